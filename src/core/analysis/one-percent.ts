import type { Sequence } from './sequence.ts';
import { ceiling, isMuchOfIt, neutralises } from './share-bounds.ts';
import type { OnePercentBand } from './share-types.ts';

/** The 1 % line lies between `from`, behind the last ingredient that is surely above it, and `to`, the first that cannot exceed it. What is declared wins over what is usual. */
export function onePercentBand({ items, counted, facts }: Sequence): OnePercentBand | null {
  const declared = (index: number) => items[index]?.percent ?? null;
  const isDeclared = (index: number) => declared(index) !== null;
  const isMarker = (index: number, position: number) => {
    const percent = declared(index);
    const before = counted.slice(0, position);
    const behind = counted.slice(position + 1);
    // Active ingredients named in front with their amounts stand there for that, whatever follows them.
    if (percent !== null) return percent <= 1 && !(before.every(isDeclared) && !behind.every(isDeclared));
    const ingredient = facts[index];
    if (ceiling(ingredient) > 1) return false;
    const factsAt = (places: readonly number[]) => places.map((other) => facts[other]);
    return !neutralises(ingredient, factsAt(counted), factsAt(before)) && !isMuchOfIt(ingredient, factsAt(before), factsAt(behind));
  };
  const lastAbove = counted.findLastIndex((index) => (declared(index) ?? 0) > 1);
  const rest = 100 - counted.reduce((sum, index) => sum + (declared(index) ?? 0), 0);
  const undeclared = runningCount(counted, (index) => !isDeclared(index));
  // Of what the declared amounts leave, no more can exceed 1 % than that has percents.
  const isLeftOver = (position: number) => (undeclared[position] ?? 0) > rest;
  const to = counted.findIndex(
    (index, position) => position > Math.max(0, lastAbove) && (isMarker(index, position) || isLeftOver(position)),
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
