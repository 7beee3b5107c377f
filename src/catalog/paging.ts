export interface Page {
  /** Null for the front page, which has no number. */
  readonly number: number | null;
  /** Range in the order newest first. */
  readonly offset: number;
  readonly limit: number;
  readonly newer: 'front' | number | null;
  readonly older: number | null;
}

/**
 * Pages are cut from the oldest entry and numbered from there, so that a new entry changes the front page alone.
 * The front page holds what is not archived yet: between one and two pages' worth.
 */
export function cutPages(total: number, size: number): Page[] {
  const archived = Math.max(0, Math.floor(total / size) - 1);
  const front: Page = { number: null, offset: 0, limit: total - archived * size, newer: null, older: archived || null };
  const rest = Array.from({ length: archived }, (_, index): Page => {
    const number = index + 1;
    return {
      number,
      offset: total - number * size,
      limit: size,
      newer: number === archived ? 'front' : number + 1,
      older: number - 1 || null,
    };
  });
  return [front, ...rest];
}
