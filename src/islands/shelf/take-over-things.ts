import { callApi } from '#api/client.ts';
import type { bringThings } from '#api/shelf.ts';
import type { OwnThings } from '#core/shelf/own-things.ts';
import { site } from '#site/current.ts';
import { keepHere } from '../session/keep-here.ts';
import { moving, readKept, readToken } from '../session/token.ts';
import { currentUser, setUser } from '../session/user.ts';
import { deviceThings } from './device-things.ts';

export const hasThingsHere = (): boolean => moving.some((key) => readKept(key) !== null);

/** What the account now says of the reader, on the page that is open. */
export function takeSettings({ avoid, allergies, like, skin }: OwnThings): void {
  const user = currentUser.get();
  if (user) setUser({ ...user, settings: { ...user.settings, avoid, allergies, like, skin } });
}

/** Moves what was kept on this device into the account of who has signed in; without an answer it stays and is tried again on the next page. */
export async function takeOverThings(): Promise<void> {
  const token = readToken();
  const texts = moving.map((key) => [key, readKept(key)] as const);
  try {
    const body = { ...deviceThings(), checks: [] };
    const both = await callApi<typeof bringThings>(
      { method: 'POST', path: 'v2/user/things' },
      { body },
      { baseUrl: site.apiBaseUrl, authorization: () => (token === null ? null : `Bearer ${token}`) },
    );
    takeSettings(both);
  } catch {
    return;
  }
  // What another tab has changed meanwhile is moved the next time.
  for (const [key, text] of texts) if (readKept(key) === text) keepHere(key, null);
}
