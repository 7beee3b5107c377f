import type { KeptCheck, OwnThings, SeenList, ShelfEntry } from './own-things.ts';

/** Things of both sides by key, those that both have made one. */
function merged<Thing>(
  one: readonly Thing[],
  other: readonly Thing[],
  keyOf: (thing: Thing) => string,
  join: (one: Thing, other: Thing) => Thing,
): Thing[] {
  const things = new Map<string, Thing>();
  for (const thing of [...one, ...other]) {
    const before = things.get(keyOf(thing));
    things.set(keyOf(thing), before === undefined ? thing : join(before, thing));
  }
  return [...things.values()];
}

/** The greater of two texts or numbers; something is more than nothing. */
function greater<Value extends string | number>(one: Value | null, other: Value | null): Value | null {
  if (one === null || other === null) return one ?? other;
  return one >= other ? one : other;
}

/** A field of both: as the later side has it, or, where that says nothing, the earlier; of the same moment the greater, so that it is no matter which side is asked first. */
function fieldOf<Value extends string | number>(order: number, one: Value | null, other: Value | null): Value | null {
  if (order === 0) return greater(one, other);
  return order > 0 ? (one ?? other) : (other ?? one);
}

const orderOf = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** A product stands where it was put last; what only the earlier place says of its opening is kept. */
function joinedEntry(one: ShelfEntry, other: ShelfEntry): ShelfEntry {
  const order = orderOf(one.changedAt, other.changedAt);
  const text = (key: 'title' | 'shelf') => fieldOf(order, one[key], other[key]) ?? one[key];
  return {
    alias: one.alias,
    title: text('title'),
    shelf: text('shelf'),
    opened: fieldOf(order, one.opened, other.opened),
    months: fieldOf(order, one.months, other.months),
    changedAt: order >= 0 ? one.changedAt : other.changedAt,
  };
}

function joinedCheck(one: KeptCheck, other: KeptCheck): KeptCheck {
  const order = orderOf(one.at, other.at);
  const list = fieldOf(order, one.list, other.list) ?? one.list;
  return { id: one.id, list, name: fieldOf(order, one.name, other.name), at: order >= 0 ? one.at : other.at };
}

function joinedSeen(one: SeenList, other: SeenList): SeenList {
  const order = orderOf(one.at, other.at);
  return { alias: one.alias, list: fieldOf(order, one.list, other.list) ?? one.list, at: order >= 0 ? one.at : other.at };
}

const newestFirst = <Thing>(things: readonly Thing[], at: (thing: Thing) => string): Thing[] =>
  things.toSorted((one, other) => orderOf(at(other), at(one)));

const union = <Name extends string>(one: readonly Name[], other: readonly Name[]): Name[] => [...new Set([...one, ...other])];

/** Both together: no product, list, name or date that either side has is lost. Who told their skin on one side only has told it. */
export function mergedThings(one: OwnThings, other: OwnThings): OwnThings {
  const avoid = union(one.avoid, other.avoid);
  return {
    version: 1,
    shelf: newestFirst(
      merged(one.shelf, other.shelf, ({ alias }) => alias, joinedEntry),
      ({ changedAt }) => changedAt,
    ),
    favorites: merged(
      one.favorites,
      other.favorites,
      ({ kind, alias }) => `${kind} ${alias}`,
      (first) => first,
    ),
    checks: newestFirst(
      merged(one.checks, other.checks, ({ id }) => id, joinedCheck),
      ({ at }) => at,
    ),
    seen: merged(one.seen, other.seen, ({ alias }) => alias, joinedSeen),
    avoid,
    allergies: union(one.allergies, other.allergies).filter((alias) => avoid.includes(alias)),
    like: union(one.like, other.like),
    skin: one.skin.length > 0 ? one.skin : other.skin,
  };
}
