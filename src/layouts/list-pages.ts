import type { Page } from '#catalog/paging.ts';

type PathOf = (page: number | null) => string;

/** Addresses of the pages before and after in a list that is newest first. */
export function neighboursOf({ newer, older }: Page, pathOf: PathOf): { readonly prev: string | null; readonly next: string | null } {
  return {
    prev: newer === null ? null : pathOf(newer === 'front' ? null : newer),
    next: older === null ? null : pathOf(older),
  };
}
