import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { bounds, type CacheName } from './caches.ts';

const secondsADay = 86_400;
/** In a shop the network may be there and yet not answer: what is on the device comes after so long (seconds). */
export const patience = 5;

/** Answers that are not whole, were moved or are errors are not kept. */
const onlyWhole: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 && !response.redirected && response.type === 'basic' ? response : null),
};

/** Keeps a cache within its bounds; a device without room for more gives all of it up. */
const optionsOf = (name: CacheName, plugins: readonly WorkboxPlugin[]) => ({
  cacheName: name,
  plugins: [
    ...plugins,
    onlyWhole,
    new ExpirationPlugin({ maxEntries: bounds[name].most, maxAgeSeconds: bounds[name].days * secondsADay, purgeOnQuotaError: true }),
  ],
});

/** For files that are named by their content. */
export const deviceFirst = (name: CacheName, ...plugins: readonly WorkboxPlugin[]) => new CacheFirst(optionsOf(name, plugins));

/** For what changes at its address. */
export const networkFirst = (name: CacheName, ...plugins: readonly WorkboxPlugin[]) =>
  new NetworkFirst({ ...optionsOf(name, plugins), networkTimeoutSeconds: patience });

/** For what must not be old as long as there is a network, however slow. */
export const whileThereIsNetwork = (name: CacheName, ...plugins: readonly WorkboxPlugin[]) => new NetworkFirst(optionsOf(name, plugins));
