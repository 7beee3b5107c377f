import { type Notice, noticeEvent } from './notify.ts';

/** A toast stays 5 s, an alert 4 s; both fall from 100 percent by 8 a step. */
const lifetime = { success: 5000, danger: 4000 } as const;
const fall = 8;
const stepOf = (kind: Notice['kind']) => (lifetime[kind] * fall) / 100;

/** The one place where a page speaks up; works on pages without React. */
class ToastStack extends HTMLElement {
  private readonly onNotice = (event: Event): void => this.show((event as CustomEvent<Notice>).detail);

  connectedCallback(): void {
    document.addEventListener(noticeEvent, this.onNotice);
  }

  disconnectedCallback(): void {
    document.removeEventListener(noticeEvent, this.onNotice);
  }

  private show({ kind, text }: Notice): void {
    const toast = document.createElement('div');
    toast.className = 'toast';
    toast.dataset.kind = kind;
    toast.setAttribute('role', kind === 'danger' ? 'alert' : 'status');
    const words = document.createElement('p');
    words.textContent = text;
    const close = document.createElement('button');
    close.type = 'button';
    close.textContent = '×';
    close.setAttribute('aria-label', this.dataset.close ?? '');
    const drain = document.createElement('div');
    drain.className = 'drain';
    toast.append(words, close, drain);
    this.prepend(toast);

    let percent = 100;
    const timer = setInterval(() => {
      percent -= fall;
      drain.style.transform = `scaleX(${Math.max(0, percent) / 100})`;
      if (percent <= 0) remove();
    }, stepOf(kind));
    const remove = () => {
      clearInterval(timer);
      toast.remove();
    };
    close.addEventListener('click', remove);
  }
}

customElements.define('toast-stack', ToastStack);
