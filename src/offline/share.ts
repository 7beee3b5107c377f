import { registerRoute } from 'workbox-routing';
import { readShared } from '#core/sharing/shared-from-app.ts';
import { sharedFiles, sharedPicturePath, sharePath } from '#site/offline-paths.ts';
import { checkerPath, checkerWithListPath } from '#site/paths.ts';

/** Where what was shared is read: a text goes along in the fragment, a picture waits in a cache. Neither leaves the device. */
async function placeOf(request: Request): Promise<string> {
  const shared = await readShared(await request.formData());
  if (shared === null) return checkerPath;
  if ('fragment' in shared) return checkerWithListPath(shared.fragment);
  const { picture } = shared;
  const cache = await caches.open(sharedFiles.cache);
  await cache.put(sharedFiles.path, new Response(picture, { headers: { 'content-type': picture.type } }));
  return sharedPicturePath;
}

/** Takes what another app shares with the installed one. */
export function takeShared(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === sharePath,
    async ({ request }) => {
      // What cannot be read or kept leads to the checker, which says that no picture came.
      const place = await placeOf(request).catch(() => sharedPicturePath);
      return Response.redirect(new URL(place, location.origin).href, 303);
    },
    'POST',
  );
}
