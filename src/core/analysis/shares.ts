import { alphabeticalRun, isAlphabetical } from './alphabet.ts';
import { antiperspirant } from './amounts-here.ts';
import { beginsWithBlend, unblended } from './blends.ts';
import { goesUpAgain } from './goes-up.ts';
import { holdsAll } from './holds-all.ts';
import { isKitInOne } from './kit-in-one.ts';
import { looseColours, looseShare } from './loose-colours.ts';
import { heldByOils } from './oil-blend.ts';
import { onePercentBand } from './one-percent.ts';
import { isPatch } from './patch.ts';
import type { Sequence } from './sequence.ts';
import { bound, ceiling, legalMaximum } from './share-bounds.ts';
import { estimatePart } from './share-estimate.ts';
import { asItStands } from './share-here.ts';
import { addedUp, eitherWay, noLessThanAverage } from './share-points.ts';
import type { ListPart, ShareEstimate, Shares } from './share-types.ts';
import type { ItemIndex } from './verdicts.ts';

/**
 * How much of a list each ingredient may be. A label orders its ingredients by weight down to 1 %; a substance that cannot exceed 1 % shows where that line has been passed.
 * The estimate is a guess with a band; `npm run score` prints how often declared percentages lie inside it.
 */

/** Fewer names tell nothing of their order. */
const leastOfMedicine = 6;
const syrup = /^(?:Sorbitol|Glycerin|Hydrogenated Starch Hydrolysate)$/;
const heldTogether: ReadonlySet<string> = new Set(['emulsifier', 'thickener']);

/** No more than a quarter of a product is of what keeps dry, which works dissolved in water alone. */
const fewestOfSalt = 4;

/** So much declared of what comes first leaves but little water. */
const mostOfAll = 75;

/** Medicines name their water last, behind what makes a cream or a gel of it: then order says nothing either. */
function isWaterLast({ items, counted, facts }: Sequence): boolean {
  const [first, last] = [facts[counted[0] ?? -1], facts[counted.at(-1) ?? -1]];
  if ((items[counted[0] ?? -1]?.percent ?? 0) >= mostOfAll) return false;
  if (last?.inci === 'Aqua' && counted.length > fewestOfSalt && antiperspirant.test(first?.inci ?? '')) return true;
  if (last?.inci !== 'Aqua' || counted.length < leastOfMedicine || !first) return false;
  // A toothpaste begins with a syrup that holds water, a spray with its gas.
  if (first.family === 'base' || syrup.test(first.inci) || first.roles.some((role) => role === 'plant-water' || role === 'propellant'))
    return false;
  return counted.some((index) => heldTogether.has(facts[index]?.roles[0] ?? ''));
}

/** Water behind what is declared at less than 1 %, or at the end of a list that begins with what cannot exceed it: active ingredients stand in front, or the alphabet orders the rest. */
function beginsWithLittle({ items, counted, facts }: Sequence): boolean {
  const water = counted.findIndex((index) => facts[index]?.inci === 'Aqua');
  if (counted.slice(0, Math.max(0, water)).some((index) => (items[index]?.percent ?? 1) < 1)) return true;
  return counted.length >= leastOfMedicine && water >= counted.length - 2 && ceiling(facts[counted[0] ?? -1]) <= 1;
}

/** More than 1 % is declared behind less: a list of actives in front, or one of no order. */
function declaresMoreBehind({ items, counted }: Sequence): boolean {
  const declared = counted.flatMap((index) => items[index]?.percent ?? []);
  return declared.some((percent, at) => percent > 1 && declared.slice(0, at).some((before) => before < percent));
}

/** More is declared at a place than as much of all before it leaves: labels round. */
const roundedUp = 1.05;
const declaresTooMuch = ({ items, counted }: Sequence) =>
  counted.some((index, place) => place > 0 && (items[index]?.percent ?? 0) * (place + 1) > 100 * roundedUp);

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

/** Share estimates for the counted items of a list, part by part; of one that cannot be relied on only what is declared, and of colourants at its end and of what its essential oils hold nothing. */
export function estimateShares(
  { items, counted, facts, atMost }: Sequence,
  isReliable = true,
  allBlends: readonly (readonly ItemIndex[])[] = [],
): Shares {
  const estimates: (ShareEstimate | null)[] = items.map((item) => (item.percent === null ? null : declaredShare(item.percent)));
  const most: (number | null)[] = items.map(() => null);
  const parts = partsOf({ items, counted, facts }).map((part): ListPart => {
    const loose = looseColours({ items, counted: part.counted, facts }, part.percent);
    const held = heldByOils({ items, counted: part.counted, facts });
    const placed = part.counted.filter((index) => !loose.includes(index) && !held.includes(index));
    // The alphabet is that of the printed names: "Beeswax … Water" stands for Cera Alba … Aqua.
    // Active ingredients may be named in front with their percentages.
    const first = placed.findIndex((index) => items[index]?.percent === null);
    const names = placed.slice(Math.max(0, first)).map((index) => items[index]?.text ?? '');
    const { sequence: printed, free } = asItStands({ items, counted: placed, facts, ...(atMost ? { atMost } : {}) }, part.percent);
    const mixed = unblended(printed, allBlends);
    const mayBeOrdered =
      isReliable &&
      part.section !== 'active' &&
      !isAlphabetical(names) &&
      !beginsWithBlend(printed, mixed.blends) &&
      !isWaterLast(printed) &&
      !beginsWithLittle(printed) &&
      !isKitInOne(printed) &&
      !isPatch(printed) &&
      !declaresMoreBehind(printed) &&
      !declaresTooMuch(printed);
    const line = mayBeOrdered && held.length === 0 ? onePercentBand(mixed.sequence, part.percent) : null;
    const ordered = mayBeOrdered && !goesUpAgain(mixed.sequence, line, part.percent);
    const run = ordered ? alphabeticalRun(printed, line) : [];
    // Names in no order take one place together, as those of a blend do, and mark no line.
    const sorted =
      run.length === 0 ? mixed : unblended(printed, [...allBlends.filter((blend) => !blend.some((index) => run.includes(index))), run]);
    const isSorted = sorted.blends.has(run[0] ?? -1);
    const { sequence, blends } = isSorted ? sorted : mixed;
    const onePercent = isSorted ? null : line;
    if (!ordered || placed.length === 0) return { ...part, loose: [], free: [], ordered, onePercent: null };
    writeMost(sequence, part.percent, most);
    for (const [index, estimate] of free) estimates[index] = estimate;
    const unplaced = loose.reduce((sum, index) => sum + (items[index]?.percent ?? 0), 0);
    const left = part.percent - unplaced - [...free.values()].reduce((sum, { point }) => sum + point, 0);
    const colours = loose.filter((index) => items[index]?.percent === null).length * looseShare;
    const estimate = (ordering: Sequence) => {
      const found = estimatePart(ordering, onePercent, left, blends.size === 0 && loose.length === 0 && holdsAll(printed, onePercent));
      return blends.size === 0 ? addedUp(found, ordering, left - colours) : found;
    };
    const [head, ...others] = sequence.counted;
    const isUnread = head !== undefined && others.length > 0 && facts[head] === null && items[head]?.percent === null && !blends.has(head);
    const places = items.filter((item) => (item.section ?? null) === part.section).length - free.size;
    const own = isUnread
      ? eitherWay(estimate(sequence), estimate({ ...sequence, counted: others }), sequence, left)
      : noLessThanAverage(estimate(sequence), head, left / places);
    for (const [index, share] of own) if (!blends.has(index) && !(isUnread && index === head)) estimates[index] ??= share;
    for (const [leader, blend] of blends) for (const index of blend) most[index] = most[leader] ?? null;
    return { ...part, loose, free: [...free.keys()], ordered, onePercent };
  });
  const [only, ...others] = parts;
  return {
    parts,
    items: estimates,
    most,
    ordered: parts.every(({ ordered }) => ordered),
    onePercent: others.length === 0 ? (only?.onePercent ?? null) : null,
  };
}

/** An older product, or one made for elsewhere, may hold so many times what the law of today permits; to say that a promise cannot be kept takes more than that law. */
const beyondBound = 2;

/** Writes the most that each item can be: its part of the whole by its place, and no more than what stands before it is or may be. Below 1 % the order is free. */
function writeMost({ items, counted, facts }: Sequence, total: number, most: (number | null)[]): void {
  let before = 100;
  counted.forEach((index, place) => {
    most[index] = Math.max(1, Math.min(total / (place + 1), before));
    before = Math.min(before, items[index]?.percent ?? Math.max(bound(facts[index]), legalMaximum(facts[index])) * beyondBound);
  });
}

const declaredShare = (percent: number): ShareEstimate => ({ point: percent, low: percent, high: percent, declared: true });
