import { brand, category, type Placed } from '#catalog/products.ts';
import type { ProductRecord } from '#catalog/records.ts';
import { productReport } from '#catalog/reports.ts';
import { t } from '#i18n/current.ts';
import type { ReportView } from '#ui/analysis/report-view.ts';
import { stripModel } from '#ui/analysis/strip-model.ts';
import type { ProductRowView } from '#ui/catalog/ProductRow.tsx';
import { rowWords } from '#ui/catalog/row-words.ts';
import { words } from './words.ts';

/** A product's report, ready to be shown in the language of the build. */
export function reportView(product: ProductRecord): ReportView {
  return { ...productReport(product), words, t };
}

const rows = new Map<string, ProductRowView>();

/** A product as a list shows it. Made once a build: the same row stands on many ingredient pages. */
export function productRow(product: ProductRecord): ProductRowView {
  const known = rows.get(product.alias);
  if (known) return known;
  const view = reportView(product);
  const row = {
    alias: product.alias,
    title: product.title[t.language],
    brand: brand(product.brand)?.name ?? product.brand,
    brandAlias: product.brand,
    category: category(product.category)?.name[t.language] ?? product.category,
    categoryAlias: product.category,
    strip: stripModel(view),
    words: rowWords(view),
  };
  rows.set(product.alias, row);
  return row;
}

/** A product as a list of an ingredient shows it: its place comes first. */
export function placedRow({ product, place }: Placed): ProductRowView {
  const row = productRow(product);
  const where = place === null ? t('holding.shades') : t('strip.place', { place, total: row.strip.cells.length });
  return { ...row, words: [where, ...row.words.slice(1, 2)] };
}

/** How many cells the specimen of the home page has: enough for every family, few enough to be read. */
const specimenLength = 24;

/** The product whose strip shows most: it passes 1 %, is wholly read and about as long as a list usually is. */
export function chooseSpecimen(products: readonly ProductRecord[]): ProductRecord | undefined {
  const rank = (product: ProductRecord) => {
    const { cells, onePercent } = productRow(product).strip;
    const unread = cells.filter(({ family }) => family === 'unknown').length;
    return Math.abs(cells.length - specimenLength) + (onePercent ? 0 : 100) + unread * 10;
  };
  return products.toSorted((a, b) => rank(a) - rank(b))[0];
}
