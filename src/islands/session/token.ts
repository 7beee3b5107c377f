import { tokenCookie as cookie } from '#site/token-cookie.ts';

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;

/** The token of who is signed in here, or null. */
export function readToken(): string | null {
  const kept = document.cookie.split('; ').find((one) => one.startsWith(`${cookie}=`));
  return bearer.exec(decodeURIComponent(kept?.slice(cookie.length + 1) ?? ''))?.[1] ?? null;
}

/** Seconds that a token lives, by the clock that gave it: the browser's own may be days ahead. */
function lifetimeOf(token: string): number {
  try {
    const claims: { iat?: number; exp?: number } = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    return Math.max(0, (claims.exp ?? 0) - (claims.iat ?? 0));
  } catch {
    return 0;
  }
}

function write(value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers.
  document.cookie = `${cookie}=${value}; Path=/; SameSite=Lax; Max-Age=${seconds}${secure}`;
}

export function keepToken(token: string): void {
  write(`Bearer ${token}`, lifetimeOf(token));
}

export function dropToken(): void {
  write('', 0);
}

/** What this browser keeps of a reader: of their skin, of what they saved, compare, shelved, checked, avoid and like. */
export type KeptHere =
  | 'skin'
  | 'favorites'
  | 'comparison'
  | 'shelf'
  | 'checks'
  | 'seen'
  | 'avoid'
  | 'allergies'
  | 'like'
  /** INCI names of these ingredients. */
  | 'names'
  /** Products of the shelf, by barcode. */
  | 'known'
  /** "yes": something waits for the network (src/offline/outbox). */
  | 'waiting'
  /** "off": lists that are checked are not kept. */
  | 'history';

/** What moves into the account of who signs in. Checks stay: lists are only sent where the reader asks for that. */
export const moving = ['shelf', 'favorites', 'seen', 'avoid', 'allergies', 'like', 'skin'] as const satisfies readonly KeptHere[];

/** As it was kept; null where nothing is, or where the browser lets nothing be kept. It stands here because every page asks both: who reads, and what is known of them. */
export function readKept(key: KeptHere): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
