import type { Page } from 'playwright-core';

/** The password of everybody who signs up in a journey. */
export const password = 'harbour7';

/** Makes an account as the form of registration does; its token. */
export async function register(origin: string, username: string): Promise<string> {
  const body = JSON.stringify({ username, email: `${username}@example.test`, password });
  const headers = { 'content-type': 'application/json' };
  return (await (await fetch(`${origin}/api/v2/security/register`, { method: 'POST', headers, body })).json()).token;
}

/** Puts a token where the site keeps it. */
export function signIn(page: Page, origin: string, token: string): Promise<void> {
  return page.context().addCookies([{ name: 'auth._token.local', value: encodeURIComponent(`Bearer ${token}`), url: origin }]);
}

/** Makes an account and signs its owner in on this page's browser. */
export async function signUp(page: Page, origin: string, username: string): Promise<void> {
  await signIn(page, origin, await register(origin, username));
}
