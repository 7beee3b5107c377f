import { loginPath } from '#site/account-paths.ts';
import { ownPath } from '#site/own-path.ts';
import { homePath } from '#site/paths.ts';

/** Where to go on after signing in: a path of this site, never another one. */
export function nextPath(search: string, fallback: string = homePath): string {
  return ownPath(new URLSearchParams(search).get('next') ?? '', location.origin) ?? fallback;
}

/** In the address of the login page: the account was made a moment ago. */
export const greeted = 'welcome';

/** The login page, or the one that makes an account, which leads back to where one is. */
export function loginFromHere(path: string = loginPath): string {
  return `${path}?next=${encodeURIComponent(location.pathname + location.search + location.hash)}`;
}
