import { bound } from '#core/analysis/share-bounds.ts';
import { partOf } from '#core/analysis/shares.ts';
import type { Facts } from '#core/knowledge/ingredient.ts';
import type { ClaimSubject } from './claim-marks.ts';
import type { ClaimGround, ClaimVerdict } from './claims.ts';

/** Two amounts are the same within this part of the promised one: packs round. */
const rounding = 0.05;

/** The most that an item can be, percent: its part of the whole by its place, and no more than what stands before it is or may be. */
export function mostOf({ reading, shares }: ClaimSubject, index: number, facts: readonly (Facts | null)[]): number {
  const part = partOf(shares, index);
  if (!part?.ordered) return 100;
  const place = part.counted.indexOf(index);
  const before = part.counted.slice(0, place).map((other) => reading.items[other]?.percent ?? bound(facts[other]));
  const most = Math.min(part.percent / (place + 1), ...before);
  // Below 1 % the order is free.
  return Math.max(1, most);
}

/** What a list says of a promised amount of the items that are there. */
export function judgeAmount(
  promised: number,
  culprits: readonly number[],
  list: ClaimSubject,
  facts: readonly (Facts | null)[],
): { readonly verdict: ClaimVerdict; readonly ground: ClaimGround } {
  const declared = culprits.flatMap((index) => list.reading.items[index]?.percent ?? []);
  const isSame = (value: number) => Math.abs(value - promised) <= promised * rounding;
  const sum = declared.reduce((total, value) => total + value, 0);
  if (declared.some(isSame) || (declared.length > 0 && isSame(sum))) return { verdict: 'standing', ground: 'declared' };
  if (declared.length === culprits.length && declared.length > 0) return { verdict: 'contradicted', ground: 'otherwise' };
  const most = culprits.reduce((total, index) => total + (list.reading.items[index]?.percent ?? mostOf(list, index, facts)), 0);
  return most < promised * (1 - rounding) ? { verdict: 'contradicted', ground: 'less' } : { verdict: 'unknown', ground: 'amount' };
}
