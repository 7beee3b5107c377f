import { ApiProblem } from '#api/client.ts';
import type { Call } from '#api/endpoint.ts';
import type { report } from '#api/reports.ts';
import { reasonLength } from '#core/complaints/complaint.ts';
import { t } from '#i18n/report-words.ts';
import { ask } from '../session/ask.ts';
import { notify } from '../shell/notify.ts';

type Body = Call<typeof report>['body'];

interface Parts {
  readonly dialog: HTMLDialogElement;
  readonly form: HTMLFormElement;
  readonly field: HTMLTextAreaElement;
  readonly submit: HTMLButtonElement;
  readonly cancel: HTMLButtonElement;
  readonly hint: HTMLElement;
  readonly problem: HTMLElement;
}

const dialogMarkup = () => `
  <dialog class="dialog" aria-labelledby="report-title">
    <form method="post" novalidate>
      <h2 id="report-title">${t('report.title')}</h2>
      <p class="small quiet" id="report-hint"></p>
      <label class="label" for="report-reason"><b>${t('report.reason')}</b></label>
      <textarea class="sheet" id="report-reason" name="reason" rows="5" required minlength="${reasonLength.least}" maxlength="${reasonLength.most}" aria-describedby="report-problem report-hint" autofocus></textarea>
      <p class="small brick" id="report-problem" role="alert"></p>
      <p class="actions">
        <button class="button primary" type="submit">${t('report.send')}</button>
        <button class="button" type="button" data-close>${t('report.cancel')}</button>
      </p>
    </form>
  </dialog>`;

/** The dialog, drawn at its first opening: pages carry nothing of it. */
function partsOf(element: HTMLElement): Parts {
  if (!element.querySelector('dialog')) element.innerHTML = dialogMarkup();
  const find = <Part extends Element>(selector: string): Part => {
    const found = element.querySelector<Part>(selector);
    if (!found) throw new Error(`The dialog for reports has no ${selector}.`);
    return found;
  };
  return {
    dialog: find('dialog'),
    form: find('form'),
    field: find('textarea'),
    submit: find('[type=submit]'),
    cancel: find('[data-close]'),
    hint: find('#report-hint'),
    problem: find('[role=alert]'),
  };
}

/** What keeps the text back or went wrong, beside the field; an empty sentence takes it away. */
function say({ field, problem }: Parts, words: string): void {
  problem.textContent = words;
  field.setAttribute('aria-invalid', String(words !== ''));
  if (words !== '') field.focus();
}

async function send(parts: Parts, about: Pick<Body, 'subject' | 'id'>): Promise<void> {
  const { dialog, form, field, submit } = parts;
  if (submit.getAttribute('aria-disabled') === 'true') return;
  const reason = field.value.trim();
  if (reason.length < field.minLength) return say(parts, t('report.short', { count: reasonLength.least }));
  say(parts, '');
  submit.setAttribute('aria-disabled', 'true');
  try {
    await ask<typeof report>({ method: 'POST', path: 'v2/reports' }, { body: { ...about, reason } });
    form.reset();
    dialog.close();
    notify({ kind: 'success', text: t('report.thanks') });
  } catch (error) {
    say(parts, (error instanceof ApiProblem && error.problem.detail) || t('report.offline'));
  } finally {
    submit.removeAttribute('aria-disabled');
  }
}

/** The page of this site that led here, where an error was probably seen; without one, the button's own. */
function pageBefore(own: string): string {
  const before = URL.parse(document.referrer);
  return before?.origin === location.origin ? before.pathname.slice(0, 200) : own;
}

/** Opens the dialog for what a button is about. */
export function openReport(element: HTMLElement, button: HTMLElement): void {
  const parts = partsOf(element);
  const { dialog, form, hint } = parts;
  const about = { subject: button.dataset['report'] as Body['subject'], id: button.dataset['reportId'] ?? '' };
  if (about.subject === 'page') about.id = pageBefore(about.id);
  const ofPeople = about.subject === 'review' || about.subject === 'user';
  hint.textContent = t(ofPeople ? 'report.hintPeople' : 'report.hint');
  parts.cancel.onclick = () => dialog.close();
  form.onsubmit = (event) => {
    event.preventDefault();
    void send(parts, about);
  };
  dialog.showModal();
}
