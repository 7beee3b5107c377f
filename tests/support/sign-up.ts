import type { Page } from 'playwright-core';

/** Makes an account and signs its owner in on this page's browser, as the form of registration does. */
export async function signUp(page: Page, origin: string, username: string): Promise<void> {
  const body = JSON.stringify({ username, email: `${username}@example.test`, password: 'secret1' });
  const headers = { 'content-type': 'application/json' };
  const { token } = await (await fetch(`${origin}/api/v2/security/register`, { method: 'POST', headers, body })).json();
  await page.context().addCookies([{ name: 'auth._token.local', value: encodeURIComponent(`Bearer ${token}`), url: origin }]);
}
