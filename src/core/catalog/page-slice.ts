export interface PageSlice {
  /** From 1; a page beyond the end is the last one. */
  readonly page: number;
  readonly last: number;
  /** Where the page begins and ends in the list: [start, end). */
  readonly start: number;
  readonly end: number;
}

/** The part of a list that a page shows. */
export function pageSlice(length: number, perPage: number, wanted: number): PageSlice {
  const last = Math.max(1, Math.ceil(length / perPage));
  const page = Math.min(Math.max(1, wanted), last);
  const start = (page - 1) * perPage;
  return { page, last, start, end: Math.min(start + perPage, length) };
}
