import type { IdfTable } from './idf.ts';
import type { Traits } from './traits.ts';

/**
 * The weight of an ingredient in a list: how telling it is × twice for an active × what its place says of its amount.
 * The order rule says that the ingredient at place p is at most 1/p of the product. The weight takes the square root of that, because being there counts as well as how much.
 */

/** A formula as it is compared. */
export interface Formula {
  /** Ingredients that count, in label order, may-contain apart. A name that is not recognised may have an id of its own beyond the lexicon; a repeated id counts at its first place. */
  readonly ids: readonly number[];
  /** Estimated percent of each (analysis/shares.ts, `point`): they show where the 1 % line is. */
  readonly shares?: readonly (number | null)[];
  /** False for lists whose order says nothing, such as alphabetical ones. */
  readonly ordered?: boolean;
}

/** What weights are made from: the catalogue's table and the traits by lexicon id. */
export interface Scale {
  readonly idf: IdfTable;
  readonly traits: readonly Traits[];
}

/** A formula with a weight per ingredient. Weights are whole numbers, so that sums are the same in any order and scores can be compared exactly. */
export interface WeighedFormula {
  readonly ids: Int32Array;
  /** By which they are found in another formula: their ids, or one number for all names of a substance. */
  readonly substances: Int32Array;
  readonly weights: Int32Array;
  /** Sum of the weights. */
  readonly total: number;
}

export const activeWeight = 2;
const unit = 1_000_000;
/** Behind the 1 % line any order is allowed, so a place there counts as this part of a place. */
const placeBehindLine = 0.05;
/** Where the line is taken to be without estimates, as a part of the list. */
const usualLine = 0.6;
/** Estimates are 1 % at the line itself and 0.9 % behind it. */
const behindLine = 0.95;

/** The last place above the 1 % line. */
function lineOf(shares: readonly (number | null)[] | undefined, places: number): number {
  // A dye or a lye tells nothing in front of what there is more of.
  const behind = (shares?.findLastIndex((share) => share !== null && share >= behindLine) ?? -1) + 1;
  return behind > 0 && behind < places ? behind : Math.max(2, Math.round(places * usualLine));
}

/** What a place says of the amount, from 1 for the first, always falling: smoothly down to the line, hardly behind it. */
export function placeWeight(place: number, line: number): number {
  return 1 / Math.sqrt(Math.min(place, line) + Math.max(0, place - line) * placeBehindLine);
}

/** Without an order every place weighs like the middle of the part above the line; the small rest only tells two orders apart. */
function unorderedWeight(place: number, line: number): number {
  return 1 / Math.sqrt((1 + line) / 2 + place * placeBehindLine);
}

/** How much an ingredient counts wherever it stands. */
export function significance(id: number, { idf, traits }: Scale): number {
  return (idf.weights[id] ?? idf.unseen) * (traits[id]?.active ? activeWeight : 1);
}

/** Weighs a formula. */
export function weigh({ ids, shares, ordered = true }: Formula, scale: Scale): WeighedFormula {
  const substance = (id: number) => scale.traits[id]?.substance ?? id;
  const found = new Map<number, number>();
  for (const id of ids) if (!found.has(substance(id))) found.set(substance(id), id);
  const first = [...found.values()];
  const line = lineOf(shares, first.length);
  const atPlace = ordered ? placeWeight : unorderedWeight;
  const weights = Int32Array.from(first, (id, index) => Math.round(unit * significance(id, scale) * atPlace(index + 1, line)));
  return {
    ids: Int32Array.from(first),
    substances: Int32Array.from(found.keys()),
    weights,
    total: weights.reduce((sum, weight) => sum + weight, 0),
  };
}

/** The formula without some of its ingredients; the others move up. */
export function without({ ids, shares, ordered }: Formula, isUnwanted: (id: number) => boolean): Formula {
  const kept = ids.flatMap((id, index) => (isUnwanted(id) ? [] : [index]));
  return { ids: kept.map((index) => ids[index] ?? 0), shares: shares && kept.map((index) => shares[index] ?? null), ordered };
}
