import type { RoutineStep } from './routine.ts';

type Keyed = ReadonlyMap<string, RoutineStep>;

/** Steps by a key that they have on all sides: that of the step of `from` which they are, wherever it was moved; new ones that of their product and part. */
function keyed(steps: readonly RoutineStep[], from: readonly RoutineStep[]): Keyed {
  const keys = new Map<number, string>();
  const free = new Set(from.keys());
  const find = (isIt: (step: RoutineStep, before: RoutineStep) => boolean) => {
    for (const [place, step] of steps.entries()) {
      const found = keys.has(place) ? undefined : [...free].find((one) => from[one] && isIt(step, from[one]));
      if (found === undefined) continue;
      free.delete(found);
      keys.set(place, String(found));
    }
  };
  find((step, before) => step.product === before.product && step.part === before.part);
  find((step, before) => step.product === before.product);
  const added = new Map<string, number>();
  const keyOfNew = ({ product, part }: RoutineStep) => {
    const name = `${part} ${product}`;
    added.set(name, (added.get(name) ?? 0) + 1);
    return `${name} ${added.get(name)}`;
  };
  return new Map(steps.map((step, place) => [keys.get(place) ?? keyOfNew(step), step]));
}

const isSame = (one: RoutineStep, other: RoutineStep) =>
  one.part === other.part && one.product === other.product && one.opened === other.opened && one.months === other.months;

/** Whether two routines are the same, step by step. */
export const isSameRoutine = (one: readonly RoutineStep[], other: readonly RoutineStep[]): boolean =>
  one.length === other.length && one.every((step, place) => other[place] !== undefined && isSame(step, other[place]));

/** A step of both sides: each field as the side has it that changed it, as `mine` where both did. */
function joined(before: RoutineStep | undefined, mine: RoutineStep, theirs: RoutineStep): RoutineStep {
  if (!before) return { ...mine, opened: mine.opened ?? theirs.opened, months: mine.months ?? theirs.months };
  const field = <Name extends keyof RoutineStep>(name: Name) => (mine[name] === before[name] ? theirs : mine)[name];
  return { part: field('part'), product: mine.product, opened: field('opened'), months: field('months') };
}

/** The step as it stands in the end; null where one side took it out and the other did not touch it. */
function outcome(key: string, from: Keyed, mine: Keyed, theirs: Keyed): RoutineStep | null {
  const [before, my, their] = [from.get(key), mine.get(key), theirs.get(key)];
  if (my && their) return joined(before, my, their);
  const only = my ?? their;
  return only && !(before && isSame(before, only)) ? only : null;
}

/** Whether steps that both have follow each other alike. */
function isInOrder(one: Keyed, other: Keyed): boolean {
  const common = [...other.keys()].filter((key) => one.has(key));
  return [...one.keys()].filter((key) => other.has(key)).every((key, place) => key === common[place]);
}

/**
 * What becomes of a routine `from` that was changed on two sides: what either added, changed or took out counts; a step that one side changed and the
 * other took out stays; where both changed the same, `mine` counts. The order is that of the side that changed it, of `mine` where both did.
 * It may be longer than a routine may be.
 */
export function mergedRoutine(
  from: readonly RoutineStep[],
  mine: readonly RoutineStep[],
  theirs: readonly RoutineStep[],
): readonly RoutineStep[] {
  const [before, my, their] = [keyed(from, from), keyed(mine, from), keyed(theirs, from)];
  const [leads, follows] = isInOrder(before, my) ? [their, my] : [my, their];
  const order = [...leads.keys()];
  // What only the other side has stands behind what it stands behind there.
  let last = -1;
  for (const key of follows.keys()) {
    const place = order.indexOf(key);
    last = place === -1 ? last + 1 : place;
    if (place === -1) order.splice(last, 0, key);
  }
  return order.flatMap((key) => outcome(key, before, my, their) ?? []);
}
