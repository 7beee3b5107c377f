import { t } from '#i18n/offline-words.ts';
import { dropChange, type WaitingChange, waitingChanges } from '#offline/outbox/waiting.ts';
import { ownerOf } from '#offline/owner.ts';
import { readKept, readToken } from '../session/token.ts';
import { waitingEvent } from './waiting-event.ts';

/** What of the reader's waits for the network, or was not accepted, with ways to send it now and to call it off. Nothing to see where nothing waits. */
class WaitingChanges extends HTMLElement {
  private readonly onWaiting = (): void => void this.show();

  connectedCallback(): void {
    document.addEventListener(waitingEvent, this.onWaiting);
    if (readKept('waiting')) void this.show();
  }

  disconnectedCallback(): void {
    document.removeEventListener(waitingEvent, this.onWaiting);
  }

  private async show(): Promise<void> {
    const owner = ownerOf(readToken());
    const changes = (await waitingChanges()).filter((change) => change.owner === owner);
    const list = this.querySelector('ul');
    list?.replaceChildren(...changes.map((change) => this.row(change)));
    this.hidden = changes.length === 0;
  }

  private row(change: WaitingChange): HTMLElement {
    const { kind, title, refused } = change;
    const what = t(`waiting.${kind}`, { title });
    const name = Object.assign(document.createElement('span'), { textContent: what });
    const state = document.createElement('small');
    state.className = refused ? 'brick' : 'quiet';
    state.textContent = refused ? t('waiting.reason', { reason: refused.detail }) : t('waiting.mark');
    const drop = document.createElement('button');
    drop.type = 'button';
    drop.className = 'button bare';
    drop.textContent = t('waiting.drop');
    drop.setAttribute('aria-label', t('waiting.dropNamed', { what }));
    drop.addEventListener('click', async () => {
      await dropChange(change);
      document.dispatchEvent(new Event(waitingEvent));
    });
    const row = document.createElement('li');
    row.append(name, state);
    if (refused && (kind === 'review' || kind === 'submission')) row.append(this.correction(change));
    row.append(drop);
    return row;
  }

  private correction(change: WaitingChange): HTMLElement {
    const correct = document.createElement('button');
    correct.type = 'button';
    correct.className = 'button';
    correct.textContent = t('waiting.correct');
    correct.addEventListener('click', async () => {
      const { correctChange } = await import('./waiting-submission.ts');
      location.assign(await correctChange(change));
    });
    return correct;
  }
}

customElements.define('waiting-changes', WaitingChanges);
