import { loginPath } from '#site/account-paths.ts';
import { site } from '#site/current.ts';
import { ownPath } from '#site/own-path.ts';
import { nextPath } from './next.ts';

/** Kept by the tab that set out for a provider: where to go on afterwards. */
const kept = 'sign-in-at-provider';

/** Leads to a provider's page; this tab remembers where one was going. */
export function goToProvider(name: string, fallback: string): void {
  sessionStorage.setItem(kept, nextPath(location.search, fallback));
  location.assign(`${site.apiBaseUrl}v2/security/oauth/${name}`);
}

export type ProviderReturn =
  | { readonly token: string; readonly next: string }
  /** The account has a second factor. */
  | { readonly attempt: string; readonly next: string }
  | { readonly problem: string; readonly reason: string };

/**
 * What a provider's answer brought back in the fragment, which no server sees; it is taken out of the address at once. A token is only
 * taken by the tab that set out for it: a link that somebody else made must not sign anybody in, nor put words of its own on the page.
 */
export function returnFromProvider(): ProviderReturn | null {
  const [, kind, value = '', reason = ''] = /^#(token|attempt|problem)=([\w.-]+)(&reason=.*)?$/.exec(location.hash) ?? [];
  if (kind === undefined) return null;
  const next = ownPath(sessionStorage.getItem(kept) ?? '', location.origin);
  sessionStorage.removeItem(kept);
  history.replaceState(null, '', next === null ? location.pathname : `${loginPath}?next=${encodeURIComponent(next)}`);
  const told = (next === null ? null : new URLSearchParams(reason).get('reason')) ?? '—';
  if (kind === 'problem') return { problem: value, reason: told };
  if (next === null) return { problem: 'expired', reason: told };
  return kind === 'attempt' ? { attempt: value, next } : { token: value, next };
}
