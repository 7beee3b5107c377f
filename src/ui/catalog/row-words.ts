import { doses } from '#core/analysis/verdicts.ts';
import type { Mark, Outline } from '#core/catalog/outline.ts';
import type { Translator } from '#i18n/translator.ts';

function markInWords(mark: Mark, t: Translator): string {
  return 'count' in mark ? t(`row.${mark.says}`, { count: mark.count }) : t(`row.${mark.says}`);
}

/** What is said beside a product's small strip, where colour is a hint only: the one thing that tells it apart. */
export function rowWords({ mark }: Outline, t: Translator): readonly string[] {
  return mark ? [markInWords(mark, t)] : [];
}

/** The need behind its key, or what it is where there is none for hair. */
const needIn = (needs: Readonly<Record<string, string>>, key: string) => needs[key] ?? needs[key.split('.')[0] ?? ''] ?? '';

/** What a product is for, as a row of a list says it; null where nothing can be promised. */
export function rowFor({ helps }: Outline, needs: Readonly<Record<string, string>>, t: Translator): string | null {
  return helps.length === 0 ? null : t('row.for', { needs: t.list(helps.map(({ need }) => needIn(needs, need))) });
}

/** Whether there is enough of all that the row names: the weakest of its doses; null where it names nothing. */
export function rowDose({ helps }: Outline) {
  return helps.length === 0 ? null : (doses.findLast((dose) => helps.some((help) => help.dose === dose)) ?? null);
}
