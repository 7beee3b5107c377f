import * as z from 'zod/mini';
import { productColumns, productStatuses, productViews } from '#core/catalog/editing.ts';
import { endpoint } from '../endpoint.ts';
import { moment } from '../fields.ts';
import { optionalText } from '../lists.ts';
import { changed, rowIds, rowPage, rowQuery } from './rows.ts';

export const productLine = z.strictObject({
  id: z.int(),
  alias: z.string(),
  title: z.string(),
  brand: z.string(),
  /** Alias of the category; null is Uncategorized. */
  category: optionalText,
  categorySure: z.boolean(),
  status: z.enum(productStatuses),
  discontinued: z.boolean(),
  picture: z.boolean(),
  source: z.string(),
  added: moment,
  updated: moment,
});
export type ProductLine = z.output<typeof productLine>;

export const productRows = endpoint({
  method: 'GET',
  path: 'v2/admin/products',
  summary: 'Products of every status, for editors.',
  who: 'admin',
  query: z.strictObject({
    ...rowQuery(productColumns),
    status: z.optional(z.enum(productStatuses)),
    category: z.optional(z.string().check(z.maxLength(100))),
    brand: z.optional(z.string().check(z.maxLength(200))),
    source: z.optional(z.string().check(z.maxLength(50))),
    view: z.optional(z.enum(productViews)),
  }),
  status: 200,
  answer: rowPage(productLine),
  errors: [],
});

export const changeProducts = endpoint({
  method: 'POST',
  path: 'v2/admin/products/bulk',
  summary: 'Sets category, brand, status or "discontinued" of many products at once; undone as one.',
  who: 'admin',
  body: z.strictObject({
    ids: rowIds,
    set: z.partial(
      z.strictObject({
        category: z.nullable(z.string()),
        /** Alias of a brand. */
        brand: z.string(),
        status: z.enum(productStatuses),
        /** Why, in words for whoever added it. */
        reason: z.string().check(z.maxLength(500)),
        discontinued: z.boolean(),
      }),
    ),
  }),
  status: 200,
  answer: changed,
  errors: ['not_found'],
});
