import { type Notice, noticeEvent, takeNotice } from './notify.ts';

/** A toast stays 5 s; an alert is gone 4 s after it was made. What is left of either is drawn in percent, from 100 down by 8 a step. An offer stays until it is closed. */
const lifetime = { success: 5000, danger: 4000 } as const;
const fall = 8;

/** The one place where a page speaks up, newest first; works on pages without React. */
class ToastStack extends HTMLElement {
  private readonly onNotice = (event: Event): void => this.show((event as CustomEvent<Notice>).detail);

  connectedCallback(): void {
    this.popover = 'manual';
    document.addEventListener(noticeEvent, this.onNotice);
    const left = takeNotice();
    if (left) this.show(left);
  }

  disconnectedCallback(): void {
    document.removeEventListener(noticeEvent, this.onNotice);
  }

  private wordsOf(notice: Notice): string {
    if ('text' in notice) return notice.text;
    return this.getAttribute(`data-${notice.status}`) ?? this.getAttribute('data-0') ?? '';
  }

  private show(notice: Notice): void {
    const toast = document.createElement('div');
    toast.className = 'toast';
    toast.dataset.kind = notice.kind;
    toast.setAttribute('role', notice.kind === 'danger' ? 'alert' : 'status');
    const words = document.createElement('p');
    words.textContent = this.wordsOf(notice);
    const close = document.createElement('button');
    close.type = 'button';
    close.textContent = '×';
    close.setAttribute('aria-label', this.dataset.close ?? '');
    const drain = document.createElement('div');
    drain.className = 'drain';
    toast.append(words, close, drain);
    this.raise();
    this.prepend(toast);

    let timers: readonly number[] = [];
    const remove = () => {
      timers.forEach(clearTimeout);
      toast.remove();
      if (!this.firstElementChild) this.hidePopover();
    };
    close.addEventListener('click', remove);
    if (notice.kind === 'offer') {
      drain.replaceWith(notice.action);
      return;
    }
    const whole = lifetime[notice.kind];
    let percent = 100;
    const step = () => {
      percent -= fall;
      drain.style.transform = `scaleX(${percent / 100})`;
    };
    timers = [window.setInterval(step, (whole * fall) / 100), window.setTimeout(remove, whole)];
  }

  /** Lifts the stack above everything, a dialog that was opened meanwhile included. */
  private raise(): void {
    this.hidePopover();
    this.showPopover();
  }
}

customElements.define('toast-stack', ToastStack);
