import type { Item, Reading } from '#core/inci/reading.ts';
import type { Facts } from '#core/knowledge/facts.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';
import { once } from '#core/remembered.ts';
import { alcoholStrength } from './alcohol-strength.ts';
import { blendsOf } from './blends.ts';
import { choiceFacts } from './choice-facts.ts';
import { fluorideAmount, sharingFluorine } from './fluoride-amount.ts';
import { doubtOf, type ListDoubt } from './list-doubt.ts';
import { behindMarker } from './list-part.ts';
import { withSealedGas } from './sealed-gas.ts';
import type { ShareEstimate, Shares } from './share-types.ts';
import { estimateShares } from './shares.ts';
import { soapAcids, soapName } from './soap.ts';
import { type Plausible, titleAmounts } from './title-amounts.ts';
import { ofAnyForm } from './unsaid-form.ts';
import type { ItemIndex } from './verdicts.ts';

/** What all verdicts on a list rest on: which items count, what is known of them, how much of each there may be. */
export interface ListBasis {
  readonly counted: readonly ItemIndex[];
  /** By item; null where nothing is known. */
  readonly facts: readonly (Facts | null)[];
  /** Why the list cannot be relied on as a whole. */
  readonly doubt: ListDoubt | null;
  readonly shares: Shares;
}

function factOf(item: Item, knowledge: Knowledge): Facts | null {
  if (item.id === null) return choiceFacts(item, knowledge.facts);
  const facts = knowledge.facts[item.id];
  return facts ? ofAnyForm(item, facts) : null;
}

/** What is known of each item in such a list; null where that is nothing. */
export const factsOf = ({ items }: Reading, knowledge: Knowledge) => withSealedGas(items.map((item) => factOf(item, knowledge)));

/** The active ingredient that a list begins with, as a medicine's does. */
const leadingActive = ([first]: readonly ItemIndex[], facts: readonly (Facts | null)[]): ItemIndex | null =>
  first !== undefined && facts[first]?.family === 'active' && facts[first].effects.some(({ dose }) => dose !== null) ? first : null;

/** Of what is used in traces no title tells more than so many times as much, but for that of what it is sold in: "Argireline 10 %". */
const beyondUsual = 3;

/** What a title may say of amounts. Fats of which soap is boiled are told as they went into it. */
function plausibleIn(counted: readonly ItemIndex[], facts: readonly (Facts | null)[], blind: () => Shares): Plausible {
  const isSoap = once(() => soapName.test(facts[counted[0] ?? -1]?.inci ?? '') || soapAcids(counted, facts).length > 0);
  return {
    mayBe(index, percent) {
      const { usual = null, family } = facts[index] ?? {};
      if (usual && usual[1] <= 1 && percent > usual[1] * beyondUsual) return false;
      if (family === 'emollient' && isSoap()) return false;
      return percent <= 1 || !behindMarker(blind(), index);
    },
    isUsual(index, percent) {
      const { usual = null, effects = [] } = facts[index] ?? {};
      return usual !== null && percent <= usual[1] && effects.some(({ dose }) => dose !== null && percent >= dose[0]);
    },
  };
}

/** `category`: alias of the one that the product is filed in. */
export function basisOf(reading: Reading, knowledge: Knowledge, category: string | null = null): ListBasis {
  const { items } = reading;
  const facts = factsOf(reading, knowledge);
  const counted = items.flatMap((item, index) => (item.mayContain || item.duplicate ? [] : [index]));
  const doubt = doubtOf({ reading, counted, facts: knowledge.facts, category });
  const blends = blendsOf(reading);
  const blind = once(() => estimateShares({ items, counted, facts }, doubt === null, blends));
  const plausible = plausibleIn(counted, facts, blind);
  const {
    declared: inTitle,
    ofProduct,
    atMost,
  } = titleAmounts(reading, counted, knowledge.dictionary.lexicon, plausible, leadingActive(counted, facts));
  const alcohol = alcoholStrength(reading, counted, facts);
  const amounts = new Map([...inTitle, ...(alcohol ? [[alcohol.index, alcohol.share.point] as const] : [])]);
  const fluoride = fluorideAmount(reading, counted, facts);
  const withTitle =
    amounts.size + fluoride.size === 0
      ? items
      : items.map((item, index) => ({ ...item, percent: fluoride.get(index)?.percent ?? item.percent ?? amounts.get(index) ?? null }));
  const placed = estimateShares({ items: withTitle, counted, facts, atMost }, doubt === null, blends);
  const estimated = { ...placed, items: sharingFluorine(placed.items, reading, facts) };
  const toldOtherwise = (share: ShareEstimate, index: ItemIndex): ShareEstimate => {
    const { ppm = null, named } = fluoride.get(index) ?? {};
    if (named !== undefined) return { ...share, asFluorine: named };
    if (ppm !== null) return { ...share, ofFluorine: ppm };
    return ofProduct.has(index) ? { ...share, inTitle: true } : share;
  };
  const shares =
    ofProduct.size + fluoride.size === 0
      ? estimated
      : { ...estimated, items: estimated.items.map((share, index) => share && toldOtherwise(share, index)) };
  if (!alcohol || doubt !== null) return { counted, facts, doubt, shares };
  // By weight it is only estimated, though nothing of the list is as sure.
  return { counted, facts, doubt, shares: { ...shares, items: shares.items.with(alcohol.index, alcohol.share) } };
}
