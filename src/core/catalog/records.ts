import type { FlagTally } from '#core/catalog/flag-tally.ts';
import type { Category, CertificateKind } from '#core/catalog/taxonomy.ts';
import type { Typical } from '#core/catalog/typical.ts';
import type { Ingredient } from '#core/knowledge/ingredient.ts';

/** Both languages of one text. */
export interface Bilingual {
  readonly en: string;
  readonly ru: string;
}

export interface CategoryRecord extends Category {
  readonly productCount: number;
  readonly flags: FlagTally;
  /** Roles and effects (those shown on people) that its products have more often than all products do, the most typical first. */
  readonly typical: { readonly roles: readonly Typical[]; readonly effects: readonly Typical[] };
}

/** A certificate with who gave it and when it was checked (ISO date). */
export interface Certificate {
  readonly kind: CertificateKind;
  readonly issuer: string;
  readonly checked: string;
}

export interface BrandRecord {
  readonly alias: string;
  readonly name: string;
  /** ISO 3166 code; empty where it is not known. */
  readonly country: string;
  readonly website: string | null;
  readonly certificates: readonly Certificate[];
  /** Invented for the demonstration catalogue, certificates included. */
  readonly demo: boolean;
  readonly productCount: number;
  readonly flags: FlagTally;
}

/** A size (empty where it is not known) with what it costs; the price is in the smallest unit of the currency (#core/catalog/money.ts). */
export interface Offer {
  readonly size: string;
  readonly price: number | null;
  /** ISO 4217 code. */
  readonly currency: string | null;
  /** ISO date of the price; of what a shop asks, the day it was first seen. */
  readonly priceDate: string | null;
  /** Who asks that; null where it is not known. */
  readonly shop: string | null;
  /** Address of the shop's page. */
  readonly link: string | null;
  /** What the shop asked before, oldest first. */
  readonly earlier: readonly PricePoint[];
}

/** A price with the day it was first seen. */
export interface PricePoint {
  readonly day: string;
  readonly price: number;
}

/** How a product is rated. */
export interface Rating {
  readonly average: number;
  readonly count: number;
  /** How many of them are samples of the demonstration: with any, nothing of it belongs into structured data. */
  readonly samples: number;
}

/** What a review is about. */
export type ReviewKind = 'product' | 'ingredient';

export interface ReviewRecord {
  readonly id: number;
  /** Username; null when the account is gone. */
  readonly author: string | null;
  readonly rating: number;
  readonly title: string;
  readonly content: string;
  readonly pros: string;
  readonly cons: string;
  readonly language: 'en' | 'ru';
  /** The author's skin when it was written: words of `readerSkins`. */
  readonly skin: readonly string[];
  /** How many found it helpful. */
  readonly helpful: number;
  readonly createdAt: string;
  readonly editedAt: string | null;
  /** A sample of the demonstration: marked wherever it is shown, kept out of structured data and the open API. */
  readonly demo: boolean;
}

/** Who made a picture that came from a source, and how it may be used; null where the source does not say. */
export interface PictureCredit {
  readonly author: string | null;
  readonly licence: string | null;
}

export interface ProductRecord {
  readonly alias: string;
  readonly title: Bilingual;
  readonly brand: string;
  readonly category: string;
  /** False: the category is a guess of the import. */
  readonly categorySure: boolean;
  /** The label's list as printed. */
  readonly list: string;
  /** Another record of one of its barcodes has a known ingredient more or less. */
  readonly otherList: boolean;
  /** ISO date the list was copied from the label, where the source says so. */
  readonly listDate: string | null;
  readonly addedAt: string;
  readonly sizes: readonly string[];
  /** The same sizes with their prices. */
  readonly offers: readonly Offer[];
  /** Stored barcodes (core/search/barcode.ts). */
  readonly barcodes: readonly string[];
  /** ISO date since when it is no longer made. */
  readonly discontinuedAt: string | null;
  /** Its source says so, or no longer has it. */
  readonly withdrawn: boolean;
  /** Alias of the product whose formula this one replaces. */
  readonly replaces: string | null;
  /** Alias of the product with the newer formula. */
  readonly replacedBy: string | null;
  /** Key of its picture (site/account-paths.ts), ours or our copy; null without one. */
  readonly picture: string | null;
  /** Null for a picture that somebody uploaded here. */
  readonly pictureCredit: PictureCredit | null;
  /** Null without reviews. */
  readonly rating: Rating | null;
  /** Invented for the demonstration catalogue. */
  readonly demo: boolean;
  /** demo | openbeautyfacts | feed | csv | user | admin */
  readonly source: string;
  /** Where the record stands there. */
  readonly sourceUrl: string | null;
  /** The licence it came under, where it came under one. */
  readonly licence: string | null;
}

/** An ingredient with what only the whole catalogue knows. */
export interface IngredientRecord extends Ingredient {
  readonly productCount: number;
  /** Whole percent of all lists that hold it: most new products leave it as it is, and the pages that say it with it. */
  readonly share: number;
  /** How many lists hold it at place 1, 2 … 30, and (last) beyond. */
  readonly positions: readonly number[];
  /** Median places where lists that hold it pass 1 %: earliest and latest. */
  readonly onePercentAt: readonly [number, number] | null;
}
