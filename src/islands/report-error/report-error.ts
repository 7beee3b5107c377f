import type { Call } from '#api/endpoint.ts';
import type { report } from '#api/reports.ts';
import { notify } from '../shell/notify.ts';

/** A problem's sentence for people, or null when the answer is none of the API's. */
async function detailOf(answer: Response): Promise<string | null> {
  const problem: unknown = await answer.json().catch(() => null);
  return typeof problem === 'object' && problem !== null && 'detail' in problem ? String(problem.detail) : null;
}

/** A button that opens the native dialog beside it and sends what is written there. Without this script neither is shown. */
class ReportError extends HTMLElement {
  connectedCallback(): void {
    const [opener, dialog, form] = [this.querySelector('button'), this.querySelector('dialog'), this.querySelector('form')];
    if (!opener || !dialog || !form) return;
    opener.hidden = false;
    opener.addEventListener('click', () => dialog.showModal());
    this.querySelector('[data-close]')?.addEventListener('click', () => dialog.close());
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.send(form, dialog);
    });
  }

  /** What keeps the text back or went wrong, beside the field; an empty sentence takes it away. */
  private say(problem: string): void {
    const [line, field] = [this.querySelector('[role=alert]'), this.querySelector('textarea')];
    if (line) line.textContent = problem;
    field?.toggleAttribute('aria-invalid', problem !== '');
    if (problem !== '') field?.focus();
  }

  private async send(form: HTMLFormElement, dialog: HTMLDialogElement): Promise<void> {
    const { subject = '', subjectId: id = '', short = '', offline = '', thanks = '' } = this.dataset;
    const [field, button] = [form.querySelector('textarea'), form.querySelector<HTMLButtonElement>('[type=submit]')];
    if (!field || !button || button.getAttribute('aria-disabled') === 'true') return;
    const reason = field.value.trim();
    if (reason.length < field.minLength) return this.say(short);
    this.say('');
    button.setAttribute('aria-disabled', 'true');
    const body = { subject: subject as Call<typeof report>['body']['subject'], id, reason } satisfies Call<typeof report>['body'];
    try {
      const answer = await fetch(form.action, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!answer.ok) return this.say((await detailOf(answer)) ?? offline);
      form.reset();
      dialog.close();
      notify({ kind: 'success', text: thanks });
    } catch (error) {
      console.info(error);
      this.say(offline);
    } finally {
      button.removeAttribute('aria-disabled');
    }
  }
}

customElements.define('report-error', ReportError);
