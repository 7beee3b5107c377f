import { atom } from 'nanostores';
import type { profile, User } from '#api/account.ts';
import { ApiProblem } from '#api/client.ts';
import { ask, signedOutEvent } from './ask.ts';
import { keepHere } from './keep-here.ts';
import { dropToken, keepToken, readToken } from './token.ts';

/** Who is signed in: null is nobody, undefined is not known yet. */
export const currentUser = atom<User | null | undefined>(undefined);

const kept = 'profile';
/** A profile read this lately is not read again by the next page. */
const freshFor = 60_000;

interface Kept {
  readonly token: string;
  readonly at: number;
  readonly user: User;
}

function recall(token: string, age: number): User | null {
  try {
    const { token: of, at, user }: Kept = JSON.parse(sessionStorage.getItem(kept) ?? '{}');
    // A clock that was set back makes nothing fresh for good.
    return of === token && Math.abs(Date.now() - at) < age ? user : null;
  } catch {
    return null;
  }
}

/** Takes over what the server said of the user. */
export function setUser(user: User | null): void {
  currentUser.set(user);
  const token = readToken();
  try {
    if (user && token) sessionStorage.setItem(kept, JSON.stringify({ token, at: Date.now(), user } satisfies Kept));
    else sessionStorage.removeItem(kept);
  } catch {
    // A browser that keeps nothing asks the server on each page.
  }
}

let loading: Promise<User | null> | null = null;

async function load(): Promise<User | null> {
  document.addEventListener(signedOutEvent, () => setUser(null), { once: true });
  const token = readToken();
  const remembered = token === null ? null : recall(token, freshFor);
  if (token === null || remembered) {
    currentUser.set(remembered);
    return remembered;
  }
  try {
    const { user } = await ask<typeof profile>({ method: 'GET', path: 'v2/user/profile' }, {});
    setUser(user);
    return user;
  } catch (error) {
    // Without an answer one stays who one was; a dead token has been dropped.
    const last = error instanceof ApiProblem ? null : recall(token, Number.POSITIVE_INFINITY);
    currentUser.set(last);
    return last;
  }
}

/** Who is signed in; asked once for a page. */
export function loadUser(): Promise<User | null> {
  loading ??= load();
  return loading;
}

/** Keeps a new token and loads its user. */
export async function signIn(token: string): Promise<User | null> {
  keepToken(token);
  setUser(null);
  loading = load();
  return loading;
}

/** Forgets token and user, and what of them is kept on the device. */
export async function forgetUser(): Promise<void> {
  // They are in the account.
  if (currentUser.get()?.settings.keepChecks) keepHere('checks', null);
  dropToken();
  setUser(null);
  loading = null;
  // A part that cannot be had must not keep anybody in.
  await import('../offline/forget-personal.ts').then(({ forgetPersonal }) => forgetPersonal()).catch(() => undefined);
}
