import type { AnswerOf, InputOf } from '#api/endpoint.ts';
import type { listProducts, oneProduct } from '#api/products.ts';
import type { DerivedProduct } from '#core/catalog/derived.ts';
import { filterProducts } from '#core/catalog/filter-products.ts';
import { cheapestOfSizes, type ShopOffer } from '#core/catalog/offer.ts';
import { pageSlice } from '#core/catalog/page-slice.ts';
import { productQueries } from '#core/catalog/product-query.ts';
import type { Offer } from '#core/catalog/records.ts';
import { uncategorized } from '#core/catalog/taxonomy.ts';
import { oncePer } from '#core/remembered.ts';
import { storedBarcode } from '#core/search/barcode.ts';
import { listRows } from '#db/queries/catalog.ts';
import { productByBarcode, productRecord } from '#db/queries/product-record.ts';
import { movedTo } from '#db/queries/public-products.ts';
import { mediaPath } from '#site/account-paths.ts';
import { ApiError } from '../problems.ts';
import type { Services } from '../services.ts';
import { type Catalog, catalogOf } from './catalog.ts';
import { searchCatalog } from './search-products.ts';

/** Brands that are counted at most; those that are chosen always are. */
const maxBrands = 60;

async function placesOfBarcode({ products }: Catalog, { db }: Services, barcode: string): Promise<number[]> {
  const found = await productByBarcode(db, storedBarcode(barcode) ?? '');
  const place = found && products.placeOf.get(found.id);
  return place === null || place === undefined ? [] : [place];
}

/** The most frequent options, and those that are chosen. */
function shortened(counts: ReadonlyMap<string, number>, chosen: readonly string[]): Map<string, number> {
  if (counts.size <= maxBrands) return new Map(counts);
  const most = [...counts].sort(([, a], [, b]) => b - a).slice(0, maxBrands);
  return new Map([...most, ...chosen.flatMap((option) => [[option, counts.get(option) ?? 0] as const])]);
}

const namesOf = (aliases: readonly string[], names: ReadonlyMap<string, string>) =>
  Object.fromEntries(aliases.flatMap((alias) => (names.has(alias) ? [[alias, names.get(alias) ?? alias]] : [])));

type List = AnswerOf<typeof listProducts>;
type ListQuery = InputOf<typeof listProducts>['query'];

/** Lists that are kept of each catalogue: counting all options of an answer takes long, and most readers ask for the same few. */
const mostKept = 200;
const keptLists = oncePer((_: Catalog) => new Map<string, Promise<List>>());

export async function answerProducts({ query }: InputOf<typeof listProducts>, services: Services): Promise<List> {
  const catalog = await catalogOf(services);
  const lists = keptLists(catalog);
  const asked = JSON.stringify(query);
  const before = lists.get(asked);
  if (before) return before;
  const list = listOf(catalog, query, services);
  for (const oldest of lists.keys()) {
    if (lists.size < mostKept) break;
    lists.delete(oldest);
  }
  lists.set(asked, list);
  // What failed is asked anew.
  list.catch(() => lists.delete(asked));
  return list;
}

async function listOf(catalog: Catalog, query: ListQuery, services: Services): Promise<List> {
  const { limit, tally, sort, q = '', barcode, page, ...chosen } = query;
  const asked = productQueries.tidy({ q, chosen, sort: sort ?? productQueries.usualSort(q.trim()), page: 1 });
  const found = asked.q === '' ? null : await searchCatalog(catalog, services, asked.q);
  const named = barcode === undefined ? null : await placesOfBarcode(catalog, services, barcode);
  const wanted = found && named ? found.places.filter((place) => named.includes(place)) : (named ?? found?.places ?? null);
  const { places, counts } = filterProducts(catalog.products, asked, wanted, tally);
  const slice = pageSlice(places.length, Math.max(1, limit), page);
  const shown = limit === 0 ? [] : places.slice(slice.start, slice.end);
  const rows = await listRows(
    services.db,
    shown.map((place) => catalog.products.ids[place] ?? 0),
    services.site.language,
  );
  const facets = productQueries.byGroup((facet) =>
    Object.fromEntries(facet === 'brand' ? shortened(counts.brand, asked.chosen.brand) : counts[facet]),
  );
  return {
    items: rows.map(({ alias, title, brandId, category, categorySure, addedAt, demo, offers, rating, outline, imageKey }) => {
      const brand = catalog.brands.get(brandId);
      return {
        alias,
        title,
        brand: { alias: brand?.alias ?? '', name: brand?.name ?? '' },
        category: { alias: category, name: catalog.categories.get(category) ?? category },
        categorySure,
        addedAt,
        demo,
        sizes: sizesIn(offers),
        rating,
        outline,
        picture: imageKey === null ? null : mediaPath(imageKey, 96),
      };
    }),
    total: places.length,
    page: slice.page,
    pages: slice.last,
    facets,
    names: {
      ingredients: namesOf([...asked.chosen.contains, ...asked.chosen.without, ...tally], catalog.inciNames),
      brands: namesOf(Object.keys(facets.brand), catalog.brandNames),
    },
    shownFor: found?.shownFor ?? null,
  };
}

/** Sizes with the least that each costs, by currencies. */
const sizesIn = (offers: readonly Offer[]) =>
  cheapestOfSizes(offers).map(({ size, price, currency, priceDate }) => ({ size, price, currency, priceDate }));

const isOfShop = (offer: Offer): offer is ShopOffer => offer.shop !== null;
const offerIn = ({ shop, size, price, currency, priceDate, link, earlier }: ShopOffer) => ({
  shop,
  size: size || null,
  price,
  currency,
  since: priceDate,
  link,
  earlier: [...earlier],
});

export async function answerProduct({ params }: InputOf<typeof oneProduct>, services: Services): Promise<AnswerOf<typeof oneProduct>> {
  const found =
    (await productRecord(services.db, params.alias)) ??
    (await productRecord(services.db, (await movedTo(services.db, 'product', params.alias)) ?? ''));
  if (!found) throw new ApiError('not_found');
  const catalog = await catalogOf(services);
  const { row, offers, barcodes, older, newer, rating, credit } = found;
  const brand = catalog.brands.get(row.brandId);
  const category = row.category ?? uncategorized;
  return {
    alias: row.alias,
    title: { en: row.titleEn, ru: row.titleRu },
    brand: { alias: brand?.alias ?? '', name: brand?.name ?? '' },
    category: { alias: category, name: catalog.categories.get(category) ?? category },
    categorySure: row.categorySure,
    list: row.list,
    listDate: row.listDate,
    addedAt: row.addedAt,
    sizes: sizesIn(offers),
    offers: offers.filter(isOfShop).map(offerIn),
    barcodes,
    discontinuedAt: row.discontinuedAt,
    replaces: older,
    replacedBy: newer,
    rating: rating.average === null ? null : { average: rating.average, count: rating.count },
    certificates: (brand?.certificates ?? []).map(({ kind, issuer, checked }) => ({ kind, issuer, checked })),
    picture:
      row.imageKey === null
        ? null
        : { address: mediaPath(row.imageKey, 800), author: credit?.author ?? null, licence: credit?.licence ?? null },
    source: { kind: row.source, url: row.sourceUrl, licence: row.licence },
    demo: row.source === 'demo',
    report: row.derived === null ? null : (JSON.parse(row.derived) as DerivedProduct),
  };
}
