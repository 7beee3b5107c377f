import type { PageFingerprints } from '../page-keys/page-fingerprints.ts';
import type { Settings } from '../settings.ts';
import { always, type Differences, differences, keyedPages, unkeyedPages } from './page-list.ts';
import type { PageManifest } from './page-manifest.ts';
import type { RoutePages } from './renderer.ts';
import { chooseWritten, countPages, everythingFits, manifestPages } from './written-pages.ts';

export interface PageChanges extends Differences {
  /** Aliases of the products whose pages are answered on request. */
  readonly onRequest: readonly string[];
}

/** So near the limit it counts how many pages there are without invalidation keys, which is known only when they are rendered. */
const near = 1_000;

/**
 * What becomes of the pages that have invalidation keys, given the fingerprints of all of them or of those that were invalidated. Where not everything is written, an edit may move
 * the border: products are ranked anew, and what the manifest holds of the others is enough to move them over it.
 */
export async function changesOfPages(
  { snapshot, maxPages }: Settings,
  manifest: PageManifest,
  fingerprints: PageFingerprints,
  unkeyed: Promise<{ readonly pages: readonly RoutePages[] }>,
): Promise<PageChanges> {
  const touched = new Set<string>([...fingerprints.byInvalidationKey.keys(), always]);
  const after = keyedPages(fingerprints);
  const held = manifest.pagesOf(fingerprints.whole ? null : [...touched]);
  const before = held.filter(({ invalidationKey }) => invalidationKey !== always);
  const expected = manifest.count - before.length + after.length;
  if (
    !fingerprints.whole &&
    manifest.onRequest === 0 &&
    everythingFits({ pages: expected, products: fingerprints.products }, maxPages - near)
  )
    return { ...differences(before, manifestPages(after)), onRequest: [] };
  const untouched = fingerprints.whole ? [] : [...manifest.keys()].filter(([key]) => !touched.has(key));
  const counts = countPages(fingerprints, unkeyedPages((await unkeyed).pages).length);
  for (const [key, { pages }] of untouched) counts.set(key, pages);
  const choice = chooseWritten(snapshot, counts, maxPages);
  const moved = manifest.pagesOf(untouched.flatMap(([key, { written }]) => (written === choice.isWritten(key) ? [] : key)));
  return { ...differences([...before, ...moved], manifestPages([...after, ...moved], choice)), onRequest: choice.onRequest };
}
