import type { Translator } from '#i18n/translator.ts';

/** "50 ml" in the words of the language; other sizes stay as on the pack. */
export function sizeInWords(t: Translator, size: string): string {
  const [, amount, unit] = /^([\d.]+)\s*(ml|g)$/.exec(size) ?? [];
  if (!amount || !unit) return size;
  return unit === 'ml' ? t('unit.ml', { amount: Number(amount) }) : t('unit.g', { amount: Number(amount) });
}
