import { sortedBehind } from './alphabet.ts';
import { mostOfScent } from './amounts-of-scent.ts';
import type { Sequence } from './sequence.ts';
import { fittedTogether } from './share-fit.ts';
import { inFront, isAlkaliOfActive, isMoreThanUsual, isNamedForWhatItDoes, isPeelingAcid, leadingPart, peelBand } from './share-front.ts';
import { inOrder } from './share-order.ts';
import { combined, type Expectation, expectationOf } from './share-prior.ts';
import { boundOf, isPure, maxOf, mayBeMost, seriesAt, smallestShare, suggestedOf, topOf } from './share-series.ts';
import { reachesWhole } from './share-sum.ts';
import type { OnePercentBand, ShareEstimate } from './share-types.ts';
import type { ItemIndex } from './verdicts.ts';

/** How far shares stray from what their place suggests: surely above the 1 % line, around it, below it, and at the first place. Calibrated with `npm run score`. */
const spreadAbove = 0.8;
const spreadAround = 1.5;
const spreadBelow = 2;
const spreadOfFirst = 0.9;
/** How many spreads the band that is said reaches down and up. */
const bandDown = 2.2;
const bandUp = 1.15;

/** The widest spread before the line: more would say no more than the place does. */
const widestSpread = 1.35;
const largestFirst = 0.85;
/** A base that comes first is said to be between these parts of its estimate. */
const firstDown = 0.4;
const firstUp = 1.5;
/** Many names behind the water of a product do not make it a smaller part than this, as far as they leave it. */
const mostOfWater = 65;

/** In front of an ointment, which has no base, the fats that may be most of a product may each hold all that their place leaves them. */
const placesOfOintment = 3;
const mostOfOintment = 90;

/** The rest is at least so much of a spray or a peel. */
const leastBehindLeading = 30;

const band = ({ mean, spread }: Expectation, most: number): ShareEstimate => {
  const point = Math.max(smallestShare, Math.min(Math.exp(mean), most));
  return {
    point,
    low: point * Math.exp(-bandDown * spread),
    high: Math.max(point, Math.min(point * Math.exp(bandUp * spread), most)),
    declared: false,
  };
};

/** Estimates for the items of one ordered part that is `whole` percent of its product; what is declared holds its neighbours. `isWhole`: nothing else is in it. */
export function estimatePart(
  sequence: Sequence,
  line: OnePercentBand | null,
  whole: number,
  isWhole: boolean,
): ReadonlyMap<ItemIndex, ShareEstimate> {
  const [head] = sequence.counted;
  const leading = leadingPart(sequence);
  const front = leading || (head !== undefined && isPure(sequence, head) ? 0 : inFront(sequence, line));
  const found = estimateBehind(front, sequence, line, whole, isWhole);
  if (leading > 0 || !isWhole || reachesWhole(estimatesIn(found, sequence), whole)) return found;
  // Active ingredients that leave no room for the rest stand in front of its order.
  const actives = sequence.counted.findIndex((index) => !isNamedForWhatItDoes(sequence.facts[index]));
  return actives > front ? estimateBehind(actives, sequence, line, whole, isWhole) : found;
}

const estimatesIn = (estimates: ReadonlyMap<ItemIndex, ShareEstimate>, { counted }: Sequence) =>
  counted.map((index) => estimates.get(index));

/** Estimates where so many ingredients are named in front of the order. */
function estimateBehind(
  front: number,
  sequence: Sequence,
  line: OnePercentBand | null,
  whole: number,
  isWhole: boolean,
): ReadonlyMap<ItemIndex, ShareEstimate> {
  const { items, facts } = sequence;
  const estimates = new Map<ItemIndex, ShareEstimate>();
  const leading = leadingPart(sequence);
  let total = whole;
  let before = whole;
  sequence.counted.slice(0, front).forEach((index, position) => {
    const most = Math.min(whole, boundOf(sequence, index));
    const expected = isAlkaliOfActive(facts[index]) ? null : expectationOf(facts[index]);
    const estimate = isPeelingAcid(facts[index]) && leading > 0 ? peelBand(position + 1, most) : expected && band(expected, most);
    if (estimate) estimates.set(index, leading > 0 ? estimate : { ...estimate, usual: true });
    if (leading > 0) total = Math.max(leastBehindLeading, total - (items[index]?.percent ?? estimate?.point ?? 0));
    if (leading > 0 && isPeelingAcid(facts[index])) before = items[index]?.percent ?? estimate?.point ?? before;
  });
  const counted = sequence.counted.slice(front);
  const from = line ? Math.max(0, counted.indexOf(line.from)) : null;
  const to = line ? Math.max(1, counted.indexOf(line.to)) : null;
  const middle = from !== null && to !== null ? Math.round((from + to) / 2) + 1 : Math.round(counted.length * 0.6);
  const lineAt = Math.max(2, middle);
  const sure = from ?? lineAt;
  const most = maxOf({ ...sequence, counted }, total, lineAt, to);
  const sorted = suggestedOf(sortedBehind({ ...sequence, counted }, line), counted, lineAt);
  const guesses = counted.map((index, position): Expectation => {
    const declared = items[index]?.percent ?? null;
    if (declared !== null) return { mean: Math.log(Math.max(smallestShare, declared)), spread: 0.001 };
    const isBehind = position >= lineAt || sorted.has(index);
    const suggested = Math.min(sorted.get(index) ?? seriesAt(position + 1, lineAt, counted.length), most[position] ?? total);
    const spread = isBehind ? spreadBelow : position < sure ? spreadAbove : spreadAround;
    const guess = combined({ mean: Math.log(suggested), spread }, expectationOf(facts[index]));
    return isBehind ? guess : { mean: guess.mean, spread: Math.min(widestSpread, guess.spread) };
  });
  const [first] = counted;
  if (first === undefined) return estimates;
  const isBase = mayBeMost(facts[first]) || counted.length < 3 || isPure(sequence, first) || isMoreThanUsual({ ...sequence, counted });
  const rest = () => total - guesses.slice(1).reduce((sum, { mean }, i) => sum + Math.min(Math.exp(mean), most[i + 1] ?? total), 0);
  if (!isBase && items[first]?.percent == null)
    guesses[0] = combined(
      { mean: Math.log(Math.max(topOf(lineAt) * 1.5, rest() / 3)), spread: spreadOfFirst },
      expectationOf(facts[first]),
    );
  falling(guesses, isBase ? 1 : 0, sure);
  if (isBase) {
    const suggested = Math.max(Math.min(total * largestFirst, rest()), Math.exp(guesses[1]?.mean ?? 0));
    const point = Math.max(smallestShare, Math.min(most[0] ?? total, suggested, before));
    estimates.set(first, {
      point,
      low: point * firstDown,
      high: Math.max(point, Math.min(most[0] ?? total, Math.max(point * firstUp, facts[first]?.inci === 'Aqua' ? mostOfWater : 0))),
      declared: false,
    });
  }
  const ofScent = mostOfScent(sequence);
  const isDry = sequence.counted.every((index) => !mayBeMost(facts[index]));
  const mayBeMuch = (index: ItemIndex) => items[index]?.percent == null && (facts[index]?.usual?.[1] ?? 0) >= mostOfOintment;
  const lastOfMuch = isDry ? counted.slice(0, placesOfOintment).findLastIndex(mayBeMuch) : -1;
  counted.forEach((index, position) => {
    const guess = guesses[position];
    if (!guess || estimates.has(index)) return;
    const estimate = band(guess, most[position] ?? total);
    // What stands before it is as much as it may be.
    const much = position > lastOfMuch || items[index]?.percent != null ? 0 : (most[mayBeMuch(index) ? position : lastOfMuch] ?? 0);
    const scent = facts[index]?.roles[0] === 'scent-component' ? ofScent : 0;
    // What comes first may be all that the others, as they are expected, leave.
    const left = position === 0 && !isNamedForWhatItDoes(facts[first]) ? rest() : 0;
    // Where nothing tells of the line, what nothing is known of, or a plant that dyes, may be as much as its place leaves it.
    const isOpen = line === null && (expectationOf(facts[index]) === null || facts[index]?.roles.includes('hair-dye'));
    estimates.set(index, {
      ...estimate,
      high: Math.max(estimate.high, Math.min(Math.max(much, left, scent, isOpen ? whole : 0), most[position] ?? 0)),
    });
  });
  const ordered = { ...sequence, counted: leading > 0 ? sequence.counted : counted };
  return fittedTogether(inOrder(estimates, ordered, whole), ordered, whole, isWhole);
}

/** Makes the expectations of the places from `start` to before `end` fall, as a label does above 1 %: neighbours that rise are pooled by how sure they are. */
function falling(guesses: Expectation[], start: number, end: number): void {
  const pools: { mean: number; weight: number; size: number }[] = [];
  for (const { mean, spread } of guesses.slice(start, end)) {
    let pool = { mean, weight: 1 / spread ** 2, size: 1 };
    for (let last = pools.at(-1); last && last.mean < pool.mean; last = pools.at(-1)) {
      pools.pop();
      const weight = last.weight + pool.weight;
      pool = { mean: (last.mean * last.weight + pool.mean * pool.weight) / weight, weight, size: last.size + pool.size };
    }
    pools.push(pool);
  }
  let position = start;
  for (const { mean, size } of pools)
    for (const poolEnd = position + size; position < poolEnd; position += 1)
      guesses[position] = { mean, spread: guesses[position]?.spread ?? spreadAround };
}
