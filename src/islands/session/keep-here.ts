import type { KeptHere } from './token.ts';

/** Keeps something of a reader who is not signed in; null forgets it. False where the browser lets nothing be kept. */
export function keepHere(key: KeptHere, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
