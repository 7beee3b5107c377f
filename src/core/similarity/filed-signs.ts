import type { WeighedLists } from './weighed-lists.ts';
import { startsOf } from './weighed-lists.ts';

/**
 * Lists filed under signs: combinations of their ingredients, the rarest first. Where more than a few lists would stand under a sign, it is full: they stand under its
 * extensions by one more ingredient instead, and under its end where a list has no more. Filing and looking up take the same way, as the same table says what is full.
 */

export interface FilingBounds {
  /** Lists under one sign from which on it is extended. */
  readonly drawer: number;
  /** Ingredients of a sign: longer ones make more to look up than they part. */
  readonly length: number;
  /** Entries of all lists together: where longer signs would make more, they stay shorter. Eight bytes each. */
  readonly entries: number;
}

export const usualBounds: FilingBounds = { drawer: 64, length: 4, entries: 12_000_000 };
/** Drawers for each sign of one ingredient: fewer make more signs meet by chance. */
const drawersEach = 4;
const endRow = -1;

/** Mixes a row into a sign. Different signs may meet in one drawer: then more is looked at, nothing is missed. */
function extended(sign: number, row: number): number {
  const mixed = Math.imul(sign ^ (row + 2), 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}

/** The drawers of a list's signs that skip at most `most` of its weight. */
export function eachSign(
  { starts, rows, weights }: WeighedLists,
  number: number,
  full: Uint8Array,
  most: number,
  emit: (drawer: number, skipped: number) => void,
): void {
  const end = starts[number + 1] ?? 0;
  const mask = full.length - 1;
  const extend = (from: number, sign: number, before: number): void => {
    let skipped = before;
    for (let at = from; at < end; at += 1) {
      if (skipped > most) return;
      const longer = extended(sign, rows[at] ?? 0);
      if (full[longer & mask] === 1) extend(at + 1, longer, skipped);
      else emit(longer & mask, skipped);
      skipped += weights[at] ?? 0;
    }
    if (skipped <= most) emit(extended(sign, endRow) & mask, skipped);
  };
  extend(starts[number] ?? 0, 0, 0);
}

/** Drawer d holds the entries `starts[d]` up to `starts[d + 1]`. */
interface Files {
  /** 1 for a drawer whose signs are extended. */
  readonly full: Uint8Array;
  readonly starts: Int32Array;
  /** Of each entry the list, and behind it what it skips: they are read together. */
  readonly entries: Int32Array;
}

export function fileAll(lists: WeighedLists, mostSkipped: (number: number) => number, bounds: FilingBounds): Files {
  const size = lists.totals.length;
  const file = (full: Uint8Array, emit: (number: number, drawer: number, skipped: number) => void) => {
    for (let number = 0; number < size; number += 1)
      eachSign(lists, number, full, mostSkipped(number), (drawer, skipped) => emit(number, drawer, skipped));
  };
  const count = (full: Uint8Array) => {
    const counts = new Int32Array(full.length);
    let sum = 0;
    file(full, (_, drawer) => {
      counts[drawer] = (counts[drawer] ?? 0) + 1;
      sum += 1;
    });
    return { full, counts, sum };
  };
  const drawers = drawersEach * count(new Uint8Array(1)).sum;
  let filing = count(new Uint8Array(2 ** Math.ceil(Math.log2(drawers + 1))));
  for (let length = 1; length < bounds.length; length += 1) {
    const full = filing.full.slice();
    for (let drawer = 0; drawer < full.length; drawer += 1) if ((filing.counts[drawer] ?? 0) > bounds.drawer) full[drawer] = 1;
    const longer = count(full);
    if (longer.sum > bounds.entries) break;
    filing = longer;
  }
  const starts = startsOf(filing.counts);
  const next = starts.slice();
  const entries = new Int32Array(2 * filing.sum);
  file(filing.full, (number, drawer, skipped) => {
    const at = next[drawer] ?? 0;
    next[drawer] = at + 1;
    entries[2 * at] = number;
    entries[2 * at + 1] = skipped;
  });
  return { full: filing.full, starts, entries };
}
