import { type FacetQuery, queryCodec } from './facet-query.ts';

/** What the list of products is narrowed by. */
export const productFacets = ['contains', 'without', 'free', 'dose', 'effect', 'skin', 'category', 'brand', 'certificate'] as const;
/** What can be asked of the amounts in a product. */
export const doseOptions = ['enough'] as const;

export type ProductFacet = (typeof productFacets)[number];

/** Options of these groups widen the list: a product has one category and one brand. Of the others each one narrows it. */
export const wideningFacets: ReadonlySet<ProductFacet> = new Set(['category', 'brand']);

/** `fewest`, `most`: by the number of ingredients. `effect`: most positive effects first. `match` only with a search. */
export const productSorts = ['match', 'new', 'old', 'az', 'za', 'fewest', 'most', 'effect'] as const;
export type ProductSort = (typeof productSorts)[number];

export type ByProductFacet<Value> = Readonly<Record<ProductFacet, Value>>;
export type ProductQuery = FacetQuery<ProductFacet, ProductSort>;

export const productQueries = queryCodec({ groups: productFacets, sorts: productSorts, usual: 'new' });
