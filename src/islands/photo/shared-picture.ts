import { sharedFiles } from '#site/offline-paths.ts';
import { PictureError } from './picture-files.ts';

/** Is a picture said to have been shared? */
export const isShared = (): boolean => new URLSearchParams(location.search).get('shared') === 'picture';

/** The picture that was shared, once: it and what the address says of it are gone then. Throws a PictureError when there is none. */
export async function takeSharedPicture(): Promise<Blob> {
  history.replaceState(history.state, '', location.pathname + location.hash);
  const cache = await caches.open(sharedFiles.cache).catch(() => null);
  const kept = await cache?.match(sharedFiles.path);
  await cache?.delete(sharedFiles.path);
  if (!kept) throw new PictureError('notShared');
  return kept.blob();
}
