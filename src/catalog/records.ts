import type { Context } from '#core/analysis/report.ts';
import type { Ingredient } from '#core/knowledge/ingredient.ts';

/** Both languages of one text. */
export interface Bilingual {
  readonly en: string;
  readonly ru: string;
}

export interface CategoryRecord {
  readonly alias: string;
  readonly name: Bilingual;
  readonly context: Context;
  readonly productCount: number;
}

/** A certificate with who gave it and when it was checked (ISO date). */
export interface Certificate {
  readonly kind: 'vegan' | 'cruelty-free' | 'peta' | 'leaping-bunny' | 'ozone-safe' | 'reef-friendly';
  readonly issuer: string;
  readonly checked: string;
}

export interface BrandRecord {
  readonly alias: string;
  readonly name: string;
  /** ISO 3166 code. */
  readonly country: string;
  readonly website: string | null;
  readonly certificates: readonly Certificate[];
  readonly productCount: number;
}

export interface ProductRecord {
  readonly alias: string;
  readonly title: Bilingual;
  readonly brand: string;
  readonly category: string;
  /** The label's list as printed. */
  readonly list: string;
  /** ISO date the list was copied from the label. */
  readonly listDate: string;
  readonly addedAt: string;
  readonly sizes: readonly string[];
  /** Invented for the demonstration catalogue. */
  readonly demo: boolean;
}

/** An ingredient with what only the whole catalogue knows. */
export interface IngredientRecord extends Ingredient {
  readonly productCount: number;
  /** How many lists hold it at place 1, 2 … 30, and (last) beyond. */
  readonly positions: readonly number[];
  /** Median places where lists that hold it pass 1 %: earliest and latest. */
  readonly onePercentAt: readonly [number, number] | null;
}
