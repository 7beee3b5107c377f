import type { Concern } from './concern.ts';
import { concernsOf } from './concerns.ts';
import { mayAct } from './dose.ts';
import { actingOf, toldEffects } from './helps.ts';
import type { Report } from './report.ts';
import type { EffectVerdict, ItemIndex } from './verdicts.ts';

/** Whom an effect is for: nothing is good for those who should think twice of it. */
const answersTo: Readonly<Record<string, readonly Concern['who'][]>> = {
  moisture: ['dry'],
  'less-oil': ['oily'],
  barrier: ['broken-skin'],
  repair: ['broken-skin'],
  calm: ['broken-skin', 'sensitive'],
};

type Source = Pick<Report, 'cautions' | 'flags' | 'skin' | 'reading' | 'effects' | 'prohibited'>;

/** Is nothing more behind a concern than what may do another job here? What soaks up or coats does so, whoever advises it; and what an effect is told by is there for that. */
function isMereAdvice({ state, by }: Concern, { effects }: Pick<Report, 'effects'>): boolean {
  const acts = (index: ItemIndex) =>
    effects.some((effect) => effect.grade !== 'weak' && effect.by.some((one) => one.index === index && mayAct(one.dose)));
  return state === 'precaution' && by.every(({ index, reason }) => reason?.includes('.') && !acts(index));
}

/** Effects that nothing else in the list is known to undo: what stands against somebody is not said to help the same. */
export function offeredEffects(report: Source): readonly EffectVerdict[] {
  const concerned = new Set(concernsOf(report).flatMap((concern) => (isMereAdvice(concern, report) ? [] : concern.who)));
  return report.effects.filter(({ effect }) => !answersTo[effect]?.some((who) => concerned.has(who)));
}

/** What a product may be called good for: nothing where the law prohibits something in it. */
export const unopposedEffects = (report: Source): readonly EffectVerdict[] => (report.prohibited.length > 0 ? [] : offeredEffects(report));

/** Of that the effects that are told first, at most so many. */
export const goodEffects = (report: Source, max: number): readonly EffectVerdict[] =>
  toldEffects({ acts: actingOf(unopposedEffects(report)) }, max);

/** Concerns that stand beside them: nobody should think twice, by way of precaution, of what the same sentence calls good for them. */
export function frontConcerns(report: Source & Pick<Report, 'withheld'>, max: number): readonly Concern[] {
  const good = report.withheld ? [] : goodEffects(report, max);
  const answered = new Set(good.flatMap(({ effect }) => answersTo[effect] ?? []));
  return concernsOf(report).filter((concern) => !(isMereAdvice(concern, report) && answered.has(concern.who)));
}
