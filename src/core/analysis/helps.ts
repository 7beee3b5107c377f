import type { Facts } from '#core/knowledge/facts.ts';
import { grades } from '#core/knowledge/vocabulary.ts';
import { mayAct } from './dose.ts';
import type { Report } from './report.ts';
import type { Area } from './use.ts';
import type { EffectVerdict, ItemIndex } from './verdicts.ts';

/** What products are bought for an effect on; of a polish or a perfume nobody asks for a study. */
export const caredFor: ReadonlySet<Area> = new Set(['skin', 'hair', 'mouth']);

/** Effects that may show here, and those that stand in the list but will not: too little, or washed off. */
export interface Helps {
  readonly acts: readonly EffectVerdict[];
  readonly little: readonly EffectVerdict[];
}

export const actingOf = (effects: readonly EffectVerdict[]): readonly EffectVerdict[] => effects.filter(({ dose }) => mayAct(dose));

export function helpsOf({ effects, skin }: Pick<Report, 'effects' | 'skin'>): Helps {
  const little = effects.filter(({ dose }) => !mayAct(dose));
  return { acts: actingOf(effects), little: little.filter((effect) => !isOutdone(effect, skin)) };
}

/** There is too little of one ingredient that moisturises or closes cracks: nobody says so of a list that softens or covers dry skin with others. */
function isOutdone({ effect, dose }: EffectVerdict, skin: Report['skin']): boolean {
  const isOfDrySkin = effect === 'moisture' || effect === 'repair';
  return isOfDrySkin && dose === 'unlikely' && skin.some((one) => one.skin === 'dry' && one.helps.length > 0);
}

/** Has any of some ingredients been shown to care for anything, were it not of such a product or with weak proof? One that nobody read may have been. */
export const mayBeStudied = (facts: readonly (Facts | null)[], indices: readonly ItemIndex[]): boolean =>
  indices.some((index) => facts[index]?.effects.length !== 0);

/** Shown on people, and enough may be there: what a sentence may promise. */
export const isSound = ({ dose, grade }: EffectVerdict) => grade !== 'weak' && (dose === 'likely' || dose === 'possible');

/** The ingredients that give an effect its dose. */
export const bearersOf = ({ by, dose }: EffectVerdict): ItemIndex[] => by.filter((one) => one.dose === dose).map(({ index }) => index);

/** Of these, the ones of which it is proven as well as is said. */
export const provenBearersOf = ({ by, dose, grade }: EffectVerdict): ItemIndex[] =>
  by.filter((one) => one.dose === dose && one.grade === grade).map(({ index }) => index);

/** Beside these, the ones of which it is proven no less, and of which there may be enough. */
export const asSureOf = ({ by, dose, grade }: EffectVerdict): ItemIndex[] =>
  by
    .filter((one) => one.dose !== dose && one.dose === 'possible' && grades.indexOf(one.grade) <= grades.indexOf(grade))
    .map(({ index }) => index);

/** The effects that the first sentence names, the best first: at most so many, all of a soundness that one sentence may claim. */
export function toldEffects({ acts }: Pick<Helps, 'acts'>, max: number): readonly EffectVerdict[] {
  const [purpose] = acts;
  // What a product is bought for is told, however sure, and nothing surer beside it.
  if (purpose?.purpose && !isSound(purpose)) return [purpose];
  const sound = acts.filter(isSound);
  if (sound.length > 0) return sound.slice(0, max);
  const [best] = acts.filter(({ grade }) => grade !== 'weak');
  return best ? [best] : [];
}

const isActive = (facts: readonly (Facts | null)[], index: ItemIndex) => facts[index]?.family === 'active';

/** Effects that the first sentence of a report names at most. */
export const namedEffects = 2;

/** Whether that sentence may say that there is enough of everything it names. */
export function hasEnough(report: Pick<Report, 'effects' | 'withheld'>): boolean {
  const told = toldEffects({ acts: actingOf(report.effects) }, namedEffects);
  return !report.withheld && told.length > 0 && told.every(({ dose }) => dose === 'likely');
}

/** The active ingredient that a product is named after: the first of the list that may act, for what the product is bought for where it is bought for something; null where none does. */
export function leadActive({ acts }: Helps, facts: readonly (Facts | null)[]): ItemIndex | null {
  const bought = acts.filter(({ purpose }) => purpose);
  const able = (bought.length > 0 ? bought : acts).filter(isSound).flatMap(bearersOf);
  return able.filter((index) => isActive(facts, index)).toSorted((a, b) => a - b)[0] ?? null;
}

/** What a reader may expect of the list and will not get: effects shown on people whose actives are too little or washed off, but for those that do something else here. */
export function missedEffects({ acts, little }: Helps, facts: readonly (Facts | null)[], max: number): readonly EffectVerdict[] {
  const able = new Set(acts.filter(isSound).flatMap(bearersOf));
  const missed = little.filter(
    (effect) => effect.grade !== 'weak' && bearersOf(effect).some((index) => isActive(facts, index) && !able.has(index)),
  );
  return missed.filter(({ dose }) => dose === missed[0]?.dose).slice(0, max);
}
