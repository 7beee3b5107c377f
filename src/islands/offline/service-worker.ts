import type { ToWorker } from '#offline/messages.ts';
import { workerPath } from '#site/worker-path.ts';
import { readKept } from '../session/token.ts';

/** Nothing of the page waits for the worker (ms). */
const settled = 2_000;

/** Most readers never need what stands there. */
const rest = () => import('./worker-news.ts');

/** What waits for the network goes out; what the reader's own things name comes in. */
async function catchUp(): Promise<void> {
  if (readKept('waiting') ?? readKept('favorites') ?? readKept('comparison')) (await rest()).catchUp();
}

/** Registers the service worker once the page has come to rest. Whoever refuses one has everything but the site without a network. */
async function start(): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirst = !serviceWorker.controller;
  const registration = await serviceWorker.register(workerPath);
  const look = async () => {
    if (registration.waiting && serviceWorker.controller) (await rest()).offerUpdate(registration.waiting);
  };
  await look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  const { active } = await serviceWorker.ready;
  // Who reads is asked once more by the next page, with the worker listening.
  if (isFirst) sessionStorage.removeItem('profile');
  active?.postMessage({ type: 'visited', path: location.pathname } satisfies ToWorker);
  await catchUp();
}

// While developing, the worker of a site that was served here before would be in the way.
if (import.meta.env.DEV) void navigator.serviceWorker?.getRegistrations().then((all) => all.map((one) => one.unregister()));
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => setTimeout(() => start().catch(catchUp), settled));
  addEventListener('online', catchUp);
}
