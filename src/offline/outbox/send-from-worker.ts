import { site } from '#site/current.ts';
import { tokenCookie } from '#site/token-cookie.ts';
import { sendWaiting } from './send.ts';

/** Sends what waits when the browser says that there is a network again, with no page open. It rejects while something is left: the browser then asks again later. */
export async function sendFromWorker(): Promise<void> {
  // Where a worker cannot read the token, the next page sends.
  const kept = await cookieStore?.get(tokenCookie);
  if (!kept?.value) return;
  const { isIncomplete } = await sendWaiting({ baseUrl: site.apiBaseUrl, authorization: decodeURIComponent(kept.value) });
  if (isIncomplete) throw new Error('Some changes could not be sent yet.');
}
