/** What the reader makes of a pasted label. All offsets are UTF-16 units of the pasted text; `end` is exclusive. */

/** How a name was identified. `corrected`: a typo or scan error was repaired and the original is kept in `text`. */
export type Match = 'exact' | 'synonym' | 'corrected' | 'unknown';

export const rejectionReasons = ['cyrillic', 'non_latin', 'url', 'not_ingredients', 'empty', 'too_long'] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** A position in the pasted text. */
export interface Span {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A name in brackets behind an ingredient, an alternative after "or", or a part of a supplier blend. `id` is null when it is not known. */
export interface Component extends Span {
  readonly id: number | null;
  readonly inci: string | null;
  readonly match: Match;
}

/** One ingredient of the list, in label order. */
export interface Item extends Span {
  /** Index in the lexicon, null when unknown. */
  readonly id: number | null;
  readonly inci: string | null;
  readonly alias: string | null;
  readonly match: Match;
  /** After a ± mark or "may contain": depends on the shade and never counts towards a verdict. */
  readonly mayContain: boolean;
  /** "active", "inactive", the name of a kit part, or null. */
  readonly section: string | null;
  /** Declared percentage. */
  readonly percent: number | null;
  readonly nano: boolean;
  /** The same ingredient stands earlier in the same section. */
  readonly duplicate: boolean;
  readonly components: readonly Component[];
  /** Footnote facts. */
  readonly organic: boolean;
  readonly fromEssentialOils: boolean;
  readonly fromPlants: boolean;
  readonly ofNaturalOrigin: boolean;
  /** Text inside this item joined over what looked like a separator ("1,2-Hexanediol", a bracket with a comma). */
  readonly keptTogether: boolean;
}

export type LeftOutReason = 'heading' | 'footer' | 'code' | 'claim' | 'footnote' | 'mark' | 'section' | 'not-latin';

/** Text that is not an ingredient and takes no part in any count. */
export interface LeftOut extends Span {
  readonly why: LeftOutReason;
}

export interface Reading {
  readonly text: string;
  /** What the product is called, where that is known beside its list; both titles, a line each. */
  readonly title?: string | undefined;
  readonly refused: RejectionReason | null;
  /** For a refusal `cyrillic`: the list in Latin (core/inci/latin-list.ts), with amounts and what may be contained; a name that is not known stands there as it was printed. Null when none is known. */
  readonly suggestion: string | null;
  /** The items behind the suggestion. They count only when the reader takes it. */
  readonly suggested: readonly Item[];
  readonly items: readonly Item[];
  readonly leftOut: readonly LeftOut[];
  readonly recognised: number;
  readonly total: number;
}

/** Longest text that is read, in UTF-16 units. */
export const maxListLength = 20_000;
