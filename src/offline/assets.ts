import { cacheNames } from 'workbox-core';
import { CacheExpiration } from 'workbox-expiration';
import { getCacheKeyForURL, matchPrecache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { bounds } from './caches.ts';
import { deviceFirst } from './strategies.ts';

/** Files that pages are made of. Nearly all are named by their content; fonts never change. */
const isAsset = (path: string) => path.startsWith('/_astro/') || path.startsWith('/fonts/');
const namedInPage = /["'(=](\/(?:_astro|fonts|media)\/[\w./-]+)/g;
const importedByScript = /(?:from|import)\s*["'](\.[^"']+\.js)["']/g;

const assets = deviceFirst('assets');
const pictures = deviceFirst('pictures');

export function serveAssets(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isAsset(url.pathname),
    async ({ event, request, url }) => (await matchPrecache(url.pathname)) ?? assets.handle({ event, request }),
  );
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/media/'), pictures);
}

/** Keeps what a page loads, as far as the page and its scripts name it: the rest comes when the page is used. */
export async function keepAssetsOf(html: string, event: ExtendableEvent): Promise<void> {
  const paths = new Set([...html.matchAll(namedInPage)].map(([, path = '']) => path));
  for (const path of paths) {
    // The precache holds what its files import.
    if (getCacheKeyForURL(path) !== undefined) continue;
    const strategy = path.startsWith('/media/') ? pictures : assets;
    const file = await strategy.handle({ event, request: path }).catch(() => null);
    if (!file || !path.endsWith('.js')) continue;
    for (const [, imported = ''] of (await file.text()).matchAll(importedByScript))
      paths.add(new URL(imported, new URL(path, location.origin)).pathname);
  }
}

/** Files of the version before: pages of it may be open for a while yet, and ask for parts that they have not needed so far. */
export async function keepOlderAssets(): Promise<void> {
  const { most, days } = bounds.assets;
  const expiry = new CacheExpiration('assets', { maxEntries: most, maxAgeSeconds: days * 86_400 });
  const before = await caches.open(cacheNames.precache);
  const kept = await caches.open('assets');
  for (const request of await before.keys()) {
    if (!isAsset(new URL(request.url).pathname) || getCacheKeyForURL(request.url) !== undefined) continue;
    const file = await before.match(request);
    if (file) await kept.put(request, file);
    await expiry.updateTimestamp(request.url);
  }
}
