import { ApiProblem } from '#api/client.ts';
import type { addFavorite, FavoriteKind, favoriteList, removeFavorite } from '#api/favorites.ts';
import { ask } from '../session/ask.ts';
import { loginFromHere } from '../session/next.ts';
import { readToken } from '../session/token.ts';
import { notify } from '../shell/notify.ts';

function subjectOf({ dataset }: HTMLElement) {
  const { kind, alias = '' } = dataset;
  return { kind: kind as FavoriteKind, alias };
}

/** Shows whether the place's subject is among the favourites; all buttons of a page for one subject agree. */
function show(place: HTMLElement, chosen: boolean): void {
  const { kind, alias } = subjectOf(place);
  for (const button of document.querySelectorAll(`favorite-button[data-kind="${kind}"][data-alias="${alias}"] button`))
    button.setAttribute('aria-pressed', String(chosen));
}

let favorites: Promise<ReadonlySet<string>> | null = null;

async function read(): Promise<ReadonlySet<string>> {
  const { items } = await ask<typeof favoriteList>({ method: 'GET', path: 'v2/favorites' }, {});
  return new Set(items.map(({ kind, alias }) => `${kind} ${alias}`));
}

/** Marks the button of what is among the favourites; the list is asked for once a page. */
export async function showFavorite(place: HTMLElement): Promise<void> {
  const { kind, alias } = subjectOf(place);
  favorites ??= read();
  try {
    show(place, (await favorites).has(`${kind} ${alias}`));
  } catch {
    // It has been said; the button stays as it was.
  }
}

/** Adds or removes; who is not signed in is led to the login page and back. */
export async function toggleFavorite(place: HTMLElement, button: HTMLButtonElement): Promise<void> {
  if (readToken() === null) return location.assign(loginFromHere());
  const params = subjectOf(place);
  const chosen = button.getAttribute('aria-pressed') === 'true';
  const path = 'v2/favorites/{kind}/{alias}' as const;
  const { added = '', removed = '', offline = '' } = place.dataset;
  try {
    if (chosen) await ask<typeof removeFavorite>({ method: 'DELETE', path }, { params });
    else await ask<typeof addFavorite>({ method: 'PUT', path }, { params });
    show(place, !chosen);
    notify({ kind: 'success', text: chosen ? removed : added });
  } catch (error) {
    if (!(error instanceof ApiProblem)) notify({ kind: 'danger', text: offline });
  }
}
