import * as z from 'zod/mini';
import { productStatuses } from '#core/catalog/editing.ts';
import { endpoint } from '../endpoint.ts';
import { alias as aliasText, id, moment } from '../fields.ts';
import { optionalText } from '../lists.ts';
import { numbered } from './rows.ts';

/** More than the rules allow, so that core/catalog/product-edit.ts says what is wrong. */
const text = (most: number) => z.string().check(z.maxLength(most));
const maybe = (most: number) => z.nullable(text(most));

const size = z.strictObject({ size: text(100), price: z.nullable(z.int()), currency: maybe(10), priceDate: maybe(30) });

/** Fields that an editor changes. */
const edited = {
  alias: text(300),
  /** Its name; one that nobody knew is entered. */
  brand: text(500),
  titleEn: text(500),
  titleRu: maybe(500),
  /** Alias of a category; null is Uncategorized. */
  category: maybe(100),
  /** False: an import guessed it. */
  categorySure: z.boolean(),
  list: text(40_000),
  listDate: maybe(30),
  status: z.enum(productStatuses),
  /** Why it is hidden or was rejected, in words for who added it. */
  statusReason: maybe(500),
  /** Day; null: it is sold. */
  discontinuedAt: maybe(30),
  /** Address of the product whose formula this one replaces. */
  replaces: maybe(300),
  sourceUrl: maybe(2_000),
  sizes: z.array(size).check(z.maxLength(50)),
  barcodes: z.array(text(40)).check(z.maxLength(50)),
  /** Address of the picture; null takes it away. */
  image: maybe(300),
};
const some = z.partial(z.strictObject(edited));
export type ProductSet = z.output<typeof some>;

const other = z.strictObject({
  id,
  alias: z.string(),
  brand: z.string(),
  title: z.string(),
  status: z.enum(productStatuses),
  sameList: z.boolean(),
});

export const editedProduct = z.strictObject({
  ...edited,
  id,
  source: z.string(),
  sourceId: optionalText,
  licence: optionalText,
  addedBy: optionalText,
  added: moment,
  updated: moment,
  /** When an editor last changed it: imports leave it alone since. */
  edited: optionalText,
  /** Address of the product it was merged with. */
  mergedInto: optionalText,
  /** Addresses that lead here. */
  formerly: z.array(z.string()),
  /** What would follow it to another product. */
  holds: z.strictObject({ offers: z.int(), reviews: z.int(), favorites: z.int() }),
  /** Products of its brand with the same list or title. */
  twins: z.array(other),
});
export type EditedProduct = z.output<typeof editedProduct>;

const answer = z.strictObject({ change: z.nullable(z.int()), product: editedProduct });

export const readProduct = endpoint({
  method: 'GET',
  path: 'v2/admin/products/{alias}',
  summary: 'Everything of a product that editors change, whatever its status; under an address that it once had, too.',
  who: 'admin',
  params: z.strictObject({ alias: aliasText }),
  status: 200,
  answer: z.strictObject({ product: editedProduct }),
  errors: ['not_found'],
});

export const createProduct = endpoint({
  method: 'POST',
  path: 'v2/admin/products',
  summary: 'Enters a product.',
  who: 'admin',
  body: z.strictObject({ ...some.shape, brand: edited.brand, titleEn: edited.titleEn, list: edited.list }),
  status: 201,
  answer,
  errors: ['alias.taken', 'product.duplicate', 'not_found'],
});

export const patchProduct = endpoint({
  method: 'PATCH',
  path: 'v2/admin/products/{id}',
  summary:
    'Changes fields of a product; what is not named stays. `was` is what the editor saw of them: refused where it is otherwise by now.',
  who: 'admin',
  params: numbered,
  body: z.strictObject({ set: some, was: some }),
  status: 200,
  answer,
  errors: ['not_found', 'alias.taken', 'product.duplicate', 'change.conflict'],
});

export const mergeProduct = endpoint({
  method: 'POST',
  path: 'v2/admin/products/{id}/merge',
  summary:
    'Merges a product into another one: offers, sizes, barcodes, reviews and favourites follow, its address leads there, and imports know it as that one.',
  who: 'admin',
  params: numbered,
  body: z.strictObject({ into: aliasText }),
  status: 200,
  answer,
  errors: ['not_found', 'change.conflict'],
});
