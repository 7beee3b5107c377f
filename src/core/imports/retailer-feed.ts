import { readPrice, readSize, sizeOf } from './amount.ts';
import { type Draft, type Mapped, type RowWarning, rejected, type Size } from './candidate.ts';
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

function sizesOf(row: RawRow, day: string, warnings: RowWarning[]): Size[] {
  const cost = textOf(row, 'sale_price', 'price');
  const price = readPrice(cost);
  if (price === null && cost !== '') warnings.push({ code: 'bad_price', detail: cost });
  const size = [textOf(row, 'unit_pricing_measure'), textOf(row, 'size'), textOf(row, 'title')].map(readSize).find((text) => text !== null);
  if (!size) return [];
  return price ? [{ size, ...price, priceDate: day }] : sizeOf(size);
}

/** An item of a retailer's feed in the field names of the Google Merchant specification. */
export function mapFeed(row: RawRow, { shop, day }: FeedInput): Mapped {
  const id = textOf(row, 'id', 'gtin', 'mpn');
  if (id === '') return rejected(null, 'no_code');
  const { warnings, address, barcodes } = noting();
  const url = address(textOf(row, 'link', 'canonical_link'));
  const image = address(textOf(row, 'image_link'));
  const seller = shop ?? (url === null ? null : new URL(url).hostname.replace(/^www\./, ''));
  const draft: Draft = {
    source: 'feed',
    sourceId: seller === null ? id : `${seller}:${id}`,
    url,
    licence: null,
    brands: [textOf(row, 'brand')].filter(Boolean),
    title: textOf(row, 'title', 'structured_title'),
    titleRu: null,
    categories: [textOf(row, 'google_product_category'), textOf(row, 'product_type')].filter(Boolean),
    lists: listsOf(row),
    listDate: null,
    sizes: sizesOf(row, day, warnings),
    barcodes: barcodes(textOf(row, ...barcodeNames)),
    picture: image === null ? null : { address: image, author: seller, licence: null },
  };
  return { kind: 'draft', draft, warnings };
}
