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

let favorites: Promise<Set<string> | null> | null = null;

/** What is among the favourites; null without an answer, which has been said. */
async function read(): Promise<Set<string> | null> {
  try {
    const { items } = await ask<typeof favoriteList>({ method: 'GET', path: 'v2/favorites' }, {});
    return new Set(items.map(keyOf));
  } catch {
    return null;
  }
}

const keyOf = ({ kind, alias }: { readonly kind: string; readonly alias: string }) => `${kind} ${alias}`;

/** Marks the button of what is among the favourites; the list is asked for once a page. */
export async function showFavorite(place: HTMLElement): Promise<void> {
  favorites ??= read();
  const known = await favorites;
  if (known) show(place, known.has(keyOf(subjectOf(place))));
}

/** Adds or removes; who is not signed in is led to the login page and back. */
export async function toggleFavorite(place: HTMLElement, button: HTMLButtonElement): Promise<void> {
  if (readToken() === null) return location.assign(loginFromHere());
  // The list on its way would undo what a press shows.
  await showFavorite(place);
  const params = subjectOf(place);
  const chosen = button.getAttribute('aria-pressed') === 'true';
  const path = 'v2/favorites/{kind}/{alias}' as const;
  const { added = '', removed = '', offline = '' } = place.dataset;
  try {
    if (chosen) await ask<typeof removeFavorite>({ method: 'DELETE', path }, { params });
    else await ask<typeof addFavorite>({ method: 'PUT', path }, { params });
    const known = await favorites;
    if (chosen) known?.delete(keyOf(params));
    else known?.add(keyOf(params));
    show(place, !chosen);
    notify({ kind: 'success', text: chosen ? removed : added });
  } catch (error) {
    if (!(error instanceof ApiProblem)) notify({ kind: 'danger', text: offline });
  }
}
