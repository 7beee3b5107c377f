import type { Flag, FlagName } from '#core/knowledge/flags.ts';
import type { Family, Origin } from '#core/knowledge/vocabulary.ts';
import type { ByGroup } from './ingredient-query.ts';

export const comedogenicOptions = ['0', '1', '2-3', '4-5', 'unrated'] as const;
type ComedogenicOption = (typeof comedogenicOptions)[number];
export const originOptions = ['natural', 'mixed', 'synthetic', 'unknown'] as const satisfies readonly Origin[];
/** Names that begin with a digit or a sign stand under "0-9". */
export const letterOptions = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0-9'];

/** What the filters need of an ingredient. */
export interface FacetFacts {
  readonly inci: string;
  readonly alias: string;
  readonly family: Family;
  readonly roles: readonly string[];
  readonly origin: Origin;
  readonly comedogenic: { readonly low: number; readonly high: number } | null;
  readonly flags: readonly Pick<Flag, 'flag' | 'state'>[];
  readonly effects: readonly { readonly effect: string }[];
  readonly productCount: number;
}

/** An ingredient as the filtered list holds it. */
export interface ListedIngredient {
  readonly inci: string;
  readonly alias: string;
  readonly family: Family;
  readonly productCount: number;
  readonly comedogenic: { readonly low: number; readonly high: number } | null;
  /** Flags on which sources disagree; they count as well, and the row says so. */
  readonly disputed: readonly FlagName[];
  readonly options: ByGroup<readonly string[]>;
}

/** A range counts at its upper end; not rated is never 0. */
function comedogenicOption(value: ListedIngredient['comedogenic']): ComedogenicOption {
  if (value === null) return 'unrated';
  if (value.high < 1) return '0';
  if (value.high < 2) return '1';
  return value.high < 4 ? '2-3' : '4-5';
}

export function letterOption(inci: string): string {
  const first = inci.charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : '0-9';
}

/** A look-alike ("seen") or a guess from the name ("probable") is no reason to stand under a flag. */
export function listedIngredient(facts: FacetFacts): ListedIngredient {
  const { inci, alias, family, productCount, comedogenic, roles, origin, effects } = facts;
  const inState = (state: Flag['state']) => [...new Set(facts.flags.filter((flag) => flag.state === state).map(({ flag }) => flag))];
  const settled = inState('settled');
  const disputed = inState('disputed').filter((flag) => !settled.includes(flag));
  return {
    inci,
    alias,
    family,
    productCount,
    comedogenic: comedogenic && { low: comedogenic.low, high: comedogenic.high },
    disputed,
    options: {
      role: roles,
      flag: [...settled, ...disputed],
      comedogenic: [comedogenicOption(comedogenic)],
      origin: [origin],
      effect: [...new Set(effects.map(({ effect }) => effect))],
      letter: [letterOption(inci)],
    },
  };
}
