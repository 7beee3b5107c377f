import type { Reading } from '#core/inci/reading.ts';
import { bracketedAnd, openAnd } from '#core/inci/text/bracketed-and.ts';
import type { Sequence } from './sequence.ts';
import { ceiling } from './share-bounds.ts';
import type { ItemIndex } from './verdicts.ts';

/** Raw materials that a label names by what they are mixed of, "Cetearyl Alcohol (and) Ceteareth-20": one place of the list, at which nothing tells how much there is of each. */

const inBracket = new RegExp(`(?:${bracketedAnd}|${openAnd})\\s*$`, 'i');
/** Behind the last comma a list says "and" as any sentence does. */
const plain = /^[^,;]*\s(?:and|et|und|и|&)\s+$/i;
const fewestPlain = 3;
/** Letters of the longest of them, which may have been read as the end of the name. */
const markLength = 8;

/** Runs of items with "and" between them. */
export function blendsOf({ items, text }: Reading): readonly (readonly ItemIndex[])[] {
  const blends: { indices: ItemIndex[]; inBracket: boolean }[] = [];
  for (const [index, item] of items.entries()) {
    const before = items[index - 1];
    if (!before || item.mayContain || item.section !== before.section) continue;
    const between = text.slice(Math.max(before.start, before.end - markLength), item.start);
    const isMarked = inBracket.test(between);
    if (!isMarked && !plain.test(between)) continue;
    const last = blends.at(-1);
    if (last?.indices.at(-1) !== index - 1) blends.push({ indices: [index - 1, index], inBracket: isMarked });
    // "… (and) Glycerin and Parfum": the last name of all stands behind the blend.
    else if (last.inBracket === isMarked) last.indices.push(index);
  }
  return blends.filter((blend) => blend.inBracket || blend.indices.length >= fewestPlain).map(({ indices }) => indices);
}

/** Is there no more of any of them than what marks the 1 % line? Then the whole marks it. Where amounts are declared, the label says more. */
const tellsNothing = ({ items, facts }: Sequence, blend: readonly ItemIndex[]) =>
  blend.some((index) => ceiling(facts[index]) > 1) && blend.every((index) => items[index]?.percent === null);

export interface Unblended {
  /** Each blend as one place, of which nothing is known, by its first name. */
  readonly sequence: Sequence;
  /** The names of each blend by its first one. */
  readonly blends: ReadonlyMap<ItemIndex, readonly ItemIndex[]>;
}

/** "Cocamidopropyl Betaine (and) Glycerin, Aqua": what stands before the water of the product was copied from what went in, in no order. */
export function beginsWithBlend({ counted, facts }: Sequence, blends: Unblended['blends']): boolean {
  const leading = blends.get(counted[0] ?? -1);
  const isWater = (index: ItemIndex) => facts[index]?.inci === 'Aqua';
  return leading !== undefined && !leading.some(isWater) && counted.some(isWater);
}

/** A list whose blends take one place each; a list that is one blend only has "and" for a comma. */
export function unblended(sequence: Sequence, blends: readonly (readonly ItemIndex[])[]): Unblended {
  const placed = blends.map((blend) => blend.filter((index) => sequence.counted.includes(index)));
  const kept = placed.filter((blend) => blend.length > 1 && blend.length < sequence.counted.length && tellsNothing(sequence, blend));
  if (kept.length === 0) return { sequence, blends: new Map() };
  const further = new Set(kept.flatMap((blend) => blend.slice(1)));
  const heads = new Map(kept.map((blend) => [blend[0] ?? -1, blend]));
  const counted = sequence.counted.filter((index) => !further.has(index));
  return {
    sequence: { ...sequence, counted, facts: sequence.facts.map((facts, index) => (heads.has(index) ? null : facts)) },
    blends: heads,
  };
}
