import type { Outline } from '#core/catalog/outline.ts';
import { rememberedRows } from './row-memory.ts';
import { record } from './snapshot.ts';

/** As of products, the latest are kept. */
const latest = 500;

/** What is seen of a product's list from afar; the snapshot has read every list already. */
export const outline = rememberedRows(latest, (alias: string) =>
  record<Outline>('select outlines.record from outlines join products on products.id = outlines.product where products.alias = ?', alias),
);
