/** What a page says. */
export type Notice =
  /** success: something was done. danger: an answer failed. */
  | { readonly kind: 'success' | 'danger'; readonly text: string }
  /** A failure that brought no words of its own: those of its status are shown, or that it is not known. */
  | { readonly kind: 'danger'; readonly status: number }
  /** Something that the reader may do now or later: it stays until it is closed. */
  | { readonly kind: 'offer'; readonly text: string; readonly action: HTMLElement };

const waiting = 'notice';

/** Says it on the page one is led to. */
export function notifyNext(notice: Exclude<Notice, { kind: 'offer' }>): void {
  try {
    sessionStorage.setItem(waiting, JSON.stringify(notice));
  } catch {
    // A browser that keeps nothing leads on without a word.
  }
}

/** What the page before left to be said; it is said once. */
export function takeNotice(): Notice | null {
  try {
    const notice: Notice | null = JSON.parse(sessionStorage.getItem(waiting) ?? 'null');
    sessionStorage.removeItem(waiting);
    return notice;
  } catch {
    return null;
  }
}

export const noticeEvent = 'inciscope:notice';

/** Shows a toast or an alert from anywhere; `toast-stack` listens. */
export function notify(notice: Notice): void {
  document.dispatchEvent(new CustomEvent<Notice>(noticeEvent, { detail: notice }));
}
