import { amountOf } from '#core/catalog/unit-price.ts';
import type { Translator } from '#i18n/translator.ts';

const pack = /^\d+\s*×\s*/;

/** Sizes as they hold for all barcodes: where more barcodes are known than packs of several, one of them may be sold alone, and how much is in each is told. */
export function sizesOfAll(sizes: readonly string[], barcodes: number): readonly string[] {
  const isAnySingle = barcodes > sizes.length && sizes.every((size) => pack.test(size));
  return isAnySingle ? [...new Set(sizes.map((size) => size.replace(pack, '')))] : sizes;
}

/** "50 ml" and "2 × 50 ml" in the words of the language; other sizes stay as on the pack. */
export function sizeInWords(t: Translator, size: string): string {
  const known = amountOf(size);
  if (!known) return size;
  const [, count] = /^(\d+)\s*×/.exec(size) ?? [];
  const amount = known.amount / Number(count ?? 1);
  const one = known.unit === 'pcs' ? t('unit.pcs', { count: amount }) : t(`unit.${known.unit}`, { amount });
  return count ? `${count} × ${one}` : one;
}
