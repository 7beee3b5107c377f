import * as z from 'zod/mini';
import { brandQueries, brandSorts } from '#core/catalog/brand-query.ts';
import { brandsPerAnswer } from '#core/catalog/page-sizes.ts';
import { certificateKinds } from '#core/catalog/taxonomy.ts';
import { endpoint } from './endpoint.ts';
import { alias, page } from './fields.ts';
import { certificate, counts, limit, listOf, optionalText, repeated, searched } from './lists.ts';

const brand = z.strictObject({
  alias: z.string(),
  name: z.string(),
  /** ISO 3166 code. */
  country: optionalText,
  website: optionalText,
  certificates: z.array(certificate),
  productCount: z.int(),
  /** Invented for the demonstration, certificates included. */
  demo: z.boolean(),
});

export const listBrands = endpoint({
  method: 'GET',
  path: 'v2/brands',
  summary: 'Brands that have products: search, filters, orders.',
  who: 'anyone',
  query: z.strictObject({
    q: searched,
    certificate: repeated(z.enum(certificateKinds), certificateKinds.length),
    country: repeated(z.string().check(z.regex(/^[A-Z]{2}$/)), 60),
    letter: repeated(z.string().check(z.maxLength(2)), 60),
    sort: z.optional(z.enum(brandSorts)),
    page,
    limit: limit(brandsPerAnswer),
  }),
  status: 200,
  answer: listOf(brand, z.strictObject(brandQueries.byGroup(() => counts))),
  errors: [],
  open: true,
});

export const oneBrand = endpoint({
  method: 'GET',
  path: 'v2/brands/{alias}',
  summary: 'One brand with its certificates and how many products it has of each category.',
  who: 'anyone',
  params: z.strictObject({ alias }),
  status: 200,
  answer: z.strictObject({ ...brand.shape, categories: counts }),
  errors: ['not_found'],
  open: true,
});
