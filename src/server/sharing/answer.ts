import { readShared } from '#core/sharing/shared-from-app.ts';
import { sharedPicturePath } from '#site/offline-paths.ts';
import { checkerPath, checkerWithListPath } from '#site/paths.ts';

const seeOther = (location: string) => new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });

/** Answers the share sheet where no service worker does. A text goes on to the checker in the fragment; a picture is not kept here, and the checker asks for it once more. */
export async function shareAnswer(request: Request): Promise<Response> {
  if (request.method !== 'POST') return seeOther(checkerPath);
  const shared = await request.formData().then(readShared, () => null);
  if (shared === null) return seeOther(checkerPath);
  return seeOther('fragment' in shared ? checkerWithListPath(shared.fragment) : sharedPicturePath);
}
