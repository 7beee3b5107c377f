import type { Report } from '#core/analysis/report.ts';
import { keyOf } from '#core/inci/names/fold.ts';
import type { Item } from '#core/inci/reading.ts';
import type { Facts } from '#core/knowledge/facts.ts';
import { substanceOf } from '#core/similarity/substances.ts';
import type { ComparedIngredient } from './comparison.ts';

/** A list as it is joined with others. */
export interface JoinedList {
  readonly report: Report;
  /** By item index. */
  readonly facts: readonly (Facts | null)[];
}

export interface Join {
  readonly ingredients: readonly ComparedIngredient[];
  /** Ingredient of an item of a side; null for what does not count. */
  readonly rowOf: (side: number, item: number) => number | null;
  /** Ingredient by lexicon id. */
  readonly rowOfId: (id: number) => number | null;
}

interface Row {
  readonly name: string;
  readonly alias: string | null;
  readonly family: ComparedIngredient['family'];
  readonly places: (number | null)[];
}

/** Known ingredients are the same by what they are, whatever they are called; others by the letters of their names. */
const identityOf = ({ id, text }: Pick<Item, 'id' | 'text'>, facts: Facts | null | undefined) =>
  id === null ? `? ${keyOf(text)}` : String(substanceOf(facts?.inci ?? '') ?? id);

function movesOf(places: readonly (number | null)[], ordered: readonly boolean[]): (number | null)[] {
  const first = places.findIndex((place) => place !== null);
  const from = places[first] ?? 0;
  return places.map((place, side) => (side === first || place === null || !ordered[first] || !ordered[side] ? null : place - from));
}

/** Joins the ingredients of several lists. One that stands twice in a list counts at its first place. */
export function joinLists(lists: readonly JoinedList[]): Join {
  const rows = new Map<string, Row>();
  const identityOfId = new Map<number, string>();
  const identities = lists.map(({ report, facts }, side) => {
    const identityAt = new Map<number, string>();
    report.counted.forEach((index, position) => {
      const item = report.reading.items[index];
      if (!item) return;
      const identity = identityOf(item, facts[index]);
      if (item.id !== null) identityOfId.set(item.id, identity);
      identityAt.set(index, identity);
      const row = rows.get(identity) ?? {
        name: item.inci ?? item.text,
        alias: item.alias,
        family: facts[index]?.family ?? null,
        places: lists.map(() => null),
      };
      row.places[side] ??= position + 1;
      rows.set(identity, row);
    });
    return identityAt;
  });
  // Of a list that was read badly the amounts are not estimated; its places stand there all the same.
  const ordered = lists.map(({ report }) => report.shares.ordered || report.withheld);
  const firstPlace = ({ places }: Row) => Math.min(...places.map((place) => place ?? Number.POSITIVE_INFINITY));
  const sorted = [...rows].sort(([, a], [, b]) => firstPlace(a) - firstPlace(b));
  const numbers = new Map(sorted.map(([identity], number) => [identity, number]));
  return {
    ingredients: sorted.map(([, { name, alias, family, places }]) => {
      const holders = places.flatMap((place, side) => (place === null ? [] : [side]));
      return { name, alias, family, places, moves: movesOf(places, ordered), only: holders.length === 1 ? (holders[0] ?? null) : null };
    }),
    rowOf: (side, item) => numbers.get(identities[side]?.get(item) ?? '') ?? null,
    rowOfId: (id) => numbers.get(identityOfId.get(id) ?? '') ?? null,
  };
}
