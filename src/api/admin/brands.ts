import * as z from 'zod/mini';
import { brandColumns, brandViews } from '#core/catalog/editing.ts';
import { certificateKinds } from '#core/catalog/taxonomy.ts';
import { endpoint } from '../endpoint.ts';
import { alias as aliasText, id, moment } from '../fields.ts';
import { optionalText } from '../lists.ts';
import { changed, numbered, rowPage, rowQuery } from './rows.ts';

const text = (most: number) => z.string().check(z.maxLength(most));
const count = z.int();

export const brandLine = z.strictObject({
  id,
  alias: z.string(),
  name: z.string(),
  country: optionalText,
  /** Public products, and all of them. */
  products: count,
  entered: count,
  certificates: count,
  updated: moment,
});
export type BrandLine = z.output<typeof brandLine>;

export const brandRows = endpoint({
  method: 'GET',
  path: 'v2/admin/brands',
  summary: 'Brands, for editors; those that were merged are left out.',
  who: 'admin',
  query: z.strictObject({ ...rowQuery(brandColumns), view: z.optional(z.enum(brandViews)) }),
  status: 200,
  answer: rowPage(brandLine),
  errors: [],
});

const edited = {
  alias: text(300),
  name: text(500),
  /** ISO 3166 code of two letters. */
  country: z.nullable(text(10)),
  website: z.nullable(text(2_000)),
  certificates: z.array(z.strictObject({ kind: z.enum(certificateKinds), issuer: text(200), checked: text(30) })).check(z.maxLength(20)),
};
const some = z.partial(z.strictObject(edited));
export type BrandSet = z.output<typeof some>;

export const editedBrand = z.strictObject({
  ...edited,
  id,
  products: count,
  entered: count,
  added: moment,
  updated: moment,
  edited: optionalText,
  mergedInto: optionalText,
  formerly: z.array(z.string()),
  /** Brands whose names are nearly the same. */
  twins: z.array(z.strictObject({ alias: z.string(), name: z.string(), products: count })),
});
export type EditedBrand = z.output<typeof editedBrand>;
const answer = z.strictObject({ change: z.nullable(z.int()), brand: editedBrand });

export const readBrand = endpoint({
  method: 'GET',
  path: 'v2/admin/brands/{alias}',
  summary: 'Everything of a brand that editors change; under an address that it once had, too.',
  who: 'admin',
  params: z.strictObject({ alias: aliasText }),
  status: 200,
  answer: z.strictObject({ brand: editedBrand }),
  errors: ['not_found'],
});

export const patchBrand = endpoint({
  method: 'PATCH',
  path: 'v2/admin/brands/{id}',
  summary:
    'Changes fields of a brand; what is not named stays. `was` is what the editor saw of them: refused where it is otherwise by now.',
  who: 'admin',
  params: numbered,
  body: z.strictObject({ set: some, was: some }),
  status: 200,
  answer,
  errors: ['not_found', 'alias.taken', 'brand.duplicate', 'change.conflict'],
});

export const mergeBrand = endpoint({
  method: 'POST',
  path: 'v2/admin/brands/{id}/merge',
  summary: 'Merges a brand into another one: products and favourites follow, its address leads there, and imports know it as that one.',
  who: 'admin',
  params: numbered,
  body: z.strictObject({ into: aliasText }),
  status: 200,
  answer,
  errors: ['not_found', 'change.conflict'],
});

export const hideBrand = endpoint({
  method: 'POST',
  path: 'v2/admin/brands/{id}/hide',
  summary: 'Hides all public products of a brand; undone as one.',
  who: 'admin',
  params: numbered,
  body: z.strictObject({ reason: z.optional(text(500)) }),
  status: 200,
  answer: changed,
  errors: ['not_found'],
});
