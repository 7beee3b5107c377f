export interface Notice {
  /** success: something was done. danger: an answer failed. */
  readonly kind: 'success' | 'danger';
  readonly text: string;
}

export const noticeEvent = 'inciscope:notice';

/** Shows a toast or an alert from anywhere; `toast-stack` listens. */
export function notify(notice: Notice): void {
  document.dispatchEvent(new CustomEvent<Notice>(noticeEvent, { detail: notice }));
}
