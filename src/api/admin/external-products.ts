import * as z from 'zod/mini';
import { externalColumns, externalFields, externalStates, externalViews, matchKinds, skipReasons } from '#core/imports/external-list.ts';
import { endpoint } from '../endpoint.ts';
import { alias, id, moment } from '../fields.ts';
import { optionalText } from '../lists.ts';
import { changed, numbered, rowIds, rowPage, rowQuery } from './rows.ts';

export const externalLine = z.strictObject({
  id,
  shop: z.string(),
  /** Its id in the feed. */
  item: z.string(),
  brand: z.string(),
  title: z.string(),
  state: z.enum(externalStates),
  /** False: it can be merged with a product, but not become one. */
  list: z.boolean(),
  /** The product it may be, or is. */
  match: z.nullable(
    z.strictObject({
      title: z.string(),
      brand: z.string(),
      alias: z.string(),
      by: z.nullable(z.enum(matchKinds)),
      likeness: z.nullable(z.number()),
    }),
  ),
  seen: moment,
});
export type ExternalLine = z.output<typeof externalLine>;

export const externalProducts = endpoint({
  method: 'GET',
  path: 'v2/admin/external-products',
  summary: 'What feeds say of products, with the product of the catalogue that each may be.',
  who: 'admin',
  query: z.strictObject({
    ...rowQuery(externalColumns),
    state: z.optional(z.enum(externalStates)),
    view: z.optional(z.enum(externalViews)),
    shop: z.optional(z.string().check(z.maxLength(100))),
  }),
  status: 200,
  answer: rowPage(externalLine),
  errors: [],
});

export const externalProduct = endpoint({
  method: 'GET',
  path: 'v2/admin/external-products/{id}',
  summary: 'A row of a feed beside the product of the catalogue that it may be, field by field.',
  who: 'admin',
  params: numbered,
  status: 200,
  answer: z.strictObject({
    external: externalLine,
    fields: z.array(
      z.strictObject({
        field: z.enum(externalFields),
        theirs: optionalText,
        ours: optionalText,
        /** What the product has after merging is other than what it has now. */
        changes: z.boolean(),
      }),
    ),
  }),
  errors: ['not_found'],
});

export const decideExternal = endpoint({
  method: 'POST',
  path: 'v2/admin/external-products',
  summary: 'Makes products of rows, merges them with the products they match, or rejects them; undone as one.',
  who: 'admin',
  body: z.strictObject({
    ids: rowIds,
    decision: z.enum(['approve', 'merge', 'reject']),
    /** Alias of a product that they are merged with, whatever they match. */
    into: z.optional(alias),
  }),
  status: 200,
  answer: z.strictObject({
    ...changed.shape,
    /** Rows with which nothing was done, and why. */
    skipped: z.array(z.strictObject({ id, why: z.enum(skipReasons) })),
  }),
  errors: ['not_found'],
});
