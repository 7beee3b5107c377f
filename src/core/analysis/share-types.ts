import type { ItemIndex } from './verdicts.ts';

/** Estimated share of one item, percent. `low`–`high` is the band that is said; `width` is the cell's relative width in the strip. */
export interface ShareEstimate {
  readonly point: number;
  readonly low: number;
  readonly high: number;
  readonly declared: boolean;
  /** It is the title of the product that declares it, and not the label's list. */
  readonly inTitle?: true;
  /** It is computed: the label declares so many parts per million of fluorine. */
  readonly ofFluorine?: number;
  /** It is computed: the percentage that the label declares of it is that of its fluorine. */
  readonly asFluorine?: number;
  /** Its place lets expect more than the law permits: nothing but that tells how much there is. */
  readonly lawful?: true;
  /** Its upper end is what the law permits. */
  readonly toLaw?: true;
  /** Its place tells nothing: it is what such products hold of it. */
  readonly usual?: true;
}

/** Where the list passes 1 %: between item `from` (earliest possible) and item `to` (first that cannot exceed 1 %); null without a marker. */
export interface OnePercentBand {
  readonly from: ItemIndex;
  readonly to: ItemIndex;
}

/** A list of its own: all of a plain one, a part of a kit, the active or the inactive ingredients of drug facts. Each has its own order, places and 1 % line. */
export interface ListPart {
  /** As the label names it, or active, inactive; null for a plain list. */
  readonly section: string | null;
  /** Its items that count. */
  readonly counted: readonly ItemIndex[];
  /** Of these, colourants at its end whose places tell nothing. */
  readonly loose: readonly ItemIndex[];
  /** Of these, what stands anywhere, for it is known how much of it there is: a dye, a lye. */
  readonly free: readonly ItemIndex[];
  /** How much of its product the part is, percent: all of it, but for drug facts. */
  readonly percent: number;
  /** False where the order says nothing: in alphabetical lists, in those that name much behind what can only be little, and in those of active ingredients. */
  readonly ordered: boolean;
  readonly onePercent: OnePercentBand | null;
}

export interface Shares {
  /** In label order; at least one. */
  readonly parts: readonly ListPart[];
  /** By item; in parts, and stretches by the alphabet, whose order says nothing only what is declared. */
  readonly items: readonly (ShareEstimate | null)[];
  /** By item: the most that it can be, percent, by its place and what stands before it; null where the order says nothing. */
  readonly most: readonly (number | null)[];
  /** True when the order of every part says something. */
  readonly ordered: boolean;
  /** That of a list without parts. */
  readonly onePercent: OnePercentBand | null;
}
