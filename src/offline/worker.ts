import { clientsClaim } from 'workbox-core';
import { precache } from 'workbox-precaching';
import { keepOlderAssets, serveAssets } from './assets.ts';
import { renewDictionary, serveDictionary } from './dictionary.ts';
import { sendTag, type ToWorker } from './messages.ts';
import { sendFromWorker } from './outbox/send-from-worker.ts';
import { keepNamed, keepVisited, servePages } from './pages.ts';
import { servePersonal } from './personal.ts';
import { serveSearch } from './search.ts';
import { takeShared } from './share.ts';

/** The service worker at /sw.js; the build puts in what it precaches (scripts/service-worker.ts). What is kept how: docs/decisions. */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  // What cannot be brought along is no reason to do without the worker.
  const brought = Promise.allSettled([keepOlderAssets(), renewDictionary(event)]);
  event.waitUntil(brought);
});
precache(self.__WB_MANIFEST);
clientsClaim();
self.addEventListener('activate', (event) => {
  // The network is asked while the worker starts.
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve());
});

servePages();
serveAssets();
serveDictionary();
serveSearch();
servePersonal();
takeShared();

self.addEventListener('message', (event) => {
  const message: ToWorker = event.data;
  switch (message.type) {
    case 'visited':
      return event.waitUntil(keepVisited(message.path, event));
    case 'keep':
      return event.waitUntil(keepNamed(message.paths, event));
    case 'take over':
      return void self.skipWaiting();
  }
});

self.addEventListener('sync', (event) => {
  if (event.tag === sendTag) event.waitUntil(sendFromWorker());
});
