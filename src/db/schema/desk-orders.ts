import { sql } from 'drizzle-orm';
import { type AnySQLiteColumn, index } from 'drizzle-orm/sqlite-core';

const narrowedBy = ['status', 'category', 'categorySure', 'source', 'imageKey', 'discontinuedAt', 'brandId'] as const;

/**
 * The orders of the editors' list of products. A row of a product is long, and that list has every status: each index holds all that the list is narrowed by, so
 * that to count it or to turn to its last page reads no row but those that are shown.
 */
export function deskOrders(
  product: Readonly<Record<(typeof narrowedBy)[number] | 'id' | 'titleEn' | 'addedAt' | 'updatedAt', AnySQLiteColumn>>,
) {
  const narrowed = (...but: readonly string[]) => narrowedBy.filter((name) => !but.includes(name)).map((name) => product[name]);
  return [
    index('desk_by_title').on(sql`${product.titleEn} collate nocase`, product.id, ...narrowed()),
    index('desk_by_brand').on(product.brandId, product.id, ...narrowed('brandId')),
    index('desk_by_category').on(product.category, product.id, ...narrowed('category')),
    index('desk_by_status').on(product.status, product.id, ...narrowed('status')),
    index('desk_by_added').on(product.addedAt, product.id, ...narrowed()),
    index('desk_by_updated').on(product.updatedAt, product.id, ...narrowed()),
  ];
}
