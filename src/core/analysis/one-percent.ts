import { isPerfume } from './alcohol-strength.ts';
import { alphabeticalRun, sortedBehind } from './alphabet.ts';
import type { Sequence } from './sequence.ts';
import { ceiling, isMuchOfIt, neutralises } from './share-bounds.ts';
import type { OnePercentBand } from './share-types.ts';
import type { ItemIndex } from './verdicts.ts';

/** Of what a perfume smells of, so many of the allergens that stand first may be more than 1 % of it. */
const strongScents = 3;

/** The allergens of a perfume that tell nothing of its 1 % line, as all do that go by the alphabet. */
function strongScentsOf(sequence: Sequence): ReadonlySet<ItemIndex> {
  if (!isPerfume(sequence)) return none;
  const { counted, facts } = sequence;
  const scents = counted.filter((index) => facts[index]?.roles[0] === 'scent-component');
  return new Set([...scents.slice(0, strongScents), ...sortedBehind({ ...sequence, counted: scents }, null).flat()]);
}
const none: ReadonlySet<ItemIndex> = new Set();

/** What the declared amounts leave of `whole` percent. */
const restOf = ({ items, counted }: Sequence, whole: number) =>
  whole - counted.reduce((sum, index) => sum + (items[index]?.percent ?? 0), 0);

/** Of what the declared amounts of `whole` percent leave, fewer exceed 1 % than that has percents: the first place that surely does not; none where they leave enough. */
export function leftOverFrom(sequence: Sequence, whole: number): number {
  const { items, counted } = sequence;
  const undeclared = counted.flatMap((index, position) => (items[index]?.percent == null ? [position] : []));
  return undeclared[Math.ceil(Math.max(1, restOf(sequence, whole))) - 1] ?? counted.length;
}

/** So many names behind the water go down in amount, before so many that are less than 1 % go by the alphabet. */
const [fewestDown, fewestSorted] = [5, 10];

/** The first of a stretch by the alphabet that holds what cannot be much, behind names that go down in amount: the law lets what is less than 1 % stand in any order, and nothing else. */
function sortedFrom(sequence: Sequence): ItemIndex | null {
  const { counted, facts } = sequence;
  if (counted.length <= fewestDown + fewestSorted || facts[counted[0] ?? -1]?.family !== 'base') return null;
  const run = alphabeticalRun(sequence, null);
  const [first = -1] = run;
  if (run.length < fewestSorted || counted.indexOf(first) <= fewestDown) return null;
  const isLittle = run.some((index) => ceiling(facts[index]) <= 1) && run.every((index) => (facts[index]?.usual?.[0] ?? 0) <= 1);
  return isLittle ? first : null;
}

/** The 1 % line of what is `whole` percent of its product lies between `from`, behind the last ingredient that is surely above it, and `to`, the first that cannot exceed it. What is declared wins over what is usual. */
export function onePercentBand(sequence: Sequence, whole: number): OnePercentBand | null {
  const { items, counted, facts } = sequence;
  const strong = strongScentsOf(sequence);
  const declared = (index: number) => items[index]?.percent ?? null;
  const isDeclared = (index: number) => declared(index) !== null;
  const isMarker = (index: number, position: number) => {
    const percent = declared(index);
    const before = counted.slice(0, position);
    const behind = counted.slice(position + 1);
    // Active ingredients named in front with their amounts stand there for that, whatever follows them.
    if (percent !== null) return percent <= 1 && !(before.every(isDeclared) && !behind.every(isDeclared));
    const ingredient = facts[index];
    if (ceiling(ingredient) > 1 || strong.has(index)) return false;
    const factsAt = (places: readonly number[]) => places.map((other) => facts[other]);
    return !neutralises(ingredient, factsAt(counted), factsAt(before)) && !isMuchOfIt(ingredient, factsAt(before), factsAt(behind));
  };
  const lastAbove = counted.findLastIndex((index) => (declared(index) ?? 0) > 1);
  const rest = restOf(sequence, whole);
  const undeclared = runningCount(counted, (index) => !isDeclared(index));
  const leftOver = leftOverFrom(sequence, whole);
  const sorted = sortedFrom(sequence);
  const to = counted.findIndex(
    (index, position) => position > Math.max(0, lastAbove) && (isMarker(index, position) || position >= leftOver || index === sorted),
  );
  const marker = counted[to];
  if (to < 1 || marker === undefined) return null;
  let from = Math.max(1, Math.ceil(to / 2));
  for (let position = to - 1; position >= 1; position -= 1) {
    const index = counted[position] ?? 0;
    const usual = facts[index]?.usual?.[0] ?? 0;
    // What is usual holds where the declared amounts leave room for it, and for as much of all before it.
    const isUsual = usual >= 1 && usual * (undeclared[position] ?? 0) <= rest / 2;
    if ((declared(index) ?? 0) >= 1 || isUsual) {
      from = Math.max(from, position + 1);
      break;
    }
  }
  return { from: counted[Math.min(from, to)] ?? marker, to: marker };
}

/** How many there are up to each position, itself included. */
function runningCount(indexes: readonly number[], isOne: (index: number) => boolean): readonly number[] {
  let count = 0;
  return indexes.map((index) => {
    if (isOne(index)) count += 1;
    return count;
  });
}
