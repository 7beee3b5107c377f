import type { Report } from '#core/analysis/report.ts';
import { isRussianSentence, proseLike } from '#core/inci/pack/prose.ts';
import type { Item } from '#core/inci/reading.ts';

/** What of a list an editor should look at: names that nobody knows, sentences between the names, a declared amount over the law. */
export interface ListQuality {
  /** Each once, as unreadName writes it. */
  readonly unread: string[];
  readonly prose: boolean;
  readonly overLimit: boolean;
}

/** No ingredient is called longer. */
const longestName = 120;

const isProse = (text: string) => proseLike(text) || isRussianSentence(text);

/** A name that was not recognised, so written that the same name of two labels is one. */
export const unreadName = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,;:*]+|[\s.,;:*]+$/g, '');

function unreadOf(items: readonly Item[]): string[] {
  const texts = items.flatMap(({ id, text }) => (id === null && !isProse(text) ? [unreadName(text)] : []));
  return [...new Set(texts)].filter((name) => name.length > 0 && name.length <= longestName);
}

/** Notes such as "* organic" belong to a list; sentences do not. */
export function qualityOf({ reading: { items, leftOut }, restricted }: Pick<Report, 'reading' | 'restricted'>): ListQuality {
  const besides = leftOut.filter(({ why }) => why === 'claim' || why === 'footer' || why === 'not-latin');
  return {
    unread: unreadOf(items),
    prose: [...besides, ...items.filter(({ id }) => id === null)].some(({ text }) => isProse(text)),
    overLimit: restricted.some(({ over }) => over),
  };
}
