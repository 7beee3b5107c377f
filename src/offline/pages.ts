import type { WorkboxPlugin } from 'workbox-core/types.js';
import { getCacheKeyForURL, matchPrecache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { offlinePath } from '#site/offline-paths.ts';
import { checkerPath, embedPath, homePath } from '#site/paths.ts';
import { keepAssetsOf } from './assets.ts';
import type { CacheName } from './caches.ts';
import { keepDictionary } from './dictionary.ts';
import { networkFirst, patience } from './strategies.ts';

/** Forms of signing in and the desk are of no use without the network; lists of users are too many. */
const notKept = /^\/(?:admin|login|register|recover-password|service\/user|u|api)(?:\/|$)/;

/** A page is the same whatever its address asks for: scripts read that. Neither a query nor a pasted list in the fragment is kept. */
const keptByPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
  cacheWillUpdate: async ({ request, response }) =>
    notKept.test(new URL(request.url).pathname) || !response.headers.get('content-type')?.startsWith('text/html') ? null : response,
};

const visited = networkFirst('pages', keptByPath);
const named = networkFirst('named-pages', keptByPath);
/** Pages of the precache are those of this version: a later one is never kept beside its scripts. */
const ofThisVersion = new NetworkOnly({ networkTimeoutSeconds: patience });

async function fromElsewhere(path: string): Promise<Response> {
  const cache = await caches.open('named-pages' satisfies CacheName);
  return (await cache.match(path)) ?? (await matchPrecache(offlinePath)) ?? Response.error();
}

export function servePages(): void {
  registerRoute(
    // Cards in frames are left to the network: they keep nothing.
    ({ request, sameOrigin, url }) => sameOrigin && request.mode === 'navigate' && !url.pathname.startsWith(`${embedPath}/`),
    async ({ event, request, url: { pathname } }) => {
      if (getCacheKeyForURL(pathname) === undefined) return visited.handle({ event, request }).catch(() => fromElsewhere(pathname));
      return ofThisVersion.handle({ event, request }).catch(async () => (await matchPrecache(pathname)) ?? Response.error());
    },
  );
}

async function keep(strategy: typeof visited, path: string, event: ExtendableEvent): Promise<void> {
  try {
    const page = await strategy.handle({ event, request: new Request(path, { credentials: 'same-origin' }) });
    if (page.ok) await keepAssetsOf(await page.text(), event);
  } catch {
    // Without a network it is kept with the next visit.
  }
}

/** Keeps a page that was opened before the worker was there, and the front page, which the installed app starts with. */
export async function keepVisited(path: string, event: ExtendableEvent): Promise<void> {
  const cache = await caches.open('pages' satisfies CacheName);
  for (const one of new Set([path, homePath]))
    if (getCacheKeyForURL(one) === undefined && !notKept.test(one) && !(await cache.match(one))) await keep(visited, one, event);
  if (path === checkerPath) await keepDictionary(event);
}

/** A page that is kept unasked is fetched anew after so long (ms). */
const renewedAfter = 7 * 86_400_000;
const isFresh = (page: Response | undefined) => Date.now() - Date.parse(page?.headers.get('date') ?? '') < renewedAfter;

/** Keeps pages that the reader's own things name. */
export async function keepNamed(paths: readonly string[], event: ExtendableEvent): Promise<void> {
  const cache = await caches.open('named-pages' satisfies CacheName);
  for (const path of paths) if (!notKept.test(path) && !isFresh(await cache.match(path))) await keep(named, path, event);
}
