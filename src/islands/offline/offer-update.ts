import { t } from '#i18n/offline-words.ts';
import type { ToWorker } from '#offline/messages.ts';
import { notify } from '../shell/notify.ts';

let offered: ServiceWorker | null = null;

/** Says, once for each version, that it is ready. It takes over when the reader asks for it, or when the last page of the old one is closed; only this page is then loaded anew. */
export function offer(waiting: ServiceWorker): void {
  if (waiting === offered) return;
  offered = waiting;
  const action = document.createElement('button');
  action.type = 'button';
  action.className = 'button';
  action.textContent = t('update.reload');
  action.addEventListener('click', () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage({ type: 'take over' } satisfies ToWorker);
  });
  notify({ kind: 'offer', text: t('update.ready'), action });
}
