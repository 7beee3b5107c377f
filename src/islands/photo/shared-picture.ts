/** Where the service worker leaves a picture that was shared with us (the share target of the manifest). */
const cacheName = 'shared-files';
const address = '/shared-file/1';

/** The picture that was shared, once: it and what the address says of it are gone then. Null when there is none. */
export async function takeSharedPicture(): Promise<Blob | null> {
  history.replaceState(history.state, '', location.pathname + location.hash);
  const cache = await caches.open(cacheName).catch(() => null);
  const kept = await cache?.match(address);
  await cache?.delete(address);
  return kept?.blob() ?? null;
}
