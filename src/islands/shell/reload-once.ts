import { notify } from './notify.ts';

const key = 'reloaded';
/** A reload that did not help is not tried again so soon (milliseconds). */
const guard = 10_000;
/** How Chromium, Firefox and Safari say that a part of a page is not to be had. */
const missing = /dynamically imported module|importing a module script failed/i;

/** Reloads the page, a part of which is gone: the site was published anew meanwhile. Offline, or just reloaded, it stays as it is. */
export function reloadOnce(): void {
  if (!navigator.onLine) return;
  try {
    const isNew = Date.now() - Number(sessionStorage.getItem(key) ?? 0) >= guard;
    if (!isNew) {
      notify({ kind: 'danger', status: 0 });
      return;
    }
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Where nothing can be kept, a page could reload for ever.
    return;
  }
  location.reload();
}

/** The same for what an import was rejected with; any other failure is somebody else's. */
export function reloadWhenMissing(reason: unknown): void {
  if (reason instanceof TypeError && missing.test(reason.message)) reloadOnce();
}
