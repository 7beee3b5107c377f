import type { Facts } from '#core/knowledge/facts.ts';
import { type Kind, kindOrFormaldehyde } from './formaldehyde.ts';
import { type ComparedFlag, comparedFlags, type WholeList } from './formula.ts';
import { mayHide, mayHideAllergens } from './hidden-scents.ts';
import { areOfOnePlant, isBroughtBy, mayBeSame } from './substances.ts';
import { hasFlag } from './traits.ts';

/** What the dupes of a product can be chosen to be without, and which of them are. */
export interface WithoutChoice {
  readonly what: Kind;
  /** Places among the dupes, from 0. */
  readonly dupes: readonly number[];
}

/** Ingredients that people ask about one by one: flagged, or rated as clogging pores. */
const leastComedogenic = 3;
export const maxChoices = 8;

type Judged = Pick<Facts, 'inci' | 'flags' | 'limits' | 'comedogenic'>;

const isAskedAbout = (facts: Judged | undefined) =>
  facts !== undefined && (comparedFlags.some((flag) => hasFlag(facts, flag)) || (facts.comedogenic?.high ?? 0) >= leastComedogenic);

/** Names that readers take for the whole kind. */
const meansKind = /^(?:Parfum|Aroma|Alcohol(?: Denat\.)?|Paraffinum Liquidum)$/;

/**
 * "Similar, but without X" among the dupes: the flags that the product itself raises for sure, then its ingredients that people ask about, where they choose otherwise than a flag does.
 * A dupe is without what it cannot hold: every name of it was read, and nothing there is X or may be. It is no choice where it may hold another kind
 * that the product is free of, or holds what the law prohibits, or in place of an allergen another; nor is null, whatever else keeps it from being the same.
 */
export function withoutChoices(own: WholeList, dupes: readonly (WholeList | null)[], facts: readonly Judged[]): WithoutChoice[] {
  const freeOf = own.wholly ? comparedFlags.filter((flag) => !own.mayHold.includes(flag)) : [];
  const mayLead = ({ wholly, prohibited, mayHold }: WholeList) =>
    wholly && prohibited.length === 0 && !freeOf.some((flag) => mayHold.includes(flag));
  const offered = dupes.flatMap((dupe, place) => (dupe && mayLead(dupe) ? [{ dupe, place }] : []));
  const lacking = (mayHold: (dupe: WholeList) => boolean) => offered.flatMap(({ dupe, place }) => (mayHold(dupe) ? [] : [place]));
  const mayHoldKind = (dupe: WholeList, flag: ComparedFlag) =>
    dupe.mayHold.includes(flag) || (flag === 'allergen' && mayHideAllergens(dupe, facts));
  const ofFlags = comparedFlags
    .filter((flag) => own.holds.includes(flag))
    .map((flag): WithoutChoice => ({ what: kindOrFormaldehyde(flag, own, facts), dupes: lacking((dupe) => mayHoldKind(dupe, flag)) }))
    .filter((choice) => choice.dupes.length > 0);
  const isSaidByFlag = (one: Judged | undefined) =>
    one !== undefined && meansKind.test(one.inci) && ofFlags.some(({ what }) => 'flag' in what && hasFlag(one, what.flag));
  const isAllergen = (id: number) => facts[id] !== undefined && hasFlag(facts[id], 'allergen');
  const chosen = new Set(ofFlags.map((choice) => choice.dupes.join()));
  const ofIngredients = own.ids
    .filter((id) => isAskedAbout(facts[id]) && !isSaidByFlag(facts[id]))
    .map((id): WithoutChoice => {
      const asked = facts[id]?.inci ?? '';
      const isIt = (other: number) => [mayBeSame, areOfOnePlant, isBroughtBy].some((isSame) => isSame(asked, facts[other]?.inci ?? ''));
      const isUnwanted = isAllergen(id) ? (other: number) => isIt(other) || (isAllergen(other) && !own.ids.includes(other)) : isIt;
      return {
        what: { ingredient: id },
        dupes: lacking((dupe) => [...dupe.ids, ...dupe.others].some(isUnwanted) || mayHide(dupe, id, facts)),
      };
    })
    .filter(({ dupes: left }) => {
      const isNew = left.length > 0 && left.length < offered.length && !chosen.has(left.join());
      chosen.add(left.join());
      return isNew;
    });
  return [...ofFlags, ...ofIngredients].slice(0, maxChoices);
}
