import type { Outline } from '#core/catalog/outline.ts';
import { record } from './snapshot.ts';

/** What is seen of a product's list from afar; the snapshot has read every list already. */
export function outline(alias: string): Outline | null {
  return record('select outlines.record from outlines join products on products.id = outlines.product where products.alias = ?', alias);
}
