import type { listBrands, oneBrand } from '#api/brands.ts';
import type { AnswerOf, InputOf } from '#api/endpoint.ts';
import { brandQueries } from '#core/catalog/brand-query.ts';
import { findBrands } from '#core/catalog/find-brands.ts';
import { pageSlice } from '#core/catalog/page-slice.ts';
import { movedTo } from '#db/queries/public-products.ts';
import { ApiError } from '../problems.ts';
import type { Services } from '../services.ts';
import { type Catalog, catalogOf } from './catalog.ts';

type Brand = Catalog['brands'] extends ReadonlyMap<number, infer One> ? One : never;

const publicBrand = ({ alias, name, country, website, certificates, productCount, demo }: Brand) => ({
  alias,
  name,
  country,
  website,
  certificates: certificates.map(({ kind, issuer, checked }) => ({ kind, issuer, checked })),
  productCount,
  demo,
});

export async function answerBrands({ query }: InputOf<typeof listBrands>, services: Services): Promise<AnswerOf<typeof listBrands>> {
  const { brands } = await catalogOf(services);
  const { limit, sort, q = '', page, ...chosen } = query;
  const asked = brandQueries.tidy({ q, chosen, sort: sort ?? brandQueries.usualSort(q.trim()), page: 1 });
  const { compare } = services.t;
  const listed = [...brands.values()].filter(({ productCount }) => productCount > 0).sort((a, b) => compare(a.name, b.name));
  const { places, counts } = findBrands(
    listed.map(({ name, country, certificates, productCount }) => ({
      name,
      country: country ?? '',
      certificates: certificates.map(({ kind }) => kind),
      productCount,
    })),
    asked,
  );
  const slice = pageSlice(places.length, Math.max(1, limit), page);
  return {
    items: (limit === 0 ? [] : places.slice(slice.start, slice.end)).flatMap((place) => {
      const brand = listed[place];
      return brand ? [publicBrand(brand)] : [];
    }),
    total: places.length,
    page: slice.page,
    pages: slice.last,
    facets: brandQueries.byGroup((facet) => Object.fromEntries(counts[facet])),
    shownFor: null,
  };
}

export async function answerBrand({ params }: InputOf<typeof oneBrand>, services: Services): Promise<AnswerOf<typeof oneBrand>> {
  const { brands, products } = await catalogOf(services);
  const find = (alias: string | null) => [...brands.values()].find((brand) => brand.alias === alias && brand.productCount > 0);
  const asked = find(params.alias) ?? find(await movedTo(services.db, 'brand', params.alias));
  if (!asked) throw new ApiError('not_found');
  const own = new Set(Array.from(products.lists.brand.get(asked.alias) ?? []));
  const held = [...products.lists.category].map(
    ([category, places]) => [category, Array.from(places).filter((place) => own.has(place)).length] as const,
  );
  return { ...publicBrand(asked), categories: Object.fromEntries(held.filter(([, count]) => count > 0)) };
}
