import type { Facts } from '#core/knowledge/facts.ts';
import { oncePer } from '#core/remembered.ts';

/** What is expected of a share, as natural logarithms of percent: the middle, and how far two thirds of the products stray from it. */
export interface Expectation {
  readonly mean: number;
  readonly spread: number;
}

/** Usual percentages by first role, for ingredients of which nobody says it. */
const usualOfRole: Readonly<Record<string, readonly [number, number]>> = {
  'plant-extract': [0.005, 5],
  'mushroom-extract': [0.005, 5],
  'essential-oil': [0.01, 1],
  'scent-component': [0.001, 0.3],
  fragrance: [0.05, 2],
  flavour: [0.05, 1.5],
  sweetener: [0.05, 1.5],
  peptide: [0.0001, 0.05],
  colourant: [0.001, 5],
  preservative: [0.02, 1],
  biocide: [0.02, 1],
  protein: [0.01, 2],
  'amino-acid': [0.005, 1],
  vitamin: [0.01, 2],
  antioxidant: [0.01, 1],
  'ph-adjuster': [0.02, 1],
  chelator: [0.02, 0.5],
  'formula-antioxidant': [0.005, 0.5],
  'barrier-lipid': [0.005, 1],
  emulsifier: [0.3, 5],
  thickener: [0.1, 3],
  emollient: [0.5, 15],
  humectant: [0.1, 10],
  cleanser: [1, 15],
  silicone: [0.5, 15],
  'hair-conditioner': [0.2, 4],
  'film-former': [0.3, 8],
};
/** May be a trace or nearly all of a product. */
const anyShare = /Juice|Water|Filtrate|Powder$/;

/** A usual range holds about four products in five: that many spreads wide. */
const spreadsOfRange = 2.56;
/** What "usual" itself leaves open; more where only the role speaks. */
const doubt = 0.45;
const doubtOfRole = 0.75;

/** What the ingredient alone lets expect; null where nothing does. */
export const expectationOf = (facts: Facts | null | undefined): Expectation | null => (facts ? expectation(facts) : null);

const expectation = oncePer(({ usual, roles, inci }: Facts): Expectation | null => {
  const range = usual ?? (anyShare.test(inci) ? undefined : usualOfRole[roles[0] ?? '']);
  if (!range) return null;
  const low = Math.log(range[0]);
  const high = Math.log(range[1]);
  return { mean: (low + high) / 2, spread: (high - low) / spreadsOfRange + (usual ? doubt : doubtOfRole) };
});

const leastSpread = 0.5;
/** How much two expectations that contradict each other widen what is said. */
const widening = 0.4;

/** Two expectations of one share in one: the surer counts for more, and where they disagree less is sure. */
export function combined(atPosition: Expectation, ingredient: Expectation | null): Expectation {
  if (!ingredient) return atPosition;
  const weight = 1 / atPosition.spread ** 2;
  const other = 1 / ingredient.spread ** 2;
  const apart = Math.abs(atPosition.mean - ingredient.mean) / Math.sqrt(atPosition.spread ** 2 + ingredient.spread ** 2);
  return {
    mean: (atPosition.mean * weight + ingredient.mean * other) / (weight + other),
    spread: Math.max(leastSpread, Math.sqrt(1 / (weight + other))) + widening * apart,
  };
}
