import type { ListRule } from './category-rules-file.ts';

/** By INCI name: where it stands first. */
export type Places = ReadonlyMap<string, number>;

/** Does the list answer to a rule? */
export function holds({ one, least, first = Number.POSITIVE_INFINITY, also, not }: ListRule, places: Places): boolean {
  let early = 0;
  for (const name of one) if ((places.get(name) ?? Number.POSITIVE_INFINITY) < first) early += 1;
  return early >= least && (also?.some((name) => places.has(name)) ?? true) && !not.some((name) => places.has(name));
}

export const placesOf = (names: readonly string[]): Places => new Map(names.map((name, place) => [name, place] as const).toReversed());
