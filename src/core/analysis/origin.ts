import type { Item } from '#core/inci/reading.ts';
import type { Facts } from '#core/knowledge/facts.ts';
import type { Origin } from '#core/knowledge/vocabulary.ts';
import type { ItemIndex, OriginShare } from './verdicts.ts';

const order: readonly Origin[] = ['natural', 'mixed', 'synthetic', 'unknown'];

const likeNature = /\bnatur(?:e|al|i)?[- ]?identi/i;

type Said = Pick<Item, 'fromEssentialOils' | 'ofNaturalOrigin' | 'organic' | 'text'>;

/** Can the label's word for it be all of the truth? An ethoxylate of natural origin is half of mineral oil still. */
const mayBeNatural = ({ origin, flags }: Facts) => origin !== 'synthetic' && !flags.some(({ flag }) => flag === 'peg');

/** Soap of farmed olives is made as that of other olives. */
const mayBeFarmed = (facts: Facts) => mayBeNatural(facts) && facts.roles[0] !== 'cleanser';

/** How an ingredient is usually made, unless the label says that it is farmed, of natural origin or comes with essential oils, or is a scent made to be like one of nature; an unrecognised one is unknown. */
export function originOf(item: Said | undefined, facts: Facts | null | undefined): Origin {
  if (item?.fromEssentialOils) return 'natural';
  if (item?.ofNaturalOrigin && (!facts || mayBeNatural(facts))) return 'natural';
  if (item?.organic && (!facts || mayBeFarmed(facts))) return 'natural';
  // The label speaks against how it is usually made.
  if (item?.ofNaturalOrigin && facts?.origin === 'synthetic') return 'unknown';
  return item && facts?.family === 'fragrance' && likeNature.test(item.text) ? 'synthetic' : (facts?.origin ?? 'unknown');
}

/** Ingredients by where they come from. */
export function originShares(counted: readonly ItemIndex[], items: readonly Item[], facts: readonly (Facts | null)[]): OriginShare[] {
  const shares = order.map((origin) => ({ origin, culprits: [] as ItemIndex[] }));
  for (const index of counted) shares[order.indexOf(originOf(items[index], facts[index]))]?.culprits.push(index);
  return shares;
}

/** From the tap, the sea or a spring. */
const waters = /^(?:(?:Avene |Maris )?Aqua|(?:.* )?Thermal Spring Water)$/;
const isWater = (facts: Facts | null | undefined) => facts != null && waters.test(facts.inci);

/** The "organic score": percent of the ingredients of natural origin, water left out because it would dominate. Counts names, not weight; says nothing about safety. Null without any. */
export function organicScore(shares: readonly OriginShare[], facts: readonly (Facts | null)[]): number | null {
  const withoutWater = (share: OriginShare) => share.culprits.filter((index) => !isWater(facts[index])).length;
  const all = shares.reduce((sum, share) => sum + withoutWater(share), 0);
  const natural = shares.find(({ origin }) => origin === 'natural');
  return all === 0 || !natural ? null : Math.round((100 * withoutWater(natural)) / all);
}
