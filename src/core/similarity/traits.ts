import type { Facts } from '#core/knowledge/facts.ts';
import type { FlagName } from '#core/knowledge/flags.ts';
import type { Family } from '#core/knowledge/vocabulary.ts';

/** What the comparison of formulas asks of an ingredient. */
export interface Traits {
  /** It is there for what it does to skin or hair; all else is the base of the formula. */
  readonly active: boolean;
  readonly fragrance: boolean;
  readonly allergen: boolean;
}

/** Has the flag, sources may disagree; a look-alike has not. */
export function hasFlag({ flags }: Pick<Facts, 'flags'>, flag: FlagName): boolean {
  return flags.some((known) => known.flag === flag && known.state !== 'seen');
}

/** Families that carry a formula, whatever they have been shown to do. */
const carriers: readonly Family[] = ['base', 'emollient', 'surfactant', 'texture'];

/**
 * Actives and filters by family, and what has been shown to work on people, unless it carries the formula: glycerin and dimethicone moisturise, but nobody calls a cream a dupe for them.
 * A colour is of the filters' family but does nothing, so it is base.
 */
export function traitsOf(facts: Pick<Facts, 'family' | 'roles' | 'effects' | 'flags'>): Traits {
  const { family, roles, effects } = facts;
  const carries = carriers.includes(family) || roles.includes('solvent');
  const shown = !carries && effects.some(({ grade }) => grade !== 'weak');
  return {
    active: shown || family === 'active' || (family === 'filter' && roles[0] !== 'colourant'),
    fragrance: hasFlag(facts, 'fragrance'),
    allergen: hasFlag(facts, 'allergen'),
  };
}
