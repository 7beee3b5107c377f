import type { WorkboxPlugin } from 'workbox-core/types.js';
import { registerRoute } from 'workbox-routing';
import { site } from '#site/current.ts';
import { ownerOf } from './owner.ts';
import { whileThereIsNetwork } from './strategies.ts';

/** What pages of one's own show: profile, favourites, routine with its products, submissions. Everything else is asked for anew. */
const own = /^v2\/(?:favorites|user\/(?:profile|routine|products|shelf|checks|things)|products\/[a-z0-9-]+)$/;

/** Each account has answers of its own, whoever used the device before. */
const byOwner: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const key = new URL(request.url);
    key.searchParams.set('of', String(ownerOf(request.headers.get('authorization')) ?? 'guest'));
    return key.href;
  },
};

const api = new URL(site.apiBaseUrl, location.origin);

/** The last answers of one's own are there without a network, until one signs out (caches.ts). */
export function servePersonal(): void {
  const strategy = whileThereIsNetwork('personal', byOwner);
  registerRoute(({ url }) => url.href.startsWith(api.href) && own.test(url.pathname.slice(api.pathname.length)), strategy);
}
