import { t } from '#i18n/offline-words.ts';
import { sendWaiting } from '#offline/outbox/send.ts';
import { waitingChanges } from '#offline/outbox/waiting.ts';
import { site } from '#site/current.ts';
import { keepHere } from '../session/keep-here.ts';
import { readToken } from '../session/token.ts';
import { notify } from '../shell/notify.ts';
import { waitingEvent } from './waiting-event.ts';

/** Sends what waits, and says what became of it. */
export async function sendFromPage(): Promise<void> {
  const token = readToken();
  if (token === null) return;
  const { sent, merged, refused } = await sendWaiting({ baseUrl: site.apiBaseUrl, authorization: `Bearer ${token}` });
  for (const change of sent) {
    const what = t(`waiting.${change.kind}`, { title: change.title });
    notify({ kind: 'success', text: t(merged.includes(change) ? 'waiting.merged' : 'waiting.sent', { what }) });
  }
  for (const { kind, title, refused: refusal } of refused)
    notify({ kind: 'danger', text: t('waiting.refused', { what: t(`waiting.${kind}`, { title }), reason: refusal?.detail ?? '' }) });
  if ((await waitingChanges()).length === 0) keepHere('waiting', null);
  // The worker may have been quicker.
  document.dispatchEvent(new Event(waitingEvent));
}
