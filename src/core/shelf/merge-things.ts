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

/** The later of two, and the earlier; of the same moment the order of their texts decides, so that it is no matter which side is asked first. */
function inTime<Thing>(one: Thing, other: Thing, at: (thing: Thing) => string): readonly [later: Thing, earlier: Thing] {
  const order = (thing: Thing) => `${at(thing)} ${JSON.stringify(thing)}`;
  return order(one) >= order(other) ? [one, other] : [other, one];
}

/** A product stands where it was put last; what only the earlier place says of its opening is kept. */
function joinedEntry(one: ShelfEntry, other: ShelfEntry): ShelfEntry {
  const [later, earlier] = inTime(one, other, ({ changedAt }) => changedAt);
  return { ...later, opened: later.opened ?? earlier.opened, months: later.months ?? earlier.months };
}

function joinedCheck(one: KeptCheck, other: KeptCheck): KeptCheck {
  const [later, earlier] = inTime(one, other, ({ at }) => at);
  return { ...later, name: later.name ?? earlier.name };
}

const joinedSeen = (one: SeenList, other: SeenList): SeenList => inTime(one, other, ({ at }) => at)[0];

const newestFirst = <Thing>(things: readonly Thing[], at: (thing: Thing) => string): Thing[] =>
  things.toSorted((one, other) => (at(one) < at(other) ? 1 : at(one) > at(other) ? -1 : 0));

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
