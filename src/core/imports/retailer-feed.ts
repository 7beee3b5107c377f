import { readPrice, readSize, sizeOf } from './amount.ts';
import { type Draft, type Mapped, type RowWarning, rejected } from './candidate.ts';
import { plainLink } from './plain-link.ts';
import { noting, type RawRow, textOf } from './row-text.ts';

export interface FeedInput {
  /** Name of the shop; without it the host of the row's link. */
  readonly shop: string | null;
  /** Day of the feed's prices. */
  readonly day: string;
}

const listNames = ['ingredients', 'ingredient_list', 'inci', 'ingredients_text', 'product_ingredients', 'composition'];
const barcodeNames = ['gtin', 'ean', 'upc', 'barcode', 'gtin13', 'gtin14', 'gtin12', 'gtin8'];
const listHeading =
  /(?<![\p{L}])(?:ingredients?|inci|ingr[ée]dients|inhaltsstoffe|ingredienti|ingredientes|состав)\s?(?:\([^()]{0,20}\)\s?)?:/iu;

/** "g:image link" and "Image_Link" → "image_link". */
export const feedColumn = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/[\s-]+/g, '_');

/** The list: a field of its own, the attribute "Ingredients" of product_detail ("section:name:value"), or a description with that heading. */
function listsOf(row: RawRow): string[] {
  const own = listNames.map((name) => textOf(row, name));
  const details = textOf(row, 'product_detail')
    .split(/\n|(?<=[^,]),(?=[^:,]{0,40}:ingredients?:)/i)
    .map((detail) => /^[^:]*:\s*(?:full\s+)?(?:ingredients?|inci|состав)\s*:(.*)$/is.exec(detail)?.[1]?.replace(/^"|"$/g, '') ?? '');
  const description = textOf(row, 'description');
  const heading = listHeading.exec(description);
  return [...own, ...details, heading ? description.slice(heading.index) : ''].filter((text) => text.trim() !== '');
}

const sizeIn = (row: RawRow): string | null =>
  [textOf(row, 'unit_pricing_measure'), textOf(row, 'size'), textOf(row, 'title')].map(readSize).find((text) => text !== null) ?? null;

/** Is the reduced price asked on this day? "2026-03-01T00:00+0100/2026-03-15T23:59+0100"; without dates it is. */
function isOnSale(row: RawRow, day: string): boolean {
  const [from = '', to = ''] = textOf(row, 'sale_price_effective_date')
    .split('/')
    .map((moment) => moment.trim().slice(0, 10));
  return from <= day && (to === '' || day <= to);
}

/** What is asked for it on the day of the feed. */
function priceIn(row: RawRow, day: string, warnings: RowWarning[]): ReturnType<typeof readPrice> {
  for (const name of isOnSale(row, day) ? ['sale_price', 'price'] : ['price']) {
    const cost = textOf(row, name);
    const price = readPrice(cost);
    if (price !== null) return price;
    if (cost !== '') warnings.push({ code: 'bad_price', detail: cost });
  }
  return null;
}

/** What is not to be had at all is no offer. */
const isSold = (row: RawRow) => !/^(?:out[\s_]of[\s_]stock|discontinued)$/i.test(textOf(row, 'availability'));

/** An item of a retailer's feed in the field names of the Google Merchant specification. */
export function mapFeed(row: RawRow, { shop, day }: FeedInput): Mapped {
  const id = textOf(row, 'id', 'gtin', 'mpn');
  if (id === '') return rejected(null, 'no_code');
  const { warnings, address, barcodes } = noting();
  const link = address(textOf(row, 'link', 'canonical_link'));
  const url = link && plainLink(link);
  const image = address(textOf(row, 'image_link'));
  const seller = shop ?? (url === null ? null : new URL(url).hostname.replace(/^www\./, ''));
  const size = sizeIn(row);
  const price = priceIn(row, day, warnings);
  const draft: Draft = {
    source: 'feed',
    sourceId: seller === null ? id : `${seller}:${id}`,
    url,
    licence: null,
    brands: [textOf(row, 'brand')].filter(Boolean),
    title: textOf(row, 'title', 'structured_title'),
    otherTitles: [],
    titleRu: null,
    categories: [textOf(row, 'google_product_category'), textOf(row, 'product_type')].filter(Boolean),
    lists: listsOf(row),
    listDate: null,
    // A price that nobody is known to ask belongs to the size alone.
    sizes: size !== null && price !== null && seller === null ? [{ size, ...price, priceDate: day }] : sizeOf(size),
    offers: price !== null && seller !== null && isSold(row) ? [{ shop: seller, size: size ?? '', ...price, link: url, day }] : [],
    discontinued: /^discontinued$/i.test(textOf(row, 'availability')),
    barcodes: barcodes(textOf(row, ...barcodeNames)),
    picture: image === null ? null : { address: image, author: seller, licence: null },
  };
  return { kind: 'draft', draft, warnings };
}
