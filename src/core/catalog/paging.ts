export interface Page {
  /** Null for the front page, which has no number. */
  readonly number: number | null;
  /** Range in the order newest first. */
  readonly offset: number;
  readonly limit: number;
  readonly newer: 'front' | number | null;
  readonly older: number | null;
}

/** How many pages a list has beside its front page. */
function archived(total: number, size: number): number {
  return Math.max(0, Math.floor(total / size) - 1);
}

/** The front page holds what is not archived yet: between one and two pages' worth. */
export function frontPage(total: number, size: number): Page {
  const last = archived(total, size);
  return { number: null, offset: 0, limit: total - last * size, newer: null, older: last || null };
}

/** Numbers of the other pages, as they stand in addresses. */
export function archivePages(total: number, size: number): string[] {
  return Array.from({ length: archived(total, size) }, (_, index) => String(index + 1));
}

/** The page with this number, or null where the list has none. */
export function pageNumbered(number: number, total: number, size: number): Page | null {
  return number <= archived(total, size) ? archivePage(number, total, size) : null;
}

export function archivePage(number: string | number, total: number, size: number): Page {
  const n = Number(number);
  const last = archived(total, size);
  if (!(n >= 1 && n <= last)) throw new Error(`There is no page ${number}: the list has ${last} beside its front page.`);
  return { number: n, offset: total - n * size, limit: size, newer: n === last ? 'front' : n + 1, older: n - 1 || null };
}

/** Pages are cut from the oldest entry and numbered from there, so that a new entry changes the front page alone. */
export function cutPages(total: number, size: number): Page[] {
  return [frontPage(total, size), ...archivePages(total, size).map((number) => archivePage(number, total, size))];
}

/** Addresses of the pages before and after in a list that is newest first. */
export function neighboursOf(
  { newer, older }: Page,
  pathOf: (page: number | null) => string,
): { readonly prev: string | null; readonly next: string | null } {
  return {
    prev: newer === null ? null : pathOf(newer === 'front' ? null : newer),
    next: older === null ? null : pathOf(older),
  };
}
