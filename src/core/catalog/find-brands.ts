import { keyOf } from '#core/inci/names/fold.ts';
import { soundingLike } from '#core/search/sounding-like.ts';
import { brandLetter } from './brand-letter.ts';
import { type BrandFacet, type BrandSort, brandFacets } from './brand-query.ts';
import type { FacetQuery } from './facet-query.ts';
import { type Filtered, filterEntries } from './filter-entries.ts';

/** What the filters need of a brand. */
export interface FacetBrand {
  readonly name: string;
  /** ISO 3166 code; empty where it is not known. */
  readonly country: string;
  readonly certificates: readonly string[];
  readonly productCount: number;
}

/** Places of the brands whose name has the searched letters; those that begin with them have rank 0. Where there are none, of those that are written or sound nearly so, the nearest first. */
function search(brands: readonly FacetBrand[], q: string): Map<number, number> {
  const wanted = keyOf(q);
  const hits = brands.flatMap(({ name }, place) => {
    const at = wanted === '' ? -1 : keyOf(name).indexOf(wanted);
    return at < 0 ? [] : [[place, at === 0 ? 0 : 1] as const];
  });
  return new Map(
    hits.length > 0
      ? hits
      : soundingLike(
          brands.map(({ name }) => name),
          q,
        ).map(({ place, distance }) => [place, distance] as const),
  );
}

const filterGroups = { groups: brandFacets, strict: new Set<BrandFacet>(['certificate']) };

/** Answers a query on brands that stand from A to Z. Every certificate that is asked for must be there. */
export function findBrands(
  brands: readonly FacetBrand[],
  query: Pick<FacetQuery<BrandFacet, BrandSort>, 'q' | 'chosen' | 'sort'>,
): Filtered<BrandFacet> {
  const hits = query.q === '' ? null : search(brands, query.q);
  const entries = brands.map(({ certificates, country, name }) => ({
    options: { certificate: [...new Set(certificates)], country: country === '' ? [] : [country], letter: [brandLetter(name)] },
  }));
  const { places, counts } = filterEntries(filterGroups, entries, query.chosen, hits);
  const productsOf = (place: number) => brands[place]?.productCount ?? 0;
  const orders: Readonly<Record<BrandSort, (a: number, b: number) => number>> = {
    match: (a, b) => (hits?.get(a) ?? 0) - (hits?.get(b) ?? 0) || productsOf(b) - productsOf(a),
    az: (a, b) => a - b,
    za: (a, b) => b - a,
    more: (a, b) => productsOf(b) - productsOf(a),
    fewer: (a, b) => productsOf(a) - productsOf(b),
  };
  return { places: places.toSorted((a, b) => orders[query.sort](a, b) || a - b), counts };
}
