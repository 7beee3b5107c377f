import { inOtherLayout } from '#core/catalog/keyboard-layout.ts';
import { keyOf } from '#core/inci/names/fold.ts';
import { oncePer } from '#core/remembered.ts';
import type { Entry } from '#core/search/directory.ts';
import { findEntries } from '#core/search/find-entries.ts';
import { type EntryHit, tiers } from '#core/search/hits.ts';
import { indexNames } from '#core/search/name-index.ts';
import { productSearches } from '#core/search/product-searches.ts';
import { spoken } from '#core/search/vocabulary.ts';
import { searchProducts } from '#db/queries/catalog.ts';
import type { Services } from '../services.ts';
import type { Catalog } from './catalog.ts';

interface Found {
  /** Places in the index, the best first. */
  readonly places: readonly number[];
  /** What was searched instead of what was typed. */
  readonly shownFor: string | null;
}

const nothing = { also: '', names: [], drawn: '', members: [], needs: [], oneThing: false } satisfies Partial<Entry>;
const brandIndexes = oncePer(({ brands }: Catalog) =>
  indexNames(
    [...brands.values()].map(
      ({ alias, name, productCount }): Entry => ({ ...nothing, kind: 'brand', id: alias, title: name, count: productCount }),
    ),
  ),
);

/** So much of a brand tells which is meant. */
const shortest = 4;

/** The brand that is asked for, by its name, how it sounds, a slip in it or on the other keyboard. */
function brandIn(catalog: Catalog, q: string): Entry | null {
  const { hits, brand, instead } = findEntries(brandIndexes(catalog), q);
  const named = keyOf(instead?.text ?? '');
  const isIt = ({ entry, tier }: EntryHit): boolean => {
    if (brand !== null) return entry.title === brand;
    if (instead === null) return tier === tiers.exact;
    return named.length >= shortest && keyOf(entry.title).startsWith(named);
  };
  return hits.find(isIt)?.entry ?? null;
}

/** Products by the words of their titles and brands, or by a brand that is written or sounds so; else by the other keyboard and slips put right. */
export async function searchCatalog(catalog: Catalog, { db }: Services, q: string): Promise<Found> {
  const { products, vocabulary } = catalog;
  const brand = brandIn(catalog, q);
  const ofBrand = Array.from((brand && products.lists.brand.get(brand.id)) ?? []);
  const brandKey = keyOf(brand?.title ?? '');
  const searches = productSearches(q, { instead: null, isMeant: false, brand: brand?.title ?? null }, vocabulary, inOtherLayout);
  let found: Found = { places: [], shownFor: null };
  for (const { query, changed } of searches) {
    if (query === brandKey && query !== keyOf(q)) continue;
    const places = (await searchProducts(db, query.split(' '))).flatMap((id) => products.placeOf.get(id) ?? []);
    found = { places, shownFor: changed ? spoken(query) : null };
    if (places.length > 0) break;
  }
  const isBrand = brandKey === keyOf(q);
  if (brand && brandKey.startsWith(keyOf(q))) {
    const both = isBrand ? [...ofBrand, ...found.places] : [...found.places, ...ofBrand];
    return { places: [...new Set(both)], shownFor: null };
  }
  if (found.places.length > 0) return found;
  return brand ? { places: ofBrand, shownFor: brand.title } : { places: [], shownFor: null };
}
