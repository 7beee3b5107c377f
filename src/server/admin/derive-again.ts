import { deriveProduct } from '#core/catalog/derived.ts';
import { useIn } from '#core/catalog/taxonomy.ts';
import { readTitled, titlesOf } from '#core/catalog/titled-list.ts';
import { productsById } from '#db/queries/admin/products.ts';
import type { RowChange, RowWrite } from '#db/queries/admin/row-changes.ts';
import { categoryUses, knowledgeVersion } from '#db/queries/submissions.ts';
import type { Services } from '../services.ts';

const deciding = ['list', 'titleEn', 'titleRu', 'category', 'categorySure'] as const;
const decides = (fields: object) => deciding.some((field) => field in fields);

/** Changes, and what follows from a product's list, title and category where one of them changes. */
export async function withDerived(services: Services, rows: readonly RowChange[]): Promise<RowWrite[]> {
  const { db } = services;
  const concerned = rows.filter(({ table, after }) => table === 'products' && decides(after));
  if (concerned.length === 0) return rows.map((row) => ({ row }));
  const [uses, version, found] = await Promise.all([
    categoryUses(db),
    knowledgeVersion(db),
    productsById(
      db,
      concerned.map(({ id }) => id),
    ),
  ]);
  const products = new Map(found.map(({ product }) => [product.id, product]));
  const knowledge = services.knowledge();
  return rows.map((row) => {
    const product = products.get(row.id);
    if (row.table !== 'products' || !decides(row.after) || !product) return { row };
    const { list, titleEn, titleRu, category, categorySure } = { ...product, ...(row.after as Partial<typeof product>) };
    const reading = readTitled(list, titlesOf({ en: titleEn, ru: titleRu }), knowledge);
    const derived = JSON.stringify(deriveProduct(reading, knowledge, useIn(uses, category), !categorySure));
    return { row, further: { derived, knowledgeVersion: version } };
  });
}
