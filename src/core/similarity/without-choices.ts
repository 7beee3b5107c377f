import { type TalliedFlag, talliedFlags } from '#core/catalog/flag-tally.ts';
import type { Facts } from '#core/knowledge/facts.ts';
import { hasFlag } from './traits.ts';

/** A list with everything that may be in it: what depends on the shade included. */
export interface WholeList {
  readonly ids: readonly number[];
  readonly mayContain: readonly number[];
  /** Too little of it was recognised to say what it is free of. */
  readonly withheld: boolean;
}

/** What the dupes of a product can be chosen to be without, and which of them are. */
export interface WithoutChoice {
  readonly what: { readonly flag: TalliedFlag } | { readonly ingredient: number };
  /** Places among the dupes, from 0. */
  readonly dupes: readonly number[];
}

/** Ingredients that people ask about one by one: flagged, or rated as clogging pores. */
const leastComedogenic = 3;
export const maxChoices = 8;

type Judged = Pick<Facts, 'flags' | 'comedogenic'>;

const isAskedAbout = (facts: Judged | undefined) =>
  facts !== undefined && (talliedFlags.some((flag) => hasFlag(facts, flag)) || (facts.comedogenic?.high ?? 0) >= leastComedogenic);

/** "The same but without X" among the dupes: the flags that the product itself raises, then its ingredients that people ask about, where they choose otherwise than a flag does. */
export function withoutChoices(own: WholeList, dupes: readonly WholeList[], facts: readonly Judged[]): WithoutChoice[] {
  const lacking = (isUnwanted: (id: number) => boolean) =>
    dupes.flatMap(({ ids, mayContain, withheld }, place) =>
      withheld || ids.some(isUnwanted) || mayContain.some(isUnwanted) ? [] : [place],
    );
  const flagged = (flag: TalliedFlag) => (id: number) => {
    const ingredient = facts[id];
    return ingredient !== undefined && hasFlag(ingredient, flag);
  };
  const ofFlags = talliedFlags
    .filter((flag) => own.ids.some(flagged(flag)))
    .map((flag): WithoutChoice => ({ what: { flag }, dupes: lacking(flagged(flag)) }))
    .filter((choice) => choice.dupes.length > 0);
  const chosen = new Set(ofFlags.map((choice) => choice.dupes.join()));
  const ofIngredients = own.ids
    .filter((id) => isAskedAbout(facts[id]))
    .map((id): WithoutChoice => ({ what: { ingredient: id }, dupes: lacking((other) => other === id) }))
    .filter(({ dupes: left }) => {
      const isNew = left.length > 0 && left.length < dupes.length && !chosen.has(left.join());
      chosen.add(left.join());
      return isNew;
    });
  return [...ofFlags, ...ofIngredients].slice(0, maxChoices);
}
