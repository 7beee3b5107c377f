import { brand } from '#catalog/products.ts';
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
    strip: stripModel(view),
    words: rowWords(view),
  };
  rows.set(product.alias, row);
  return row;
}
