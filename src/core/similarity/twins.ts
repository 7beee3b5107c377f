import { pairsAtLeast } from './alike-pairs.ts';
import { leastTwin } from './likeness.ts';
import type { WeighedLists } from './weighed-lists.ts';

/** The first of each product's twins, itself where it has none. Twins of twins belong together, so that the order of a catalogue does not matter. */
export function twinGroups(lists: WeighedLists, brands: readonly string[]): Int32Array {
  const groups = Int32Array.from(brands, (_, number) => number);
  const firstOf = (number: number): number => {
    const group = groups[number] ?? number;
    return group === number ? number : firstOf(group);
  };
  pairsAtLeast(lists, leastTwin, (number, other) => {
    if (brands[number] !== brands[other]) return;
    const [first, second] = [firstOf(number), firstOf(other)];
    groups[Math.max(first, second)] = Math.min(first, second);
  });
  return groups.map((_, number) => firstOf(number));
}
