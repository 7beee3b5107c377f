import type { WorkboxPlugin } from 'workbox-core/types.js';
import { registerRoute } from 'workbox-routing';
import { claimRulesPath, compareWeightsPath, ingredientListPath, ingredientNamesPath } from '#site/paths.ts';
import { deviceFirst, networkFirst } from './strategies.ts';

const folder = '/search-index/';
/** Small files of tools, without a hash in their names. */
const toolFiles: readonly string[] = [
  `${folder}manifest.json`,
  ingredientListPath,
  ingredientNamesPath,
  claimRulesPath,
  compareWeightsPath,
];

/** The search library puts the time into an address whose folder is named by its content. */
const withoutQuery: WorkboxPlugin = { cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname };

/** What searching has fetched once, and what tools read, stays. */
export function serveSearch(): void {
  registerRoute(({ url, sameOrigin }) => sameOrigin && toolFiles.includes(url.pathname), networkFirst('search'));
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(folder), deviceFirst('search', withoutQuery));
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/recogniser/'), deviceFirst('recogniser'));
}
