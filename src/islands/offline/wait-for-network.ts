import { t } from '#i18n/offline-words.ts';
import { sendTag } from '#offline/messages.ts';
import { keepChange, type WaitingChange } from '#offline/outbox/waiting.ts';
import { ownerOf } from '#offline/owner.ts';
import { keepHere } from '../session/keep-here.ts';
import { readToken } from '../session/token.ts';
import { notify } from '../shell/notify.ts';
import { waitingEvent } from './waiting-event.ts';

/** Asks the browser to wake the worker when there is a network again; where it cannot, the next page sends. */
async function remind(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(sendTag);
}

/** Keeps a change that could not be sent, and says so unless the page does (`isSaid`); false where it cannot be kept, and nothing has been said. */
export async function waitForNetwork(change: Omit<WaitingChange, 'owner' | 'at'>, isSaid = false): Promise<boolean> {
  const owner = ownerOf(readToken());
  if (owner === null) return false;
  try {
    await keepChange({ ...change, owner, at: Date.now() });
  } catch {
    return false;
  }
  keepHere('waiting', 'yes');
  void remind().catch(() => undefined);
  if (!isSaid) notify({ kind: 'success', text: t('waiting.kept') });
  document.dispatchEvent(new Event(waitingEvent));
  return true;
}
