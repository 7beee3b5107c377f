import { ApiProblem } from '#api/client.ts';
import type { addFavorite, FavoriteKind, favoriteList, removeFavorite } from '#api/favorites.ts';
import { t } from '#i18n/for-you-words.ts';
import { ask } from '../session/ask.ts';
import { readKept, readToken } from '../session/token.ts';
import { notify } from '../shell/notify.ts';
import { deviceFavorites, isSame, keepDeviceFavorites } from './device-favorites.ts';

function subjectOf({ dataset }: HTMLElement) {
  const { kind, alias = '' } = dataset;
  return { kind: kind as FavoriteKind, alias };
}

/** Shows whether the place's subject is among the favourites; all buttons of a page for one subject agree. */
function show(element: HTMLElement, chosen: boolean): void {
  const { kind, alias } = subjectOf(element);
  for (const button of document.querySelectorAll(`favorite-button[data-kind="${kind}"][data-alias="${alias}"] button`))
    button.setAttribute('aria-pressed', String(chosen));
}

let favorites: Promise<Set<string> | null> | null = null;

/** What is among the favourites, here where nobody is signed in; null without an answer, which has been said. */
async function read(): Promise<Set<string> | null> {
  if (readToken() === null) return new Set(deviceFavorites().map(keyOf));
  try {
    const { items } = await ask<typeof favoriteList>({ method: 'GET', path: 'v2/favorites' }, {});
    const kept = readKept('waiting') ? (await import('../offline/waiting-favorites.ts')).withWaiting(items) : items;
    return new Set((await kept).map(keyOf));
  } catch {
    return null;
  }
}

const keyOf = ({ kind, alias }: { readonly kind: string; readonly alias: string }) => `${kind} ${alias}`;

/** Marks the button of what is among the favourites; the list is asked for once a page. */
export async function showFavorite(element: HTMLElement): Promise<void> {
  favorites ??= read();
  const kept = await favorites;
  if (kept) show(element, kept.has(keyOf(subjectOf(element))));
}

/** Remembers and shows what has been chosen. */
async function mark(element: HTMLElement, chosen: boolean): Promise<void> {
  const key = keyOf(subjectOf(element));
  const kept = await favorites;
  if (chosen) kept?.add(key);
  else kept?.delete(key);
  show(element, chosen);
}

const titleHere = () => document.querySelector('h1')?.textContent.trim();

/** Keeps or drops it on this device, for who is not signed in. */
function toggleHere(element: HTMLElement, chosen: boolean): void {
  const subject = subjectOf(element);
  const others = deviceFavorites().filter((one) => !isSame(one, subject));
  const title = titleHere() ?? subject.alias;
  if (!keepDeviceFavorites(chosen ? others : [{ ...subject, title }, ...others])) {
    notify({ kind: 'danger', text: t('favorites.notKept') });
    return;
  }
  show(element, !chosen);
  notify({ kind: 'success', text: t(chosen ? 'favorites.removed' : 'favorites.keptHere') });
}

/** Adds or removes: in the account of who is signed in, on the device otherwise. */
export async function toggleFavorite(element: HTMLElement, button: HTMLButtonElement): Promise<void> {
  // The list on its way would undo what a press shows.
  await showFavorite(element);
  const chosen = button.getAttribute('aria-pressed') === 'true';
  if (readToken() === null) return toggleHere(element, chosen);
  const params = subjectOf(element);
  const path = 'v2/favorites/{kind}/{alias}' as const;
  try {
    if (chosen) await ask<typeof removeFavorite>({ method: 'DELETE', path }, { params });
    else await ask<typeof addFavorite>({ method: 'PUT', path }, { params });
    await mark(element, !chosen);
    notify({ kind: 'success', text: t(chosen ? 'favorites.removed' : 'favorites.added') });
  } catch (error) {
    if (error instanceof ApiProblem) return;
    const { keepFavorite } = await import('../offline/waiting-favorites.ts');
    if (await keepFavorite({ ...params, title: titleHere() ?? params.alias }, !chosen)) await mark(element, !chosen);
    else notify({ kind: 'danger', text: t('form.offline') });
  }
}
