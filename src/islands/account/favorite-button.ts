import { ApiProblem } from '#api/client.ts';
import type { addFavorite, FavoriteKind, favoriteList, removeFavorite } from '#api/favorites.ts';
import { ask } from '../session/ask.ts';
import { loginFromHere } from '../session/next.ts';
import { readToken } from '../session/token.ts';
import { notify } from '../shell/notify.ts';

/** Adds what the page is about to the favourites, and takes it out again. Who is not signed in is led to the login page and back. */
class FavoriteButton extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button');
    if (!button) return;
    button.hidden = false;
    button.addEventListener('click', () => void this.toggle(button));
    if (readToken() !== null) void this.look(button);
  }

  private get subject() {
    const { kind, alias = '' } = this.dataset;
    return { kind: kind as FavoriteKind, alias };
  }

  private show(button: HTMLButtonElement, chosen: boolean): void {
    button.setAttribute('aria-pressed', String(chosen));
  }

  private async look(button: HTMLButtonElement): Promise<void> {
    const { kind, alias } = this.subject;
    try {
      const { items } = await ask<typeof favoriteList>({ method: 'GET', path: 'v2/favorites' }, {});
      this.show(
        button,
        items.some((one) => one.kind === kind && one.alias === alias),
      );
    } catch {
      // It has been said; the button stays as it was.
    }
  }

  private async toggle(button: HTMLButtonElement): Promise<void> {
    if (readToken() === null) return location.assign(loginFromHere());
    const params = this.subject;
    const chosen = button.getAttribute('aria-pressed') === 'true';
    const path = 'v2/favorites/{kind}/{alias}' as const;
    const { added = '', removed = '', offline = '' } = this.dataset;
    try {
      if (chosen) await ask<typeof removeFavorite>({ method: 'DELETE', path }, { params });
      else await ask<typeof addFavorite>({ method: 'PUT', path }, { params });
      this.show(button, !chosen);
      notify({ kind: 'success', text: chosen ? removed : added });
    } catch (error) {
      if (!(error instanceof ApiProblem)) notify({ kind: 'danger', text: offline });
    }
  }
}

customElements.define('favorite-button', FavoriteButton);
