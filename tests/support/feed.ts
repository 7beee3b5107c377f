import { readFeedRows, saveFeed } from '#api/admin/feeds.ts';
import type { Endpoint } from '#api/endpoint.ts';
import type { FeedRow } from '#core/imports/feed-columns.ts';
import type { ApiCall } from './whole-api.ts';

/** How the feed of a shop is read. */
export const feed = { shop: 'Harbour', address: null, currency: 'EUR', columns: { id: 'sku', title: 'name' } };

/** A row of it, in our names for fields. */
export const feedRow = (id: string, more: FeedRow = {}): FeedRow => ({
  id,
  brand: 'Nordlys',
  title: `Nordlys Cream ${id}`,
  ingredients: 'Aqua, Glycerin, Cetearyl Alcohol, Dimethicone, Phenoxyethanol',
  price: '12.90',
  size: '50 ml',
  link: `https://harbour.example/${id}`,
  ...more,
});

export const feedRows = (rows: readonly FeedRow[], more: object = {}) => ({
  begins: true,
  ends: true,
  rows: rows.map((fields, index) => ({ row: index + 1, line: index + 2, fields })),
  faults: [],
  position: rows.length,
  ...more,
});

type Told = (endpoint: Endpoint, call: ApiCall) => Promise<{ readonly id: number }>;

/** Puts rows of the feed into the queue, one unless others are given. Resolves with the feed's number. */
export async function queueRows(told: Told, token: string, rows = [feedRow('1')], more: object = {}): Promise<number> {
  const { id } = await told(saveFeed, { token, body: feed });
  await told(readFeedRows, { token, params: { id }, body: feedRows(rows, more) });
  return id;
}
