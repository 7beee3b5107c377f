import type { Mark, Outline } from '#core/catalog/outline.ts';
import type { Translator } from '#i18n/translator.ts';

function markInWords(mark: Mark, t: Translator): string {
  return 'count' in mark ? t(`row.${mark.says}`, { count: mark.count }) : t(`row.${mark.says}`);
}

/** What is said beside a product's small strip, where colour is a hint only: its length and the one thing that tells it apart. */
export function rowWords({ families, mark }: Outline, t: Translator): readonly string[] {
  const length = t('row.ingredients', { count: families.length });
  return mark ? [length, markInWords(mark, t)] : [length];
}
