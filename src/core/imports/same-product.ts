import { keyOf } from '#core/inci/names/fold.ts';

/** What titles of one brand are told apart by. */
export const titleKey = (title: string): string => keyOf(title);

/** Ingredients of a list in label order as they are stored (catalog/derived.ts): null where one is unknown. */
type Items = readonly (string | null)[];

/** Of what either list holds so much is in both where they are copies of one label: a slip or two in one of twenty-five names. Read on the pairs of one brand and title in a real export. */
const leastShared = 0.9;

function countsOf(items: Items): Map<string | null, number> {
  const counts = new Map<string | null, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** Are these two lists one, but for slips? What is unknown in either counts as different, once. */
export function isNearList(a: Items, b: Items): boolean {
  const [left, right] = [countsOf(a), countsOf(b)];
  const unknown = Math.max(left.get(null) ?? 0, right.get(null) ?? 0);
  left.delete(null);
  right.delete(null);
  let [shared, whole] = [0, unknown];
  for (const item of new Set([...left.keys(), ...right.keys()])) {
    const [one, other] = [left.get(item) ?? 0, right.get(item) ?? 0];
    shared += Math.min(one, other);
    whole += Math.max(one, other);
  }
  return whole > 0 && shared / whole >= leastShared;
}
