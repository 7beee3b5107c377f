import { keyOf } from '#core/inci/names/fold.ts';

/** What titles of one brand are told apart by. */
export const titleKey = (title: string): string => keyOf(title);

/** A list as printed, with its ingredients. */
export interface Listed {
  readonly text: string;
  readonly items: Items;
}

/** Ingredients of a list in label order as they are stored (catalog/derived.ts): null where one is unknown. */
type Items = readonly (string | null)[];

/** Of what either list holds so much is in both where they are copies of one label: a slip or two in one of twenty-five names. Read on the pairs of one brand and title in a real export. */
const leastShared = 0.9;

function countsOf(items: Items): Map<string | null, number> {
  const counts = new Map<string | null, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** What stands between two names that both lists have. */
interface Gap {
  readonly unread: number;
  /** Names that the other list has nowhere. */
  readonly own: number;
}

function gapsOf(items: Items, other: Items): Map<string, Gap> {
  const names = new Set(other);
  const gaps = new Map<string, Gap>();
  const place = (index: number, step: number): string => {
    const item = items[index + step];
    return item === undefined ? '' : item !== null && names.has(item) ? item : place(index + step, step);
  };
  for (const [index, item] of items.entries()) {
    if (item !== null && names.has(item)) continue;
    const between = `${place(index, -1)} ${place(index, 1)}`;
    const { unread, own } = gaps.get(between) ?? { unread: 0, own: 0 };
    gaps.set(between, item === null ? { unread: unread + 1, own } : { unread, own: own + 1 });
  }
  return gaps;
}

/** Has either list a known name that the other has nowhere, and no name in its place that nobody could read? */
function differByName(a: Items, b: Items): boolean {
  const [left, right] = [gapsOf(a, b), gapsOf(b, a)];
  const isRead = (gaps: typeof left, others: typeof left) =>
    [...gaps].every(([between, { unread, own }]) => own === 0 || own + unread <= (others.get(between)?.unread ?? 0));
  return !isRead(left, right) || !isRead(right, left);
}

/** In the front of a list the order tells amounts: what stands there in another order is another formula, with other places and shares. */
const front = 10;
function isInOrder(items: Items, other: Items): boolean {
  const places = items.slice(0, front).flatMap((item) => (item !== null && other.includes(item) ? other.indexOf(item) : []));
  return places.every((place, index) => place >= (places[index - 1] ?? 0));
}

const areInOrder = (a: Items, b: Items): boolean => isInOrder(a, b) && isInOrder(b, a);

/** Is what one list says of the product not what the other says, by its names or by the order in front? */
export const isOtherList = (a: Items, b: Items): boolean => differByName(a, b) || !areInOrder(a, b);

/**
 * Are these two lists one, but for slips? What is unknown in either counts as different, once.
 * A known name more or less is another formula, however long the lists: whoever cannot bear it would be told that it is not there.
 */
function isNear(a: Items, b: Items): boolean {
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
  return whole > 0 && shared / whole >= leastShared && !isOtherList(a, b);
}

/** The same, of lists as printed: the same letters are the same list, whoever can read them. */
export const isNearList = (a: Listed, b: Listed): boolean =>
  isNear(a.items, b.items) || (a.items.length > 0 && keyOf(a.text) === keyOf(b.text));
