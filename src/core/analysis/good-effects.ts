import type { Concern } from './concern.ts';
import { concernsOf } from './concerns.ts';
import { helpsOf, toldEffects } from './helps.ts';
import type { Report } from './report.ts';
import type { EffectVerdict } from './verdicts.ts';

/** Whom an effect is for: nothing is good for those who should think twice of it. */
const answersTo: Readonly<Record<string, readonly Concern['who'][]>> = {
  moisture: ['dry'],
  'less-oil': ['oily'],
  barrier: ['broken-skin'],
  repair: ['broken-skin'],
  calm: ['broken-skin', 'sensitive'],
};

type Source = Pick<Report, 'cautions' | 'flags' | 'skin' | 'reading' | 'effects' | 'prohibited'>;

/** Is nothing more behind a concern than what may do another job here? What soaks up or coats does so, whoever advises it. */
const isMereAdvice = ({ state, by }: Concern) => state === 'precaution' && by.every(({ reason }) => reason?.includes('.'));

/** What a product may be called good for: nothing where the law prohibits something in it. */
export function unopposedEffects(report: Source): readonly EffectVerdict[] {
  if (report.prohibited.length > 0) return [];
  const concerned = new Set(concernsOf(report).flatMap((concern) => (isMereAdvice(concern) ? [] : concern.who)));
  return report.effects.filter(({ effect }) => !answersTo[effect]?.some((who) => concerned.has(who)));
}

/** Of that the effects that are told first, at most so many. */
export const goodEffects = (report: Source, max: number): readonly EffectVerdict[] =>
  toldEffects(helpsOf({ effects: unopposedEffects(report) }), max);

/** Concerns that stand beside them: nobody should think twice, by way of precaution, of what the same sentence calls good for them. */
export function frontConcerns(report: Source & Pick<Report, 'withheld'>, max: number): readonly Concern[] {
  const good = report.withheld ? [] : goodEffects(report, max);
  const answered = new Set(good.flatMap(({ effect }) => answersTo[effect] ?? []));
  return concernsOf(report).filter((concern) => !(isMereAdvice(concern) && answered.has(concern.who)));
}

/** Effects that are shown as what the list helps with: none on broken skin where the list is known not to be for it, and none that is weakly shown for those to whom something in the list is known to do the contrary. */
export function offeredEffects(report: Source): readonly EffectVerdict[] {
  const concerns = concernsOf(report).filter(({ state }) => state === 'known');
  const isOpposed = ({ effect, grade }: EffectVerdict) =>
    concerns.some(({ who }) => answersTo[effect]?.includes(who) && (who === 'broken-skin' || grade === 'weak'));
  return report.effects.filter((verdict) => !isOpposed(verdict));
}
