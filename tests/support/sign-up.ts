import type { Page } from 'playwright-core';

/** The password of everybody who signs up in a journey. */
export const password = 'harbour7';

/** Makes an account as the form of registration does, or signs in to it when the first try of a journey made it; its token. */
export async function register(origin: string, username: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const ask = (path: string, sent: object) =>
    fetch(`${origin}/api/v2/security/${path}`, { method: 'POST', headers, body: JSON.stringify(sent) });
  const made = await ask('register', { username, email: `${username}@example.test`, password });
  const answer = made.status === 409 ? await ask('login', { username, password }) : made;
  return (await answer.json()).token;
}

/** Puts a token where the site keeps it. */
export function signIn(page: Page, origin: string, token: string): Promise<void> {
  return page.context().addCookies([{ name: 'auth._token.local', value: encodeURIComponent(`Bearer ${token}`), url: origin }]);
}

/** Makes an account and signs its owner in on this page's browser. */
export async function signUp(page: Page, origin: string, username: string): Promise<void> {
  await signIn(page, origin, await register(origin, username));
}
