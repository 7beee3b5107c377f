import { queryCodec } from './facet-query.ts';

export const brandFacets = ['certificate', 'country', 'letter'] as const;
export type BrandFacet = (typeof brandFacets)[number];

/** `more`, `fewer`: by the number of products. */
export const brandSorts = ['match', 'az', 'za', 'more', 'fewer'] as const;
export type BrandSort = (typeof brandSorts)[number];

export const brandQueries = queryCodec({ groups: brandFacets, sorts: brandSorts, usual: 'az' });
