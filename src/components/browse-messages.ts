import { t } from '#i18n/page-words.ts';
import type { MessageKey } from '#i18n/translator.ts';

/** Messages that the script of every list with filters needs, and those of one kind of list. */
export function browseMessages(...own: readonly MessageKey[]) {
  return t.pick([
    'browse.filters',
    'browse.filtersOn',
    'browse.range',
    'browse.named',
    'browse.condition',
    'browse.shownFor',
    'list.pageOf',
    ...own,
  ]);
}

/** Words of the orders of a list. */
export function sortWords<Sort extends string>(sorts: readonly Sort[], wordOf: (sort: Sort) => string) {
  return sorts.map((value) => ({ value, word: wordOf(value) }));
}
