import type { WorkboxPlugin } from 'workbox-core/types.js';
import { getCacheKeyForURL, matchPrecache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { deviceFirst, networkFirst } from './strategies.ts';

const folder = '/dictionary/';
const manifestPath = `${folder}manifest.json`;

/** The manifest has one address in all versions: it is kept for the script that asked, which only reads the form of its own version. */
const forItsAsker: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) =>
    `${request.url}?by=${encodeURIComponent(new URL(request.referrer || '/', location.origin).pathname)}`,
};

const files = deviceFirst('dictionary');
const manifests = networkFirst('dictionary', forItsAsker);

async function filesNamedIn(manifest: Response): Promise<string[]> {
  const named: Readonly<Record<string, string>> = await manifest.json();
  return Object.values(named).map((file) => folder + file);
}

/** The dictionary of this version, when all of it is on the device. */
async function ownManifest(): Promise<Response | null> {
  const manifest = await matchPrecache(manifestPath);
  if (!manifest) return null;
  const cache = await caches.open('dictionary');
  const found = await Promise.all((await filesNamedIn(manifest.clone())).map((file) => cache.match(file)));
  return found.every(Boolean) ? manifest : null;
}

export function serveDictionary(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === manifestPath,
    async ({ event, request }) => {
      // A script of this version reads the dictionary of this version, whatever has been published since.
      const isOwn = request.referrer !== '' && getCacheKeyForURL(request.referrer) !== undefined;
      return (isOwn && (await ownManifest())) || manifests.handle({ event, request });
    },
  );
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(folder), files);
}

/** Keeps all that the checker needs to read lists; what it fetched a moment ago comes from the browser's own cache. */
export async function keepDictionary(event: ExtendableEvent): Promise<void> {
  if (!(await ownManifest())) await keepFiles(event);
}

async function keepFiles(event: ExtendableEvent): Promise<void> {
  const manifest = await fetch(manifestPath);
  if (!manifest.ok) return;
  for (const file of await filesNamedIn(manifest)) await files.handle({ event, request: file });
}

/** A new version brings its dictionary along to whoever has had one. */
export async function renewDictionary(event: ExtendableEvent): Promise<void> {
  if (await caches.has('dictionary')) await keepFiles(event);
}
