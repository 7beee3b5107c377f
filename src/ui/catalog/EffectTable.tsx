import type { EffectFact } from '#core/knowledge/facts.ts';
import type { PageTranslator } from '#i18n/translator.ts';
import type { Words } from '#i18n/words.ts';
import { SourceMarks } from './SourceMarks.tsx';

interface Props {
  readonly effects: readonly EffectFact[];
  readonly sources: readonly string[];
  readonly words: Words;
  readonly t: PageTranslator;
}

/** Each effect with its evidence, the sources and the amount that was studied. */
export function EffectTable({ effects, sources, words, t }: Props) {
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('ingredient.effect')}</th>
          <th scope="col">{t('ingredient.shownBy')}</th>
          <th scope="col" className="at-end">
            {t('ingredient.dose')}
          </th>
        </tr>
      </thead>
      <tbody>
        {effects.map(({ effect, grade, sources: cited, dose }) => (
          <tr key={effect}>
            <th scope="row">{words.effects[effect] ?? effect}</th>
            <td>
              {t(`grade.${grade}.meaning`)} <SourceMarks ids={cited} sources={sources} t={t} />
            </td>
            <td className="at-end number">{dose ? t.percentRange(...dose) : t('ingredient.doseUnknown')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
