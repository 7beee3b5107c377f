/** Where imported products come from; `cosing` imports no products. */
export const importKinds = ['openbeautyfacts', 'feed', 'csv'] as const;
export type ImportKind = (typeof importKinds)[number];

/** A row that has no list which can be read. */
export const noListCodes = [
  'no_list',
  'list_too_long',
  'not_latin',
  'not_a_list',
  'partial_list',
  'spoilt_list',
  'too_few',
  'low_share',
  'several_products',
] as const;

/** Why a row is not imported. Words for people: scripts/import/row-reasons.ts. */
export const rejectionCodes = [
  'malformed',
  'too_large',
  'open_quote',
  'bad_xml',
  'unreadable',
  'no_code',
  'duplicate_code',
  'test_row',
  'not_cosmetic',
  'no_brand',
  'no_title',
  'title_too_long',
  ...noListCodes,
] as const;
export type RejectionCode = (typeof rejectionCodes)[number];

/** `detail` is data ("2 of 14 names"), never a sentence. */
export interface Rejection {
  readonly code: RejectionCode;
  readonly detail: string | null;
}

/** What is wrong with a row that is imported all the same. */
export const warningCodes = [
  'unknown_column',
  'unknown_category',
  'bad_date',
  'bad_address',
  'bad_size',
  'bad_price',
  'bad_offer',
  'bad_barcode',
  'taken_barcode',
  'same_product',
] as const;
export type WarningCode = (typeof warningCodes)[number];

/** `detail` is the text that could not be used. */
export interface RowWarning {
  readonly code: WarningCode;
  readonly detail: string;
}

export interface Size {
  /** "50 ml" */
  readonly size: string;
  /** In the smallest unit of the currency. */
  readonly price: number | null;
  readonly currency: string | null;
  readonly priceDate: string | null;
}

/** A picture that a source has of a product: where it lies, whose it is and how it may be used. */
export interface FoundPicture {
  readonly address: string;
  readonly author: string | null;
  readonly licence: string | null;
}

/** What a shop asks for a product, as a row of a source says. */
export interface FoundOffer {
  readonly shop: string;
  /** "50 ml"; empty where the row does not say. */
  readonly size: string;
  /** In the smallest unit of the currency. */
  readonly price: number;
  readonly currency: string;
  /** Address of the shop's page, without tracking (plain-link.ts). */
  readonly link: string | null;
  /** Day of the price; null: the day of the run. */
  readonly day: string | null;
}

/** What a row tells of a product, before its list is read and after. */
interface FoundProduct {
  readonly source: ImportKind;
  readonly sourceId: string;
  readonly licence: string | null;
  readonly titleRu: string | null;
  readonly listDate: string | null;
  readonly sizes: readonly Size[];
  /** Stored barcodes (core/search/barcode.ts). */
  readonly barcodes: readonly string[];
  readonly offers: readonly FoundOffer[];
  /** The source says that it is no longer sold. */
  readonly discontinued: boolean;
  /** It is never fetched by an import. */
  readonly picture: FoundPicture | null;
}

/** A row of a source in our terms, before its list is read. Texts stand in order of preference. */
export interface Draft extends FoundProduct {
  readonly url: string | null;
  readonly brands: readonly string[];
  readonly title: string;
  /** What else the source calls it, for a title that says nothing. */
  readonly otherTitles: readonly string[];
  /** Tags or words of the source, the most telling last. */
  readonly categories: readonly string[];
  readonly lists: readonly string[];
}

/** A product as it will be stored. */
export interface Candidate extends FoundProduct {
  readonly sourceUrl: string | null;
  readonly brand: { readonly name: string; readonly key: string };
  /** As on the pack, without the brand. */
  readonly title: string;
  /** Alias of data/catalog/categories.yaml. */
  readonly category: string | null;
  /** False: the category is a guess. */
  readonly categorySure: boolean;
  readonly list: string;
}

/** What a kind of source makes of one raw row. */
export type Mapped =
  | { readonly kind: 'draft'; readonly draft: Draft; readonly warnings?: readonly RowWarning[] }
  | { readonly kind: 'rejected'; readonly id: string | null; readonly rejection: Rejection };

export const rejected = (id: string | null, code: RejectionCode, detail: string | null = null): Mapped => ({
  kind: 'rejected',
  id,
  rejection: { code, detail },
});

export const limits = {
  /** Longest title, in UTF-16 units. */
  title: 200,
  /** Fewest recognised ingredients: below, one cannot tell a list from a sentence. */
  recognised: 3,
  /** Least share of recognised ingredients. */
  share: 0.5,
  /** Texts of one row that are read at most. */
  lists: 6,
} as const;
