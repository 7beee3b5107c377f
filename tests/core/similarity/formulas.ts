import fc from 'fast-check';
import type { DupeProduct } from '#core/similarity/category-index.ts';
import type { IdfTable } from '#core/similarity/idf.ts';
import { leastTwin } from '#core/similarity/likeness.ts';
import { maxTwins } from '#core/similarity/ranking.ts';
import { similarityOf } from '#core/similarity/similarity.ts';
import type { Traits } from '#core/similarity/traits.ts';
import { type Formula, type Scale, weigh } from '#core/similarity/weigh.ts';

const plain: Traits = { active: false, fragrance: false, allergen: false, substance: null };

/** A scale with the given IDF weights; `traits` by id over "base, no scent". */
export function scaleWith(weights: readonly number[], traits: Readonly<Record<number, Partial<Traits>>> = {}): Scale {
  const idf: IdfTable = { version: 'test', weights, unseen: 5 };
  return { idf, traits: weights.map((_, id) => ({ ...plain, ...traits[id] })) };
}

/** Thirty ingredients from common to rare; every third is an active, 28 a fragrance, 29 an allergen. */
export const scale = scaleWith(
  Array.from({ length: 30 }, (_, id) => 0.7 + id / 8),
  {
    ...Object.fromEntries(Array.from({ length: 10 }, (_, third) => [third * 3, { active: true }])),
    28: { fragrance: true },
    29: { allergen: true },
  },
);

/** Common ingredients far more often than rare ones, as on real labels. */
const anyId = fc.integer({ min: 0, max: 899 }).map((number) => Math.floor(number ** 2 / 27_000));

export const formula: fc.Arbitrary<Formula> = fc.record({
  ids: fc.uniqueArray(anyId, { minLength: 1, maxLength: 14 }),
  ordered: fc.boolean(),
});

export const shelf: fc.Arbitrary<DupeProduct[]> = fc
  .array(fc.record({ ids: fc.array(anyId, { maxLength: 12 }), brand: fc.constantFrom('a', 'b', 'c') }), { minLength: 1, maxLength: 45 })
  .map((products) => products.map((product, number) => ({ ...product, alias: `p${(number * 7) % 97}` })));

const byScore = (a: { alias: string; score: number }, b: { alias: string; score: number }) =>
  b.score - a.score || (a.alias < b.alias ? -1 : 1);

/** Dupes as the definition says: every pair scored, twins of a brand folded into the best, sorted, cut. */
export function dupesByDefinition(products: readonly DupeProduct[], limit: number, least: number) {
  const weighed = products.map((product) => ({ ...product, formula: weigh(product, scale) })).sort((a, b) => (a.alias < b.alias ? -1 : 1));
  const groups = weighed.map((_, number) => number);
  for (const [number, one] of weighed.entries())
    for (const [other, two] of weighed.entries())
      if (one.brand === two.brand && similarityOf(one.formula, two.formula) >= leastTwin) {
        const [from, to] = [groups[number], groups[other] ?? 0];
        for (const [place, group] of groups.entries()) if (group === from) groups[place] = to;
      }
  return new Map(
    weighed.map((one) => {
      const scored = weighed
        .map((other, place) => ({ alias: other.alias, group: groups[place], score: similarityOf(one.formula, other.formula) }))
        .filter(({ alias }) => alias !== one.alias);
      const best = [...Map.groupBy(scored, ({ group }) => group).values()].map((members) => {
        const [{ alias, score } = { alias: '', score: 0 }] = members.toSorted(byScore);
        const twins = members.map((member) => member.alias).filter((twin) => twin !== alias);
        return { alias, score, twins: twins.slice(0, maxTwins) };
      });
      const near = best.filter(({ score }) => score >= least).sort(byScore);
      return [one.alias, near.slice(0, limit)];
    }),
  );
}
