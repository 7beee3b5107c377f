import type { Facts } from '#core/knowledge/facts.ts';
import { oncePer } from '#core/remembered.ts';
import type { ComparedFlag, WholeList } from './formula.ts';
import { areOfOneKind, areOfOnePlant, hasNamesakes, isBroughtBy, mayBeSame } from './substances.ts';
import { traitsOf } from './traits.ts';

/** What some look for before all else, to leave it: preservatives that many are allergic to, and those that are in dispute for what they do to germs and to water. */
const shunned = [/isothiazolinone/i, /^triclo(?:san|carban)$/i];

/** What is asked of every ingredient of every row, by lexicon id. */
export const known = oncePer((facts: readonly Facts[]) =>
  facts.map((one) => ({
    isActive: traitsOf(one).active,
    hasNamesakes: hasNamesakes(one.inci),
    /** Which of the shunned it is; -1 for all others. */
    shunned: shunned.findIndex((kind) => kind.test(one.inci)),
  })),
);

/** May the list hold it, under another name of the substance too? */
export function mayHold({ ids, others }: Pick<WholeList, 'ids' | 'others'>, id: number, facts: readonly Facts[]): boolean {
  const namesakes = known(facts);
  if (!namesakes[id]?.hasNamesakes) return ids.includes(id) || others.includes(id);
  const inci = facts[id]?.inci ?? '';
  const isIt = (other: number) => other === id || (namesakes[other]?.hasNamesakes && mayBeSame(inci, facts[other]?.inci ?? ''));
  return ids.some(isIt) || others.some(isIt);
}

/** May a list whose names were all read hold it? A preservative that smells is no perfume. */
export const mayHoldFlag = ({ ids, others }: WholeList, flag: ComparedFlag, facts: readonly Facts[]): boolean =>
  [...ids, ...others].some((id) =>
    facts[id]?.flags.some(
      (one) => one.flag === flag && one.state !== 'seen' && (one.state !== 'disputed' || one.level !== 'scent-component'),
    ),
  );

/** "Hydroxypropyltrimonium Hydrolyzed Wheat Protein" is a form of what its name ends with, if that is more than one word. */
const endsWith = (inci: string, other: string) => other.includes(' ') && inci.endsWith(` ${other}`);

/** Does the list hold a form of it, or what brings it? "Without keratin" is no word for one with hydrolyzed keratin, nor "without the flower extract" for one with its water. */
export function holdsForm({ ids, others }: WholeList, { inci }: Facts, facts: readonly Facts[]): boolean {
  const isForm = (id: number) => {
    const other = facts[id]?.inci ?? '';
    return (
      (other.includes(inci) && ` ${other} `.includes(` ${inci} `)) ||
      endsWith(inci, other) ||
      areOfOnePlant(inci, other) ||
      areOfOneKind(inci, other) ||
      isBroughtBy(inci, other)
    );
  };
  return ids.some(isForm) || others.some(isForm);
}
