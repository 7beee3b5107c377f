import type { listBrands, oneBrand } from '#api/brands.ts';
import type { AnswerOf, Given } from '#api/endpoint.ts';
import { brandLetter } from '#core/catalog/brand-letter.ts';
import { type BrandSort, brandNarrowing, brandQueries } from '#core/catalog/brand-query.ts';
import { narrow } from '#core/catalog/narrow.ts';
import { pageSlice } from '#core/catalog/page-slice.ts';
import { keyOf } from '#core/inci/fold.ts';
import { movedAlias } from '#db/queries/catalogue.ts';
import { Refusal } from '../problems.ts';
import type { Services } from '../services.ts';
import { type Catalogue, catalogueOf } from './catalogue.ts';

type Brand = Catalogue['brands'] extends ReadonlyMap<number, infer One> ? One : never;

const publicBrand = ({ alias, name, country, website, certificates, productCount, demo }: Brand) => ({
  alias,
  name,
  country,
  website,
  certificates: certificates.map(({ kind, issuer, checked }) => ({ kind, issuer, checked })),
  productCount,
  demo,
});

/** Places of the brands whose name has the searched letters; those that begin with them have rank 0. */
function search(brands: readonly Brand[], q: string): Map<number, number> {
  const wanted = keyOf(q);
  const hits = brands.flatMap(({ name }, place) => {
    const at = wanted === '' ? -1 : keyOf(name).indexOf(wanted);
    return at < 0 ? [] : [[place, at === 0 ? 0 : 1] as const];
  });
  return new Map(hits);
}

export async function answerBrands({ query }: Given<typeof listBrands>, services: Services): Promise<AnswerOf<typeof listBrands>> {
  const { brands } = await catalogueOf(services);
  const { limit, sort, q = '', page, ...chosen } = query;
  const asked = brandQueries.tidy({ q, chosen, sort: sort ?? brandQueries.usualSort(q.trim()), page: 1 });
  const { compare } = services.t;
  const listed = [...brands.values()].filter(({ productCount }) => productCount > 0).sort((a, b) => compare(a.name, b.name));
  const hits = asked.q === '' ? null : search(listed, asked.q);
  const entries = listed.map(({ certificates, country, name }) => ({
    options: {
      certificate: [...new Set(certificates.map(({ kind }) => kind))],
      country: country ? [country] : [],
      letter: [brandLetter(name)],
    },
  }));
  const { places, counts } = narrow(brandNarrowing, entries, asked.chosen, hits);
  const productsOf = (place: number) => listed[place]?.productCount ?? 0;
  const orders: Readonly<Record<BrandSort, (a: number, b: number) => number>> = {
    match: (a, b) => (hits?.get(a) ?? 0) - (hits?.get(b) ?? 0) || productsOf(b) - productsOf(a),
    az: (a, b) => a - b,
    za: (a, b) => b - a,
    more: (a, b) => productsOf(b) - productsOf(a),
    fewer: (a, b) => productsOf(a) - productsOf(b),
  };
  const ordered = places.toSorted((a, b) => orders[asked.sort](a, b) || a - b);
  const slice = pageSlice(ordered.length, Math.max(1, limit), page);
  return {
    items: (limit === 0 ? [] : ordered.slice(slice.start, slice.end)).flatMap((place) => {
      const brand = listed[place];
      return brand ? [publicBrand(brand)] : [];
    }),
    total: ordered.length,
    page: slice.page,
    pages: slice.last,
    facets: brandQueries.byGroup((facet) => Object.fromEntries(counts[facet])),
    shownFor: null,
  };
}

export async function answerBrand({ params }: Given<typeof oneBrand>, services: Services): Promise<AnswerOf<typeof oneBrand>> {
  const { brands, products } = await catalogueOf(services);
  const find = (alias: string | null) => [...brands.values()].find((brand) => brand.alias === alias);
  const brand = find(params.alias) ?? find(await movedAlias(services.db, 'brand', params.alias));
  if (!brand) throw new Refusal('not_found');
  const own = new Set(Array.from(products.lists.brand.get(brand.alias) ?? []));
  const held = [...products.lists.category].map(
    ([category, places]) => [category, Array.from(places).filter((place) => own.has(place)).length] as const,
  );
  return { ...publicBrand(brand), categories: Object.fromEntries(held.filter(([, count]) => count > 0)) };
}
