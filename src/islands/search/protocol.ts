import type { SearchKind } from '#core/search/manifest.ts';
import type { NamesFound } from '#core/search/product-searches.ts';

export interface SearchHit {
  readonly url: string;
  readonly meta: Readonly<Record<string, string>>;
  /** What is drawn beside the words: the strip of a product and its dose, the family of an ingredient. */
  readonly drawn: Readonly<Record<string, string>>;
  /** Products of it, where that is said. */
  readonly count: number | null;
}

export interface SearchGroup {
  readonly kind: SearchKind;
  readonly total: number;
  readonly hits: readonly SearchHit[];
  /** So many can be shown. */
  readonly kept: number;
  /** Some of it is called so, rather than a word in it; products of that title come before what is only alike. */
  readonly isNamed: boolean;
}

/** What is searched instead of what was typed: a guess, or the same keys on the other keyboard. */
export interface Instead {
  readonly text: string;
  readonly isGuess: boolean;
}

/** Hits that are wanted of a kind, where they are more than usual. */
export type Wanted = Readonly<Partial<Record<SearchKind, number>>>;

export interface NamesQuestion {
  readonly typed: string;
  readonly wanted: Wanted;
}
/** What goes by several names on labels. */
export interface AskedThing {
  readonly id: string;
  readonly title: string;
  readonly names: number;
}
export interface NamesAnswer {
  readonly groups: readonly SearchGroup[];
  readonly thing: AskedThing | null;
  readonly instead: Instead | null;
  /** Something is called just so. */
  readonly isCalled: boolean;
  /** Nothing but what was typed was meant. */
  readonly isMeant: boolean;
  readonly brand: string | null;
  /** False where a part could not be had, and more may be called so. */
  readonly isWhole: boolean;
}

export interface ProductsQuestion {
  readonly typed: string;
  readonly names: NamesFound;
  readonly most: number;
}
export interface ProductsAnswer {
  readonly group: SearchGroup;
  /** One of them is called just so, and that is more than words that names know. */
  readonly isCalled: boolean;
  readonly instead: Instead | null;
  /** False where a part of the index could not be had: without a network it knows what was looked up before. */
  readonly isWhole: boolean;
}

export interface ProductsIndex {
  /** Folders of the parts; the first also holds the program of Pagefind. */
  readonly folders: readonly string[];
  readonly vocabulary: string;
}

/** To a worker: addresses of what it searches, then questions. */
export type ToDesk<Index, Question> = { readonly open: Index } | { readonly ticket: number; readonly question: Question };
/** A question is answered unless a newer one came. */
export type FromDesk<Answer> =
  | { readonly ready: boolean }
  | { readonly ticket: number; readonly answer: Answer }
  | { readonly ticket: number; readonly failed: true };
