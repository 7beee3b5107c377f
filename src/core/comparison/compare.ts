import type { Area } from '#core/analysis/use.ts';
import { type Explanation, explainSimilarity, type Part } from '#core/similarity/explain.ts';
import { formulaOf } from '#core/similarity/formula.ts';
import type { IdfTable } from '#core/similarity/idf.ts';
import { type Traits, traitsOf } from '#core/similarity/traits.ts';
import { weigh } from '#core/similarity/weigh.ts';
import type { ComparedSide, Comparison, Similarity } from './comparison.ts';
import {
  comparedAllergens,
  comparedComedogenicity,
  comparedEffects,
  comparedFlags,
  comparedOrigin,
  comparedPrices,
  comparedSkin,
} from './facts.ts';
import { type Join, joinLists } from './join.ts';
import type { ComparedFormula } from './sides.ts';
import { certaintyOf, summaryOf } from './summary.ts';

/** What a comparison is measured with. */
export interface ComparisonWeights {
  /** How telling each ingredient is; made from the whole catalogue. */
  readonly idf: IdfTable;
  /** The only areas whose products can have an effect; all where an effect is not named. */
  readonly effectAreas: Readonly<Record<string, readonly Area[]>>;
}

/** A part of a score, rounded: more digits would be noise, and differ between engines. */
const rounded = (value: number) => Math.round(value * 1e6) / 1e6;

function explanationOf(join: Join, given: Explanation): Explanation {
  const part = <One extends Part>(one: One): One => ({
    ...one,
    contribution: rounded(one.contribution),
    ingredients: one.ingredients.map((share) => ({
      ...share,
      id: join.rowOfId(share.id) ?? -1,
      contribution: rounded(share.contribution),
    })),
  });
  const rows = (ids: readonly number[]) => ids.flatMap((id) => join.rowOfId(id) ?? []);
  const { agreement } = given.order;
  return {
    score: rounded(given.score),
    sharedActives: part(given.sharedActives),
    sharedBase: part(given.sharedBase),
    order: { ...part(given.order), agreement: agreement === null ? null : rounded(agreement) },
    missing: part(given.missing),
    added: { ...part(given.added), fragrance: rows(given.added.fragrance), allergens: rows(given.added.allergens) },
  };
}

function similaritiesOf(sides: readonly ComparedFormula[], join: Join, idf: IdfTable): Similarity[] {
  const traits: Traits[] = [];
  for (const { report, facts } of sides)
    for (const index of report.counted) {
      const [id, itemFacts] = [report.reading.items[index]?.id, facts[index]];
      if (id != null && itemFacts) traits[id] = traitsOf(itemFacts);
    }
  const weighed = sides.map(({ report }) => weigh(formulaOf(report), { idf, traits }));
  return weighed.flatMap((one, first) =>
    weighed.slice(first + 1).map((other, further): Similarity => {
      const explanation = explanationOf(join, explainSimilarity(one, other, traits));
      return { sides: [first, first + 1 + further], explanation };
    }),
  );
}

function sideOf({ alias, report, facts, isGuess }: ComparedFormula, own: number): ComparedSide {
  const { counted, shares, context, withheld } = report;
  const band = shares.ordered ? shares.onePercent : null;
  const placeOf = (index: number) => counted.indexOf(index) + 1;
  return {
    alias,
    context,
    isGuess,
    ingredients: counted.length,
    recognised: counted.filter((index) => facts[index]).length,
    withheld,
    ordered: shares.ordered,
    onePercent: band && { from: placeOf(band.from), to: placeOf(band.to) },
    own,
  };
}

/** Lays two to four formulas side by side. */
export function compareFormulas(formulas: readonly ComparedFormula[], { idf, effectAreas }: ComparisonWeights): Comparison {
  const join = joinLists(formulas);
  const { ingredients } = join;
  const sides = formulas.map((formula, side) => sideOf(formula, ingredients.filter(({ only }) => only === side).length));
  const facts = {
    sides,
    ingredients,
    shared: ingredients.filter(({ places }) => places.every((place) => place !== null)).length,
    effects: comparedEffects(formulas, join, effectAreas),
    flags: comparedFlags(formulas, join),
    allergens: comparedAllergens(formulas, join),
    comedogenic: comparedComedogenicity(formulas, join),
    skin: comparedSkin(formulas, join),
    origin: comparedOrigin(formulas),
    prices: comparedPrices(formulas),
    similarities: similaritiesOf(formulas, join, idf),
  };
  return { ...facts, summary: summaryOf(facts), certainty: certaintyOf(sides) };
}
