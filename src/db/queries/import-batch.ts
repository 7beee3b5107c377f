import type { Candidate } from '#core/imports/candidate.ts';

/** A product to be stored: `hash` tells whether the record changed, `derived` is JSON of core/catalog/derived.ts. */
export interface ImportedProduct extends Candidate {
  readonly hash: string;
  readonly derived: string;
}

export interface ImportBatch {
  readonly products: readonly ImportedProduct[];
  readonly knowledgeVersion: string;
  /** The moment of the run. */
  readonly at: string;
  /** New products are kept out of the catalogue until somebody shows them. */
  readonly unshown?: true;
}

/** What tells that a record is of a product that is there: a barcode of it, brand and title with nearly the same list, or an editor who merged the two. */
export type UnitedBy = 'barcode' | 'title' | 'merge';

/** A product of the database with what it knows of a record. */
export interface KnownProduct {
  readonly id: number;
  readonly alias: string;
  readonly editedAt: string | null;
  readonly knowledgeVersion: string | null;
  /** The source no longer has the record. */
  readonly withdrawn: boolean;
}
