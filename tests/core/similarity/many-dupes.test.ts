import { expect, test } from 'vitest';
import { analyseText } from '#core/analysis/analyse.ts';
import { generateDemo } from '#core/demo/products.ts';
import { categoryIndex } from '#core/similarity/category-index.ts';
import { dupesOf } from '#core/similarity/dupes.ts';
import { formulaOf } from '#core/similarity/formula.ts';
import { idfTable } from '#core/similarity/idf.ts';
import { isDupe, leastNear } from '#core/similarity/likeness.ts';
import { maxDupes } from '#core/similarity/ranking.ts';
import { similarityOf } from '#core/similarity/similarity.ts';
import { traitsOf } from '#core/similarity/traits.ts';
import { weigh } from '#core/similarity/weigh.ts';
import { factsByName, plantLabels, readRecipeBook } from '#scripts/catalog/recipe-book.ts';
import { loadKnowledge } from '#scripts/knowledge/knowledge.ts';

test('the dupes of 5,000 products in one category are those of scoring every pair', () => {
  const base = loadKnowledge();
  const { facts } = base.knowledge;
  const demo = generateDemo({ seed: 'dupes', count: 5000, book: readRecipeBook(), facts: factsByName(base), plants: plantLabels(base) });
  const products = demo.map(({ alias, brand, list }) => ({
    alias,
    brand,
    ...formulaOf(analyseText(list, base.knowledge, 'leave-on')),
  }));
  const counts = facts.map(() => 0);
  for (const { ids } of products) for (const id of new Set(ids)) counts[id] = (counts[id] ?? 0) + 1;
  const scale = { idf: idfTable(counts, products.length), traits: facts.map(traitsOf) };
  const index = categoryIndex(products, scale);
  const lists = dupesOf(index);
  const dupes = [...lists].map(([alias, list]) => [alias, list.filter(({ score }) => isDupe(score))]);
  expect([...dupesOf(index, maxDupes, 0)]).toEqual(dupes);

  const weighed = index.products.map((product) => weigh(product, scale));
  for (let number = 0; number < weighed.length; number += 200) {
    const own = weighed[number] ?? weigh({ ids: [] }, scale);
    const scored = weighed
      .map((other, place) => ({ place, score: place === number ? 0 : similarityOf(own, other) }))
      .filter(({ score }) => score >= leastNear)
      .sort((a, b) => b.score - a.score || a.place - b.place);
    const places = [...Map.groupBy(scored, ({ place }) => index.twins[place]).values()].flatMap((members) => members.slice(0, 1));
    expect(lists.get(index.products[number]?.alias ?? '')?.map(({ alias, score }) => [alias, score])).toEqual(
      places.slice(0, maxDupes).map(({ place, score }) => [index.products[place]?.alias, score]),
    );
  }
}, 300_000);
