import type { Facts } from '#core/knowledge/facts.ts';
import type { FlagName } from '#core/knowledge/flags.ts';
import type { Family } from '#core/knowledge/vocabulary.ts';
import { substanceOf } from './substances.ts';

/** What the comparison of formulas asks of an ingredient. */
export interface Traits {
  /** It is there for what it does to skin or hair; all else is the base of the formula. */
  readonly active: boolean;
  readonly fragrance: boolean;
  readonly allergen: boolean;
  /** What it has in common with other names of the same (substances.ts); null where it is the only one. */
  readonly substance: number | null;
}

/** Has the flag for sure: what sources disagree about has not, nor has a look-alike. */
export function hasFlag({ flags }: Pick<Facts, 'flags'>, flag: FlagName): boolean {
  return flags.some((known) => known.flag === flag && known.state === 'settled');
}

/** Families that carry a formula, whatever they have been shown to do. */
const carriers: readonly Family[] = ['base', 'emollient', 'surfactant', 'texture'];

const carriesFormula = ({ family, roles }: Pick<Facts, 'family' | 'roles'>) => carriers.includes(family) || roles.includes('solvent');

/**
 * Actives and filters by family, and what has been shown to work on people, unless it carries the formula: glycerin and dimethicone moisturise, but nobody calls a cream a dupe for them.
 * A colour is of the filters' family but does nothing, so it is base.
 */
export function traitsOf(facts: Pick<Facts, 'inci' | 'family' | 'roles' | 'effects' | 'flags'>): Traits {
  const { family, roles, effects } = facts;
  const shown = !carriesFormula(facts) && effects.some(({ grade }) => grade !== 'weak');
  return {
    active: shown || family === 'active' || (family === 'filter' && roles[0] !== 'colourant'),
    fragrance: hasFlag(facts, 'fragrance'),
    allergen: hasFlag(facts, 'allergen'),
    substance: substanceOf(facts.inci),
  };
}
