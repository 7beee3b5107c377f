import type { Facts } from '#core/knowledge/facts.ts';
import type { Origin } from '#core/knowledge/vocabulary.ts';
import type { ItemIndex, OriginShare } from './verdicts.ts';

const order: readonly Origin[] = ['natural', 'mixed', 'synthetic', 'unknown'];

/** Ingredients by how they are usually made; an unrecognised one is unknown. */
export function originShares(counted: readonly ItemIndex[], facts: readonly (Facts | null)[]): OriginShare[] {
  const shares = order.map((origin) => ({ origin, culprits: [] as ItemIndex[] }));
  for (const index of counted) shares[order.indexOf(facts[index]?.origin ?? 'unknown')]?.culprits.push(index);
  return shares;
}

/** The "organic score": percent of the ingredients of natural origin, water left out because it would dominate. Counts names, not weight; says nothing about safety. Null without any. */
export function organicScore(shares: readonly OriginShare[], facts: readonly (Facts | null)[]): number | null {
  const withoutWater = (share: OriginShare) => share.culprits.filter((index) => facts[index]?.alias !== 'aqua').length;
  const all = shares.reduce((sum, share) => sum + withoutWater(share), 0);
  const natural = shares.find(({ origin }) => origin === 'natural');
  return all === 0 || !natural ? null : Math.round((100 * withoutWater(natural)) / all);
}
