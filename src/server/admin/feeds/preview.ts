import type { PreviewRow, previewFeed } from '#api/admin/feeds.ts';
import { smallestUnits } from '#core/catalog/money.ts';
import type { FoundOffer } from '#core/imports/candidate.ts';
import type { ReadExternal } from '#core/imports/external-row.ts';
import { findMatches, type Match } from '#db/queries/admin/external-matches.ts';
import { productsById } from '#db/queries/admin/products.ts';
import type { Handler } from '../../api.ts';
import { feedRowReader } from './read-feed-row.ts';

/** "12.90 EUR" */
export const priceText = ({ price, currency }: Pick<FoundOffer, 'price' | 'currency'>): string => {
  const units = smallestUnits(currency);
  return `${(price / units).toFixed(Math.log10(units))} ${currency}`;
};

const nothing = {
  brand: null,
  title: null,
  category: null,
  sizes: [],
  prices: [],
  barcodes: [],
  names: null,
  without: null,
  warnings: [],
  match: null,
};

type Read = Extract<ReadExternal, { kind: 'row' }>['row'];

const lineOf = ({ candidate, reading, without, warnings }: Read, match: PreviewRow['match']): PreviewRow => ({
  item: candidate.sourceId,
  problem: null,
  detail: without?.detail ?? null,
  brand: candidate.brand.name,
  title: candidate.title,
  category: candidate.category,
  sizes: candidate.sizes.map(({ size }) => size),
  prices: candidate.offers.map(priceText),
  barcodes: [...candidate.barcodes],
  names: reading && { known: reading.recognised, all: reading.total },
  without: without?.code ?? null,
  warnings: [...warnings],
  match,
});

export const preview: Handler<typeof previewFeed> = async ({ body: { rows, ...settings } }, services) => {
  const read = rows.map(feedRowReader(services, settings));
  const candidates = read.flatMap((one) => (one.kind === 'row' ? [one.row.candidate] : []));
  const matches = await findMatches(services.db, candidates);
  const ids = [...matches.values()].map(({ productId }) => productId);
  const titles = new Map((await productsById(services.db, ids)).map(({ product, brand }) => [product.id, `${brand} ${product.titleEn}`]));
  const shown = (match: Match | undefined) =>
    match ? { title: titles.get(match.productId) ?? '', by: match.by, likeness: match.likeness } : null;
  return {
    items: read.map((one) =>
      one.kind === 'row'
        ? lineOf(one.row, shown(matches.get(one.row.candidate.sourceId)))
        : { ...nothing, item: one.id, problem: one.rejection.code, detail: one.rejection.detail },
    ),
  };
};
