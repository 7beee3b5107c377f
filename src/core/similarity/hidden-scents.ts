import type { Facts } from '#core/knowledge/facts.ts';
import { oncePer } from '#core/remembered.ts';
import type { WholeList } from './formula.ts';

type Names = Pick<WholeList, 'ids' | 'others'>;
type Judged = Pick<Facts, 'inci' | 'flags' | 'limits'>;
type WithRoles = Judged & Pick<Facts, 'roles'>;

/** Labels name a perfume or a flavour by one word, whatever it is made of. */
const perfumes: ReadonlySet<string> = new Set(['Aroma', 'Parfum']);

const known = oncePer((facts: readonly Judged[]) =>
  facts.map(({ inci, flags, limits }) => ({
    isPerfume: perfumes.has(inci),
    smells: flags.some(({ flag, state }) => (flag === 'fragrance' || flag === 'allergen') && state !== 'seen'),
    isLongLabelled: limits.some(({ label }) => label?.group === 'historic'),
  })),
);

const holds = ({ ids, others }: Names, is: (id: number) => boolean | undefined) => ids.some(is) || others.some(is);

export const hasPerfume = (list: Names, facts: readonly Judged[]) => holds(list, (id) => known(facts)[id]?.isPerfume);

/** Is it scented for sure, by a perfume or by an essential oil? */
export const isScented = (list: Names, facts: readonly WithRoles[]) =>
  hasPerfume(list, facts) || holds(list, (id) => facts[id]?.roles.includes('essential-oil'));

/** Has it a perfume, and names none of the allergens that the EU has long had labels name? In other countries no label names them. */
export const mayHideAllergens = (list: Names, facts: readonly Judged[]): boolean =>
  hasPerfume(list, facts) && !holds(list, (id) => known(facts)[id]?.isLongLabelled);

/** May it be in the perfume of the list, which the label need not say? */
export function mayHide(list: Names, id: number, facts: readonly Judged[]): boolean {
  const { isPerfume, smells, isLongLabelled } = known(facts)[id] ?? {};
  if (!smells || isPerfume) return false;
  return isLongLabelled ? mayHideAllergens(list, facts) : hasPerfume(list, facts);
}

/** Is it named in front of the perfume as what cools or warms? */
export function coolsIn({ ids }: Names, id: number, facts: readonly WithRoles[]): boolean {
  const place = ids.indexOf(id);
  return facts[id]?.roles[0] === 'cooling' && place >= 0 && !ids.slice(0, place).some((before) => known(facts)[before]?.isPerfume);
}

/** May it be so, where the other list names it? What cools there no perfume holds unnamed, though a flavour may. */
export const mayHideFrom = (holder: Names, list: Names, id: number, facts: readonly WithRoles[]): boolean =>
  mayHide(list, id, facts) && (!coolsIn(holder, id, facts) || holds(list, (one) => facts[one]?.inci === 'Aroma'));
