import { foldTitle } from '#core/imports/title-words.ts';
import type { CategoryIndex } from './category-index.ts';

/** A formula near another one of its category, with its twins: products of its brand with nearly the same list. */
export interface Dupe {
  readonly alias: string;
  readonly score: number;
  /** The first ones in the order of aliases. */
  readonly twins: readonly string[];
}

/** So many dupes a product has at most, and so many twins of each are named. */
export const maxDupes = 20;
export const maxTwins = 4;

/** The best so far of several products at once: `size` places per row, the best first; the smaller number wins a tie. Of twins only the best has a place. */
export interface Rankings {
  readonly size: number;
  readonly groups: Int32Array;
  readonly numbers: Int32Array;
  readonly scores: Float64Array;
  readonly lengths: Int32Array;
}

export function emptyRankings({ twins }: CategoryIndex, size: number): Rankings {
  const rows = twins.length;
  return {
    size,
    groups: twins,
    numbers: new Int32Array(rows * size),
    scores: new Float64Array(rows * size),
    lengths: new Int32Array(rows),
  };
}

/** Puts a product into a row if it belongs there; twice is once. */
export function offer(rankings: Rankings, row: number, number: number, score: number): void {
  // A row that is not full ends in a score of 0. Most products are turned away by this line.
  if (score >= (rankings.scores[(row + 1) * rankings.size - 1] ?? 0)) insert(rankings, row, number, score);
}

function insert({ size, groups, numbers, scores, lengths }: Rankings, row: number, number: number, score: number): void {
  const start = row * size;
  const length = lengths[row] ?? 0;
  const isBefore = (position: number) => {
    const other = scores[position] ?? 0;
    return score > other || (score === other && number < (numbers[position] ?? 0));
  };
  let at = start;
  while (at < start + length && groups[numbers[at] ?? 0] !== groups[number]) at += 1;
  if (at === start + size) at -= 1;
  // There is a twin, or the row is full: that place is the one to win.
  if (at < start + length) {
    if (!isBefore(at)) return;
  } else lengths[row] = length + 1;
  while (at > start && isBefore(at - 1)) {
    numbers[at] = numbers[at - 1] ?? 0;
    scores[at] = scores[at - 1] ?? 0;
    at -= 1;
  }
  numbers[at] = number;
  scores[at] = score;
}

/** Of each product its brand with its title, and whether no other formula of the brand has the same. */
function namesOf({ products, twins }: CategoryIndex): { readonly name: string; readonly isSole: boolean }[] {
  const names = products.map(({ brand, title, alias }) => `${brand} ${foldTitle(title ?? alias)}`);
  const groups = Map.groupBy(names.keys(), (number) => names[number] ?? '');
  return names.map((name) => ({ name, isSole: new Set(groups.get(name)?.map((number) => twins[number])).size === 1 }));
}

/** All rows in words of the index, by alias. Only twins are named whose title tells which formula is meant, and not that of the row or of the product again. */
export function dupeLists({ size, numbers, scores, lengths }: Rankings, index: CategoryIndex): Map<string, Dupe[]> {
  const { products, twins } = index;
  const members = Map.groupBy(products.keys(), (number) => twins[number] ?? number);
  const names = namesOf(index);
  const aliasOf = (number: number) => products[number]?.alias ?? '';
  const twinsOf = (number: number, row: number) => {
    const taken = [names[number]?.name, names[row]?.name];
    const group = members.get(twins[number] ?? number) ?? [];
    return group.filter((other) => names[other]?.isSole && !taken.includes(names[other].name)).slice(0, maxTwins);
  };
  return new Map(
    products.map(({ alias }, row) => [
      alias,
      Array.from({ length: lengths[row] ?? 0 }, (_, place) => {
        const number = numbers[row * size + place] ?? 0;
        return { alias: aliasOf(number), score: scores[row * size + place] ?? 0, twins: twinsOf(number, row).map(aliasOf) };
      }),
    ]),
  );
}
