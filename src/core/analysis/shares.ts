import type { Item } from '#core/inci/reading.ts';
import type { Facts } from '#core/knowledge/ingredient.ts';
import type { Culprit, ListPart, OnePercentBand, ShareEstimate, Shares } from './report.ts';

/**
 * How much of a list each ingredient may be. A label orders its ingredients by weight down to 1 %; a substance that cannot exceed 1 % shows where that line has been passed.
 * The estimate is a guess with a band; `npm run score` prints how often declared percentages lie inside it.
 */

/** The band that is said around a point estimate, as factors; calibrated with `npm run score`. */
export const shareBand = { low: 1 / 6, high: 4 };
const smallestShare = 0.01;
const largestFirst = 85;

/** Solvents and bases that may be most of a formula; any other first ingredient follows the series. */
const mayBeMost = (facts: Facts | null | undefined) => facts?.family === 'base' || facts?.roles.includes('plant-water') === true;

/** Highest legal maximum in any kind of product, percent; 100 without one. */
function legalMaximum(facts: Facts | null | undefined): number {
  let highest: number | null = null;
  for (const { max } of facts?.limits ?? []) if (max !== null) highest = Math.max(max, highest ?? max);
  return Math.min(100, highest ?? 100);
}

/** Percent that the item is not expected to exceed: its legal maximum, or the upper end of what is usual. */
function ceiling(facts: Facts | null | undefined): number {
  return Math.min(legalMaximum(facts), facts?.usual?.[1] ?? 100);
}

/** Drug facts often list their inactive ingredients by the alphabet: then order says nothing. */
export function isAlphabetical(names: readonly string[]): boolean {
  if (names.length < 7) return false;
  return names.every((name, i) => i === 0 || (names[i - 1] ?? '').toLowerCase() <= name.toLowerCase());
}

interface Sequence {
  readonly items: readonly Item[];
  readonly counted: readonly Culprit[];
  /** By item; null for what is not known. */
  readonly facts: readonly (Facts | null)[];
}

/** The 1 % line lies between `from`, behind the last ingredient that is surely above it, and `to`, the first that cannot exceed it. */
function onePercentBand({ items, counted, facts }: Sequence): OnePercentBand | null {
  const to = counted.findIndex((index, place) => place > 0 && (items[index]?.percent ?? ceiling(facts[index])) <= 1);
  const marker = counted[to];
  if (to < 1 || marker === undefined) return null;
  let from = Math.max(1, Math.ceil(to / 2));
  for (let place = to - 1; place >= 1; place -= 1) {
    const index = counted[place] ?? 0;
    if ((items[index]?.percent ?? facts[index]?.usual?.[0] ?? 0) >= 1) {
      from = Math.max(from, place + 1);
      break;
    }
  }
  return { from: counted[Math.min(from, to)] ?? marker, to: marker };
}

const leastOfInactive = 5;

/** The parts of a list, each with what it is of its product: the inactive ingredients of drug facts share what the declared active ones leave. */
function partsOf({ items, counted }: Sequence): Pick<ListPart, 'section' | 'counted' | 'percent'>[] {
  const bySection = Map.groupBy(counted, (index) => items[index]?.section ?? null);
  const active = (bySection.get('active') ?? []).reduce((sum, index) => sum + (items[index]?.percent ?? 0), 0);
  const percentOf = (section: string | null) => {
    if (section === 'active') return active;
    return section === 'inactive' ? Math.max(leastOfInactive, 100 - active) : 100;
  };
  const parts = [...bySection].map(([section, indices]) => ({ section, counted: indices, percent: percentOf(section) }));
  return parts.length > 0 ? parts : [{ section: null, counted, percent: 100 }];
}

/** Share estimates for the counted items of a list, part by part. */
export function estimateShares({ items, counted, facts }: Sequence): Shares {
  const estimates: (ShareEstimate | null)[] = items.map((item) => (item.percent === null ? null : declaredShare(item.percent)));
  const parts = partsOf({ items, counted, facts }).map((part): ListPart => {
    // The alphabet is that of the printed names: "Beeswax … Water" stands for Cera Alba … Aqua.
    const ordered = part.section !== 'active' && !isAlphabetical(part.counted.map((index) => items[index]?.text ?? ''));
    if (!ordered || part.counted.length === 0) return { ...part, ordered, onePercent: null };
    const sequence = { items, counted: part.counted, facts };
    const onePercent = onePercentBand(sequence);
    estimatePart(sequence, onePercent, part.percent, estimates);
    return { ...part, ordered, onePercent };
  });
  const [only, ...others] = parts;
  return {
    parts,
    items: estimates,
    ordered: parts.every(({ ordered }) => ordered),
    onePercent: others.length === 0 ? (only?.onePercent ?? null) : null,
  };
}

const declaredShare = (percent: number): ShareEstimate => ({ point: percent, low: percent, high: percent, declared: true });

/** Writes the estimates for the items of one ordered part that is `total` percent of its product; what is declared stands there already. */
function estimatePart(
  { items, counted, facts }: Sequence,
  band: OnePercentBand | null,
  total: number,
  estimates: (ShareEstimate | null)[],
): void {
  const places = counted.length;
  const line = band
    ? Math.max(2, Math.round((counted.indexOf(band.from) + counted.indexOf(band.to)) / 2) + 1)
    : Math.max(2, Math.round(places * 0.6));
  const top = Math.min(9, 3 + line);
  const points: number[] = [];
  let before = total;
  counted.forEach((index, place) => {
    const position = place + 1;
    const declared = items[index]?.percent ?? null;
    if (declared !== null) {
      points.push(declared);
      if (position <= line) before = Math.min(before, declared);
      return;
    }
    const series =
      position <= line
        ? top * (1 / top) ** ((position - 2) / Math.max(1, line - 2))
        : 0.9 * (0.03 / 0.9) ** ((position - line - 1) / Math.max(1, places - line - 1));
    const cap = Math.min(before, total / position, ceiling(facts[index]));
    points.push(Math.max(smallestShare, Math.min(position === 1 ? top * 1.5 : series, cap)));
    if (position <= line) before = Math.min(before, total / position);
  });
  const [first = 0] = counted;
  if (items[first]?.percent == null) {
    const rest = total - points.slice(1).reduce((sum, point) => sum + point, 0);
    points[0] = Math.max(
      points[1] ?? 0,
      Math.min(mayBeMost(facts[first]) || places < 3 ? largestFirst : Math.max(top * 1.5, rest / 3), rest, places === 1 ? total : rest),
    );
  }
  counted.forEach((index, place) => {
    if (estimates[index]) return;
    const point = points[place] ?? smallestShare;
    const cap = Math.min(total / (place + 1), legalMaximum(facts[index]));
    estimates[index] = { point, low: point * shareBand.low, high: Math.max(point, Math.min(point * shareBand.high, cap)), declared: false };
  });
}

/** The part an item stands in, if it counts. */
export function partOf({ parts }: Shares, index: Culprit): ListPart | null {
  return parts.find(({ counted }) => counted.includes(index)) ?? null;
}

/** Does the item stand where its part has surely passed 1 %? */
export function behindLine(shares: Shares, index: Culprit): boolean {
  const line = partOf(shares, index)?.onePercent?.to;
  return line !== undefined && index >= line;
}
