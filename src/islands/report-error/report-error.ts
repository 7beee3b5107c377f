import type { Call } from '#api/endpoint.ts';
import type { report } from '#api/reports.ts';
import { notify } from '../shell/notify.ts';

type Body = Call<typeof report>['body'];

/** Why a report did not arrive, in words for people; null when nobody answered. */
function wordsOf(error: unknown): string | null {
  return error instanceof Error && 'problem' in error ? error.message || null : null;
}

/** The dialog of every button that reports something; what sends is fetched with the first report. Without this script no button is shown. */
class ReportError extends HTMLElement {
  private about: Pick<Body, 'subject' | 'id'> | null = null;

  connectedCallback(): void {
    const [dialog, form] = [this.querySelector('dialog'), this.querySelector('form')];
    if (!dialog || !form) return;
    for (const button of document.querySelectorAll<HTMLElement>('[data-report]')) button.hidden = false;
    document.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-report]') : null;
      if (button) this.open(dialog, button);
    });
    this.querySelector('[data-close]')?.addEventListener('click', () => dialog.close());
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.send(form, dialog);
    });
  }

  private open(dialog: HTMLDialogElement, { dataset }: HTMLElement): void {
    const subject = dataset['report'] as Body['subject'];
    this.about = { subject, id: dataset['reportId'] ?? '' };
    const { hint = '', hintPeople = '' } = this.dataset;
    const line = this.querySelector('#report-hint');
    if (line) line.textContent = subject === 'review' || subject === 'user' ? hintPeople : hint;
    dialog.showModal();
  }

  /** What keeps the text back or went wrong, beside the field; an empty sentence takes it away. */
  private say(problem: string): void {
    const [line, field] = [this.querySelector('[role=alert]'), this.querySelector('textarea')];
    if (line) line.textContent = problem;
    field?.toggleAttribute('aria-invalid', problem !== '');
    if (problem !== '') field?.focus();
  }

  private async send(form: HTMLFormElement, dialog: HTMLDialogElement): Promise<void> {
    const { short = '', offline = '', thanks = '' } = this.dataset;
    const [field, button] = [form.querySelector('textarea'), form.querySelector<HTMLButtonElement>('[type=submit]')];
    if (!field || !button || !this.about || button.getAttribute('aria-disabled') === 'true') return;
    const reason = field.value.trim();
    if (reason.length < field.minLength) return this.say(short);
    this.say('');
    button.setAttribute('aria-disabled', 'true');
    try {
      const { ask } = await import('../session/ask.ts');
      await ask<typeof report>({ method: 'POST', path: 'v2/reports' }, { body: { ...this.about, reason } });
      form.reset();
      dialog.close();
      notify({ kind: 'success', text: thanks });
    } catch (error) {
      this.say(wordsOf(error) ?? offline);
    } finally {
      button.removeAttribute('aria-disabled');
    }
  }
}

customElements.define('report-error', ReportError);
