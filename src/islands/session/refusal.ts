const kept = 'refused';

/** Why somebody was signed out stands on the login page, which they may be led to before an alert was read. */
export function keepRefusal(words: string): void {
  try {
    sessionStorage.setItem(kept, words);
  } catch {
    // A browser that keeps nothing has shown the alert.
  }
}

/** It is said there once. */
export function takeRefusal(): string | null {
  try {
    const words = sessionStorage.getItem(kept);
    sessionStorage.removeItem(kept);
    return words;
  } catch {
    return null;
  }
}
