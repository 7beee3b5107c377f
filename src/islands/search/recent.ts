const key = 'recent-searches';
const most = 6;

/** The last searches of this device, newest first. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((entry): entry is string => typeof entry === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(query: string): void {
  try {
    localStorage.setItem(key, JSON.stringify([query, ...recentSearches().filter((entry) => entry !== query)].slice(0, most)));
  } catch {
    // A device that stores nothing searches all the same.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // There is nothing to forget.
  }
}
