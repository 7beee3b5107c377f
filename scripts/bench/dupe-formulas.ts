import { analyseText } from '#core/analysis/analyse.ts';
import type { DemoProduct } from '#core/demo/workshop.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';
import type { DupeProduct } from '#core/similarity/category-index.ts';
import { idfTable } from '#core/similarity/idf.ts';
import { traitsOf } from '#core/similarity/traits.ts';
import type { Scale } from '#core/similarity/weigh.ts';

/** What dupes are found by, from a product's list. */
export function formulaOf({ alias, brand, list }: DemoProduct, knowledge: Knowledge): DupeProduct {
  const { reading, counted, shares } = analyseText(list, knowledge, 'leave-on');
  const identified = counted.flatMap((index) => {
    const id = reading.items[index]?.id ?? null;
    return id === null ? [] : [{ id, share: shares.items[index]?.point ?? null }];
  });
  return {
    alias,
    brand,
    ids: identified.map(({ id }) => id),
    shares: identified.map(({ share }) => share),
    ordered: shares.ordered,
  };
}

/** How much each ingredient counts among these products. */
export function scaleOf(products: readonly DupeProduct[], facts: Knowledge['facts']): Scale {
  const counts = facts.map(() => 0);
  for (const { ids } of products) for (const id of new Set(ids)) counts[id] = (counts[id] ?? 0) + 1;
  return { idf: idfTable(counts, products.length), traits: facts.map(traitsOf) };
}
