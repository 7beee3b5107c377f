/** Beginnings of a path that some reader takes for another site's: a second slash, as it stands or encoded, or what browsers drop or turn into one. */
const elsewhere = /^\/(?:[/\\]|%(?:2f|5c|[01][0-9a-f]|20|7f))/i;

/** The path of this site that a text leads to, as a browser reads it; null when it leads to another site, or would once it stands alone ("/.//host"). */
export function ownPath(text: string, origin: string): string | null {
  if (!text.startsWith('/') || !URL.canParse(text, origin)) return null;
  const { origin: of, pathname, search, hash } = new URL(text, origin);
  return of === origin && !elsewhere.test(pathname) ? pathname + search + hash : null;
}
