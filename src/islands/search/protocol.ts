import type { SearchKind } from '#core/search/manifest.ts';

export interface SearchHit {
  readonly url: string;
  readonly meta: Readonly<Record<string, string>>;
  /** What is drawn beside the words: the strip of a product, the family of an ingredient. */
  readonly drawn: Readonly<Record<string, string>>;
}

export interface SearchGroup {
  readonly kind: SearchKind;
  readonly total: number;
  readonly hits: readonly SearchHit[];
}

/** Parts of the index for one worker. The first folder also holds the program of Pagefind. */
export type Parts = readonly { readonly kind: SearchKind; readonly folder: string }[];

export interface Question {
  readonly ticket: number;
  readonly query: string;
  /** Hits that are wanted of each kind, and how many are looked through for the one that is called just so. */
  readonly wanted: readonly { readonly kind: SearchKind; readonly most: number; readonly lookThrough: number }[];
}

export type ToSearcher = { readonly open: Parts } | { readonly ask: Question };
/** A question is answered unless a newer one came. */
export type FromSearcher =
  | { readonly ready: boolean }
  | { readonly ticket: number; readonly groups: readonly SearchGroup[] }
  | { readonly ticket: number; readonly failed: true };
