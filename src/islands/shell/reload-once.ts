import { notify } from './notify.ts';

const key = 'reloaded';
/** A reload that did not help is not tried again so soon (milliseconds). */
const guard = 10_000;
/** How Chromium, Firefox and Safari say that a part of a page is not to be had. */
const missing = /dynamically imported module|importing a module script failed/i;

/** The same failure may be told twice: by the loader, and as a rejection nobody handles (milliseconds). */
const sameFailure = 1_000;
let told = Number.NEGATIVE_INFINITY;

/** Reloads the page, a part of which is gone: the site was published anew meanwhile. Offline, or just reloaded, it stays as it is. */
export function reloadOnce(): void {
  const now = Date.now();
  // In a frame of another site nothing is kept, a guard neither.
  if (!navigator.onLine || now - told < sameFailure || window !== window.top) return;
  told = now;
  try {
    const isNew = now - Number(sessionStorage.getItem(key) ?? 0) >= guard;
    if (!isNew) {
      notify({ kind: 'danger', status: 0 });
      return;
    }
    sessionStorage.setItem(key, String(now));
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
