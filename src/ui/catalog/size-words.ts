import { amountOf } from '#core/catalog/unit-price.ts';
import type { Translator } from '#i18n/translator.ts';

/** "50 ml" and "2 × 50 ml" in the words of the language; other sizes stay as on the pack. */
export function sizeInWords(t: Translator, size: string): string {
  const known = amountOf(size);
  if (!known) return size;
  const [, pack] = /^(\d+)\s*×/.exec(size) ?? [];
  const amount = known.amount / Number(pack ?? 1);
  const one = known.unit === 'pcs' ? t('unit.pcs', { count: amount }) : t(`unit.${known.unit}`, { amount });
  return pack ? `${pack} × ${one}` : one;
}
