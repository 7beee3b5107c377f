import type { ClaimGround, ClaimSubject, ClaimVerdict } from './claim.ts';

/** Two amounts are the same within this part of the promised one: packs round. */
const rounding = 0.05;

/** What a list says of a promised amount of the items that are there. */
export function judgeAmount(
  promised: number,
  culprits: readonly number[],
  list: ClaimSubject,
): { readonly verdict: ClaimVerdict; readonly ground: ClaimGround } {
  const declared = culprits.flatMap((index) => list.reading.items[index]?.percent ?? []);
  const isSame = (value: number) => Math.abs(value - promised) <= promised * rounding;
  const sum = declared.reduce((total, value) => total + value, 0);
  if (declared.some(isSame) || (declared.length > 0 && isSame(sum))) return { verdict: 'standing', ground: 'declared' };
  if (declared.length === culprits.length && declared.length > 0) return { verdict: 'contradicted', ground: 'otherwise' };
  const most = culprits.reduce((total, index) => total + (list.reading.items[index]?.percent ?? list.shares.most[index] ?? 100), 0);
  return most < promised * (1 - rounding) ? { verdict: 'contradicted', ground: 'less' } : { verdict: 'unknown', ground: 'amount' };
}
