import type { ComedogenicFact, Facts } from './facts.ts';
import type { CautionFact, Topics } from './topics.ts';
import type { SourcedField } from './vocabulary.ts';

/** Kinds of further names; `typo` names are found only as corrections. */
export const nameKinds = ['en', 'ru', 'fr', 'de', 'es', 'it', 'pl', 'nl', 'pt', 'tr', 'id', 'ro', 'cs', 'trade', 'old', 'typo'] as const;
export type NameKind = (typeof nameKinds)[number];

export interface Name {
  readonly kind: NameKind;
  readonly text: string;
}

/** With what each paper says, where several do. */
export interface ComedogenicRatings extends ComedogenicFact {
  readonly ratings?: readonly { readonly low: number; readonly high: number; readonly source: string }[];
}

/** The rating of the Environmental Working Group, 1 to 10, as its page said on a day. */
export interface EwgRating {
  readonly rating: number;
  readonly checked: string;
  readonly link: string;
}

/** What only editors say of an ingredient (edits.ts). */
export interface Edited {
  readonly caution?: { readonly en: string; readonly ru: string; readonly source: string; readonly on: string };
  readonly ewg?: EwgRating;
}

/** Everything the knowledge base holds about an ingredient. */
export interface Ingredient extends Facts, Topics, Edited {
  readonly comedogenic: ComedogenicRatings | null;
  readonly cautions: readonly CautionFact[];
  readonly names: readonly Name[];
  readonly cas: readonly string[];
  readonly ec: readonly string[];
  /** True when names and CAS numbers, as they are now, were compared with the EU annexes and nothing was left open: only then are missing `limits` a statement. */
  readonly annexesCompared: boolean;
  /** Common name shown to readers, where there is one. */
  readonly common: { readonly en: string | null; readonly ru: string };
  /** Written explanation with [source] marks, or null when it is composed from the facts. */
  readonly written: { readonly en: string; readonly ru: string } | null;
  /** What each field of the row rests on. */
  readonly from: Readonly<Record<SourcedField, readonly string[]>>;
  readonly sources: readonly string[];
}
