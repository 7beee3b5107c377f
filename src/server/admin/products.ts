import type { changeProducts, ProductLine, productRows } from '#api/admin/products.ts';
import { brandIdOf, productRows as findRows, productsById } from '#db/queries/admin/products.ts';
import { difference } from '#db/queries/admin/row-changes.ts';
import type { Fields } from '#db/queries/admin/row-fields.ts';
import { categoryUses } from '#db/queries/submissions.ts';
import { iso } from '../accounts/sessions.ts';
import type { Handler } from '../api.ts';
import { ApiError } from '../problems.ts';
import type { Services } from '../services.ts';
import { change } from './change.ts';

type Found = Awaited<ReturnType<typeof findRows>>['rows'][number];

const line = ({
  id,
  alias,
  titleEn,
  brand,
  category,
  categorySure,
  status,
  discontinuedAt,
  imageKey,
  source,
  addedAt,
  updatedAt,
}: Found): ProductLine => ({
  id,
  alias,
  title: titleEn,
  brand,
  category,
  categorySure,
  status,
  discontinued: discontinuedAt !== null,
  picture: imageKey !== null,
  source,
  added: addedAt,
  updated: updatedAt,
});

/** What the database's word index is asked: every word begins a word of title or brand. Null: nothing was typed. */
function matchOf(q: string | undefined): string | null {
  // The index folds these letters (0004_search.sql).
  const words = (q ?? '')
    .replace(/[йЙ]/g, 'и')
    .replace(/[ёЁ]/g, 'е')
    .split(/[^\p{L}\p{N}]+/u);
  const asked = words.filter((word) => word !== '').map((word) => `"${word}"*`);
  return asked.length === 0 ? null : asked.join(' ');
}

export const listProductRows: Handler<typeof productRows> = async ({ query }, { db }) => {
  const { q, sort = '-updated', page, limit, ...filter } = query;
  const backwards = sort.startsWith('-');
  const column = (backwards ? sort.slice(1) : sort) as Parameters<typeof findRows>[1]['sort'];
  const { rows, total } = await findRows(db, { ...filter, match: matchOf(q), sort: column, backwards, offset: (page - 1) * limit, limit });
  return { items: rows.map(line), total };
};

/** The columns that a wish sets. */
async function wantedFields(services: Services, set: Parameters<typeof changeMany>[0]['body']['set']): Promise<Fields> {
  const { category, brand, status, reason, discontinued } = set;
  const wanted: Fields = {};
  if (category !== undefined) {
    if (category !== null && !(await categoryUses(services.db)).has(category)) throw new ApiError('not_found');
    wanted['category'] = category;
    wanted['categorySure'] = true;
  }
  if (brand !== undefined) {
    const id = await brandIdOf(services.db, brand);
    if (id === null) throw new ApiError('not_found');
    wanted['brandId'] = id;
  }
  if (status !== undefined) {
    wanted['status'] = status;
    wanted['statusReason'] = reason ?? null;
  }
  if (discontinued !== undefined) wanted['discontinuedAt'] = discontinued ? iso(services.now()) : null;
  return wanted;
}

export const changeMany: Handler<typeof changeProducts> = async ({ body: { ids, set } }, services, caller) => {
  const wanted = await wantedFields(services, set);
  const found = await productsById(services.db, ids);
  if (found.length < new Set(ids).size) throw new ApiError('not_found');
  const rows = found.flatMap(({ product, brand }) => {
    // Who was discontinued stays so since the day it was.
    const since: Fields = wanted['discontinuedAt'] && product.discontinuedAt ? { discontinuedAt: product.discontinuedAt } : {};
    return difference('products', product.id, `${brand} ${product.titleEn}`, product, { ...wanted, ...since }) ?? [];
  });
  return change(services, caller, 'products.change', rows);
};
