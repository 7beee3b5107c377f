import { type BrandFacet, type BrandSort, brandQueries } from '#core/catalog/brand-query.ts';
import { type FacetBrand, findBrands } from '#core/catalog/find-brands.ts';
import { brandsPerPage } from '#core/catalog/page-sizes.ts';
import { pageSlice } from '#core/catalog/page-slice.ts';
import { startBrowsing } from './browsing.ts';
import { part } from './parts.ts';

const noNames: ReadonlyMap<string, string> = new Map();

interface BrandRow extends FacetBrand {
  readonly row: HTMLElement;
}

/** The page holds every brand from A to Z (ui/catalog/BrandRows), so it answers itself. */
function brandsOfPage(root: HTMLElement): BrandRow[] {
  return [...part(root, 'all').querySelectorAll<HTMLElement>('[data-products]')].map((row) => ({
    row,
    name: row.querySelector('a')?.textContent ?? '',
    country: row.dataset.country ?? '',
    certificates: (row.dataset.certificates ?? '').split(' ').filter((kind) => kind !== ''),
    productCount: Number(row.dataset.products),
  }));
}

export function browseBrands(root: HTMLElement): void {
  const brands = brandsOfPage(root);
  startBrowsing<BrandFacet, BrandSort>(root, (_, t) => ({
    codec: brandQueries,
    async find(query) {
      const { places, counts } = findBrands(brands, query);
      const slice = pageSlice(places.length, brandsPerPage, query.page);
      const rows = places.slice(slice.start, slice.end).flatMap((place) => brands[place]?.row.cloneNode(true) ?? []);
      return { rows: rows as HTMLElement[], total: places.length, slice, counts, shownFor: null, names: noNames };
    },
    countWords: (count) => t('brands.count', { count }),
    showWords: (count) => t('browse.showBrands', { count }),
  }));
}
