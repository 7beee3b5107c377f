import type { ReportView } from './report-view.ts';
import { doseWord } from './use-words.ts';

/** What the report expects an item to show in this product, each effect with how well it is proven and whether there is enough: not what it may do elsewhere. */
export function itemEffectsInWords({ report, words, t, isGuess }: ReportView, index: number): string {
  return report.effects
    .flatMap(({ effect, by }) => {
      const own = by.find((one) => one.index === index);
      return own ? `${words.effects[effect] ?? effect} (${t(`grade.${own.grade}`)}, ${doseWord(t, own.dose, isGuess)})` : [];
    })
    .join(', ');
}
