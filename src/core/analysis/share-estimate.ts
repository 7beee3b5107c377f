import type { Facts } from '#core/knowledge/facts.ts';
import type { Sequence } from './sequence.ts';
import { bound } from './share-bounds.ts';
import { combined, type Expectation, expectationOf } from './share-prior.ts';
import type { OnePercentBand, ShareEstimate } from './share-types.ts';
import type { Culprit } from './verdicts.ts';

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
const smallestShare = 0.0001;
/** Estimates at the 1 % line, at the end of the list, and the most that is said behind the line. */
const behindLine = 0.9;
const atEnd = 0.03;
const maxBehind = 1.2;
const largestFirst = 0.85;
/** A base that comes first is said to be between these parts of its estimate. */
const firstDown = 0.4;
const firstUp = 1.5;

/** Solvents, bases and watery juices that may be most of a formula; any other first ingredient follows the series. */
const mayBeMost = (facts: Facts | null | undefined) =>
  facts?.family === 'base' || facts?.roles.includes('plant-water') === true || (facts != null && juice.test(facts.inci));
const juice = /(?:Juice|Filtrate)$/;

/** In front of an ointment, which has no base, the fats that may be most of a product may each hold all that their place leaves them. */
const placesOfOintment = 3;
const mostOfOintment = 90;

/** An active ingredient whose usual share is small stands in front as drug facts name it, not because there is most of it. */
const leastActiveInFront = 5;
const maxActiveInFront = 25;

const isNamedForWhatItDoes = (facts: Facts | null | undefined) => facts?.family === 'active' || facts?.family === 'filter';

/** What is usual of the first ingredient is too little for a product without a base that holds less of all others: bath salts are mostly what a shampoo has a pinch of. */
function isMoreThanUsual({ counted, facts }: Sequence): boolean {
  const first = facts[counted[0] ?? -1];
  if (!first?.usual || isNamedForWhatItDoes(first) || first.usual[1] * counted.length >= 100) return false;
  return !counted.some((index) => facts[index]?.family === 'base');
}

/** How many ingredients are named in front of the order by weight. */
function inFront(sequence: Sequence): number {
  const { items, counted, facts } = sequence;
  const usual = (index: Culprit | undefined) => facts[index ?? -1]?.usual?.[1] ?? 100;
  const base = counted.findIndex((index) => facts[index]?.family === 'base');
  if (
    base > 0 &&
    counted
      .slice(0, base)
      .every((index) => isNamedForWhatItDoes(facts[index]) && Math.max(usual(index), items[index]?.percent ?? 0) <= maxActiveInFront)
  )
    return base;
  return counted.length > 1 && usual(counted[0]) <= leastActiveInFront && !isMoreThanUsual(sequence) ? 1 : 0;
}

/** How many ingredients that are surely much of the product stand in front of its base: what drives a spray out of its can, or the acids of a peel. */
function leadingPart({ counted, facts }: Sequence): number {
  const start = counted.findIndex((index) => !facts[index]?.roles.includes('propellant'));
  if (start !== 0) return Math.max(0, start);
  const water = counted.findIndex((index) => facts[index]?.inci === 'Aqua');
  return water > 0 && counted.slice(0, water).every((index) => isPeelingAcid(facts[index])) ? water : 0;
}

const isPeelingAcid = (facts: Facts | null | undefined) =>
  facts != null && / Acid$/.test(facts.inci) && facts.roles.includes('exfoliant') && bound(facts) > maxActiveInFront;
/** What an acid in front of water is said to be, percent; several share it. */
const peelingAcid = { low: 20, point: 35, high: 70 };
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

/** Estimates for the items of one ordered part that is `whole` percent of its product; what is declared holds its neighbours. */
export function estimatePart(sequence: Sequence, line: OnePercentBand | null, whole: number): Map<Culprit, ShareEstimate> {
  const { items, facts } = sequence;
  const estimates = new Map<Culprit, ShareEstimate>();
  const leading = leadingPart(sequence);
  const [head] = sequence.counted;
  const front = leading || (head !== undefined && isPure(sequence, head) ? 0 : inFront(sequence));
  let total = whole;
  let before = whole;
  sequence.counted.slice(0, front).forEach((index, position) => {
    const most = Math.min(whole, boundOf(sequence, index));
    const expected = expectationOf(facts[index]);
    const estimate = isPeelingAcid(facts[index]) && leading > 0 ? peelBand(position + 1, most) : expected && band(expected, most);
    if (estimate) estimates.set(index, estimate);
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
  const guesses = counted.map((index, position): Expectation => {
    const declared = items[index]?.percent ?? null;
    if (declared !== null) return { mean: Math.log(Math.max(smallestShare, declared)), spread: 0.001 };
    const suggested = Math.min(seriesAt(position + 1, lineAt, counted.length), most[position] ?? total);
    const spread = position < sure ? spreadAbove : position < lineAt ? spreadAround : spreadBelow;
    const guess = combined({ mean: Math.log(suggested), spread }, expectationOf(facts[index]));
    return position < lineAt ? { mean: guess.mean, spread: Math.min(widestSpread, guess.spread) } : guess;
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
      high: Math.max(point, Math.min(most[0] ?? total, point * firstUp)),
      declared: false,
    });
  }
  const isDry = sequence.counted.every((index) => !mayBeMost(facts[index]));
  counted.forEach((index, position) => {
    const guess = guesses[position];
    if (!guess || estimates.has(index)) return;
    const estimate = band(guess, most[position] ?? total);
    const mayBeMuch = isDry && position < placesOfOintment && (facts[index]?.usual?.[1] ?? 0) >= mostOfOintment;
    const declared = items[index]?.percent ?? null;
    estimates.set(index, mayBeMuch && declared === null ? { ...estimate, high: Math.max(estimate.high, most[position] ?? 0) } : estimate);
  });
  return estimates;
}

/** The band of the acid at this place in front of water. */
function peelBand(place: number, most: number): ShareEstimate {
  const [low, point, high] = [peelingAcid.low, peelingAcid.point, peelingAcid.high].map((share) => Math.min(most, share / place));
  return { low: low ?? 0, point: point ?? 0, high: high ?? 0, declared: false };
}

const isScent = (facts: Facts | null | undefined) =>
  facts?.roles.some((role) => role === 'essential-oil' || role === 'fragrance' || role === 'scent-component') === true;
/** A bottle of nothing but an essential oil names what the oil holds behind it: what is usual in a cream says nothing here. */
const isPure = ({ counted, facts }: Sequence, index: Culprit) => index === counted[0] && counted.every((one) => isScent(facts[one]));

/** The most that the law, what is usual and the title of the product let expect. */
const boundOf = (sequence: Sequence, index: Culprit) =>
  isPure(sequence, index) ? 100 : Math.min(bound(sequence.facts[index]), sequence.atMost?.get(index) ?? 100);

const topOf = (lineAt: number) => Math.min(9, 3 + lineAt);

/** What a place suggests, percent: from the second place a fall to 1 % at the line, from there one to a trace at the end. */
function seriesAt(position: number, lineAt: number, places: number): number {
  const top = topOf(lineAt);
  if (position === 1) return top * 1.5;
  if (position <= lineAt) return top * (1 / top) ** ((position - 2) / Math.max(1, lineAt - 2));
  return behindLine * (atEnd / behindLine) ** ((position - lineAt - 1) / Math.max(1, places - lineAt - 1));
}

/** The most that each place can hold: its part of what the declared ones leave, no more than what is declared before it, and than its own bound. */
function maxOf(sequence: Sequence, total: number, lineAt: number, to: number | null): number[] {
  const { items, counted } = sequence;
  const left = total - counted.reduce((sum, index) => sum + (items[index]?.percent ?? 0), 0);
  let before = total;
  let undeclared = 0;
  return counted.map((index, position) => {
    const declared = items[index]?.percent ?? null;
    if (declared !== null) {
      if (position < lineAt) before = Math.min(before, declared);
      return declared;
    }
    undeclared += 1;
    const most = Math.min(before, total / (position + 1), Math.max(smallestShare, left) / undeclared, boundOf(sequence, index));
    return Math.max(smallestShare, to !== null && position >= to ? Math.min(most, maxBehind) : most);
  });
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
