import type { LimitFact } from '#core/knowledge/facts.ts';

/** Entries that bound a substance of the list, `id`, here, and how much of it is declared, percent. */
interface Bounded {
  readonly id: number;
  readonly said: readonly LimitFact[];
  readonly percent: number | null;
}

/** The maximum that a declared amount exceeds; `together`: only with others that share it. */
interface Excess {
  readonly max: number;
  readonly together: boolean;
}

/** Sums of declared amounts, by the group that shares a maximum. */
type SharedAmounts = ReadonlyMap<string, { readonly amount: number; readonly members: number }>;

/** Labels round, and so do molar masses: 1.14 % of sodium monofluorophosphate stand for the 0.15 % of fluorine that are permitted. */
const rounding = 1.02;

/** What a maximum counts of a declared amount; null where nothing is declared, or nobody knows how much counts. */
function countedOf({ as, part }: LimitFact, percent: number | null): number | null {
  if (percent === null || as === null) return percent;
  return part === null ? null : percent * part;
}

const isAbove = ({ max, as }: LimitFact, amount: number | null): boolean =>
  max !== null && amount !== null && amount > (as === null ? max : max * rounding);

/** An entry for an acid and its salts counts the acid of all of them; one for esters that may be mixed counts each. */
const groupOf = ({ annex, ref, as, sum, mixture }: LimitFact): string | null =>
  sum ?? (as !== null && mixture === null ? `${annex}/${ref}` : null);
const mixtureOf = ({ mixture }: LimitFact): string | null => mixture?.of ?? null;

/** The group that all entries of a substance name: what another entry permits for another purpose is counted nowhere. */
function commonGroup(said: readonly LimitFact[], group: (limit: LimitFact) => string | null): string | null {
  const counting = said.filter((limit) => !limit.beside);
  const [first] = counting;
  const name = first ? group(first) : null;
  return name !== null && counting.every((limit) => group(limit) === name) ? name : null;
}

/** What is named as the active and in the list again is there once. */
const eachOnce = (substances: readonly Bounded[]): readonly Bounded[] =>
  [...Map.groupBy(substances, ({ id }) => id).values()].map((same) =>
    same.reduce((most, one) => ((one.percent ?? 0) > (most.percent ?? 0) ? one : most)),
  );

/** Sums of the declared members of each group. What is not declared would come on top, so that a sum over a maximum stays over it. */
export function sharedAmounts(substances: readonly Bounded[]): SharedAmounts {
  const shared = new Map<string, { amount: number; members: number }>();
  for (const { said, percent } of eachOnce(substances)) {
    const first = said.find((limit) => !limit.beside);
    const amount = first ? countedOf(first, percent) : null;
    if (amount === null) continue;
    for (const group of [commonGroup(said, groupOf), commonGroup(said, mixtureOf)]) {
      if (group === null) continue;
      const before = shared.get(group);
      shared.set(group, { amount: (before?.amount ?? 0) + amount, members: (before?.members ?? 0) + 1 });
    }
  }
  return shared;
}

/** More of it than preserves is there for another purpose, where an entry permits one: what holds for preservatives is not said of it. */
export function asPurposed(said: readonly LimitFact[], percent: number | null): readonly LimitFact[] {
  if (percent === null || !said.some((limit) => limit.annex === 'III' && !limit.beside)) return said;
  return said.filter((limit) => limit.annex !== 'V' || !isAbove(limit, countedOf(limit, percent)));
}

/** How a declared amount exceeds the maximum of an entry; null where it does not, or nobody can tell. */
function excessOf(limit: LimitFact, { said, percent }: Omit<Bounded, 'id'>, shared: SharedAmounts): Excess | null {
  const { max, mixture } = limit;
  const amount = countedOf(limit, percent);
  if (max === null || amount === null) return null;
  if (isAbove(limit, amount)) return { max, together: false };
  const isOverWith = (group: string | null, most: number) => {
    const { amount: sum, members } = shared.get(group ?? '') ?? { amount: 0, members: 0 };
    return members > 1 && sum > most * rounding;
  };
  if (isOverWith(commonGroup(said, groupOf), max)) return { max, together: true };
  if (mixture && isOverWith(commonGroup(said, mixtureOf), mixture.max)) return { max: mixture.max, together: true };
  return null;
}

/** How a substance exceeds each entry that bounds it, in their order; nothing where one of them may be kept. */
export function excesses(bounded: Omit<Bounded, 'id'>, shared: SharedAmounts): readonly (Excess | null)[] {
  const found = bounded.said.map((limit) => excessOf(limit, bounded, shared));
  return bounded.said.every((limit, at) => found[at] || limit.beside) ? found : [];
}
