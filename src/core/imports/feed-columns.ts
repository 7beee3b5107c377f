import type { Rejection } from './candidate.ts';
import { type RawRow, textOf } from './row-text.ts';

/** What a column of a shop's feed can be for us, by the names of the Google Merchant specification. */
export const feedFields = [
  'id',
  'brand',
  'title',
  'ingredients',
  'description',
  'gtin',
  'price',
  'sale_price',
  'size',
  'availability',
  'link',
  'image_link',
  'product_type',
] as const;
export type FeedField = (typeof feedFields)[number];
/** Our field → the feed's column. */
export type FeedColumns = Readonly<Partial<Record<FeedField, string>>>;

/** What a row must have; a feed without a column for one of them cannot be read. */
export const neededFields: readonly FeedField[] = ['id', 'title'];

/** Fields of the specification that are passed on as they are. */
const passedOn = ['unit_pricing_measure', 'sale_price_effective_date', 'google_product_category', 'product_detail'] as const;

/** Other names that shops give their columns, in English, German, French and Russian. */
const known: Readonly<Record<FeedField, readonly string[]>> = {
  id: ['id', 'item_id', 'sku', 'product_id', 'article', 'art_nr', 'artikelnummer', 'артикул', 'код'],
  brand: ['brand', 'manufacturer', 'vendor', 'marke', 'marque', 'бренд', 'производитель'],
  title: ['title', 'name', 'product_name', 'product_title', 'bezeichnung', 'nom', 'название', 'наименование'],
  ingredients: [
    'ingredients',
    'ingredient_list',
    'inci',
    'ingredients_text',
    'product_ingredients',
    'composition',
    'inhaltsstoffe',
    'состав',
  ],
  description: ['description', 'desc', 'beschreibung', 'описание'],
  gtin: ['gtin', 'ean', 'ean13', 'upc', 'barcode', 'gtin13', 'gtin14', 'gtin12', 'gtin8', 'штрихкод', 'штрих_код'],
  price: ['price', 'preis', 'prix', 'цена'],
  sale_price: ['sale_price', 'discount_price', 'angebotspreis', 'цена_со_скидкой'],
  size: ['size', 'volume', 'net_content', 'inhalt', 'contenance', 'объем', 'объём'],
  availability: ['availability', 'stock', 'наличие'],
  link: ['link', 'url', 'product_url', 'deeplink', 'ссылка'],
  image_link: ['image_link', 'image', 'image_url', 'picture', 'фото'],
  product_type: ['product_type', 'category', 'kategorie', 'catégorie', 'категория'],
};

/** Which columns are meant for what, as far as their names say. */
export function guessColumns(columns: readonly string[]): FeedColumns {
  const here = new Set(columns);
  return Object.fromEntries(
    feedFields.flatMap((field) => {
      const column = known[field].find((name) => here.has(name));
      return column === undefined ? [] : [[field, column]];
    }),
  );
}

/** Longest text of a field that is sent on: no list and no description is longer. */
export const longestField = 20_000;
export type FeedRow = Readonly<Record<string, string>>;

/** A row in the names of the specification; or why it cannot be sent on. Nothing else of it leaves the editor's browser. */
export function mappedRow(row: RawRow, columns: FeedColumns): { readonly fields: FeedRow } | { readonly fault: Rejection } {
  const named = feedFields.flatMap((field): [string, string][] => {
    const column = columns[field];
    return column === undefined ? [] : [[field, textOf(row, column)]];
  });
  const cells = [...named, ...passedOn.map((name): [string, string] => [name, textOf(row, name)])].filter(([, text]) => text !== '');
  const long = cells.find(([, text]) => text.length > longestField);
  if (long) return { fault: { code: 'too_large', detail: `${long[0]}: ${long[1].length} > ${longestField}` } };
  return { fields: Object.fromEntries(cells) };
}

/** "12.90" of a feed whose prices name no currency. */
export function withCurrency(row: FeedRow, currency: string | null): FeedRow {
  if (currency === null) return row;
  const priced = (['price', 'sale_price'] as const).flatMap((field) => {
    const text = row[field] ?? '';
    return /^[\d\s\u00a0.,']+$/.test(text) ? [[field, `${text} ${currency}`] as const] : [];
  });
  return { ...row, ...Object.fromEntries(priced) };
}
