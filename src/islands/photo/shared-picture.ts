import { PictureError } from './picture-files.ts';

/** Where the service worker leaves a picture that another app shared with us (the share target of the manifest). */
const cacheName = 'shared-files';
const address = '/shared-file/1';

/** Is a picture said to have been shared? */
export const isShared = (): boolean => new URLSearchParams(location.search).get('shared') === 'picture';

/** The picture that was shared, once: it and what the address says of it are gone then. Throws a PictureError when there is none. */
export async function takeSharedPicture(): Promise<Blob> {
  history.replaceState(history.state, '', location.pathname + location.hash);
  const cache = await caches.open(cacheName).catch(() => null);
  const kept = await cache?.match(address);
  await cache?.delete(address);
  if (!kept) throw new PictureError('notShared');
  return kept.blob();
}
