import type { PageKeys } from '../page-keys/page-keys.ts';
import type { Settings } from '../settings.ts';
import type { PageBook } from './page-book.ts';
import { always, type Differences, differences, keyedPages, unkeyedPages } from './page-list.ts';
import type { RoutePages } from './renderer.ts';
import { booked, chooseWritten, everythingFits } from './written-pages.ts';

export interface PageChanges extends Differences {
  /** Aliases of the products whose pages are answered on request. */
  readonly onRequest: readonly string[];
}

/** So near the limit it counts how many pages there are without keys, which is known only when they are rendered. */
const near = 1_000;

/**
 * What becomes of the pages that have keys, given the keys of all pages or of those whose invalidation keys were touched. Where not everything is written, an edit may move
 * the border: products are ranked anew, and what the book holds of the others is enough to move them over it.
 */
export async function changesOfPages(
  { snapshot, maxPages }: Settings,
  book: PageBook,
  keys: PageKeys,
  unkeyed: Promise<{ readonly pages: readonly RoutePages[] }>,
): Promise<PageChanges> {
  const touched = new Set<string>(keys.byInvalidationKey.keys());
  const after = keyedPages(keys);
  const held = book.pagesOf(keys.whole ? null : [...touched, always]);
  const before = held.filter(({ invalidationKey }) => invalidationKey !== always);
  const expected = book.count - before.length + after.length;
  if (!keys.whole && book.onRequest === 0 && everythingFits({ pages: expected, products: keys.products }, maxPages - near))
    return { ...differences(before, booked(after)), onRequest: [] };
  const untouched = keys.whole ? [] : book.ofProducts().filter(({ invalidationKey }) => !touched.has(invalidationKey));
  const lists = keys.whole ? 0 : book.count - held.length - untouched.length;
  const others = unkeyedPages((await unkeyed).pages).length;
  const choice = chooseWritten(snapshot, [...untouched, ...after], maxPages - lists - others);
  const moved = untouched.filter(({ path, written }) => choice.isWritten(path) !== written);
  return { ...differences([...before, ...moved], booked([...after, ...moved], choice)), onRequest: choice.onRequest };
}
