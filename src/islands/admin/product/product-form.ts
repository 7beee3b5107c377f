import type { EditedProduct, ProductSet } from '#api/admin/product-editor.ts';
import { majorUnits, smallestUnits } from '#core/catalog/money.ts';
import { readPrice, readSize } from '#core/imports/amount.ts';
import { storedBarcode } from '#core/search/barcode.ts';
import type { Form } from '../edit/draft.ts';
import { linesOf, linesText } from '../edit/fields.tsx';

/** A product as the texts of its form, and back. */

type Size = EditedProduct['sizes'][number];

const digitsOf = (currency: string) => Math.round(Math.log10(smallestUnits(currency)));
const priceText = ({ price, currency }: Size) =>
  price === null || currency === null ? '' : `${majorUnits(price, currency).toFixed(digitsOf(currency))} ${currency}`;

export const productForm = (product: EditedProduct): Form => ({
  alias: product.alias,
  brand: product.brand,
  titleEn: product.titleEn,
  titleRu: product.titleRu ?? '',
  category: product.category ?? '',
  categorySure: String(product.categorySure),
  list: product.list,
  listDate: product.listDate ?? '',
  status: product.status,
  statusReason: product.statusReason ?? '',
  discontinuedAt: product.discontinuedAt ?? '',
  replaces: product.replaces ?? '',
  sourceUrl: product.sourceUrl ?? '',
  sizes: linesText(product.sizes.map((size) => [size.size, priceText(size), size.priceDate ?? ''])),
  barcodes: product.barcodes.join('\n'),
  image: product.image ?? '',
});

/** A form in which nothing stands yet. */
export const emptyProduct: Form = {
  ...{ alias: '', brand: '', titleEn: '', titleRu: '', category: '', categorySure: 'true', list: '', listDate: '', status: 'public' },
  ...{ statusReason: '', discontinuedAt: '', replaces: '', sourceUrl: '', sizes: '', barcodes: '', image: '' },
};

const today = () => new Date().toISOString().slice(0, 10);

/** A price that cannot be read becomes one that the server refuses. */
function sizeOf([size = '', price = '', day = '']: readonly string[]): Size {
  const read = price.trim() === '' ? null : (readPrice(price) ?? { price: 0, currency: null });
  return {
    size: readSize(size) ?? size.trim(),
    price: read?.price ?? null,
    currency: read?.currency ?? null,
    priceDate: read ? day || today() : null,
  };
}

const sizesOf = (text: string): Size[] =>
  linesOf(text)
    .filter((cells) => cells.some((cell) => cell.trim() !== ''))
    .map(sizeOf);
export const barcodesOf = (text: string): string[] =>
  text
    .split(/[\n,]+/)
    .map((code) => code.trim())
    .filter((code) => code !== '')
    .map((code) => storedBarcode(code) ?? code);

const orNothing = (text: string) => (text.trim() === '' ? null : text.trim());
const same = (text: string) => text;
const readers: { readonly [Field in keyof ProductSet]-?: (text: string) => NonNullable<ProductSet[Field]> | null } = {
  alias: same,
  brand: same,
  titleEn: same,
  titleRu: orNothing,
  category: orNothing,
  categorySure: (text) => text === 'true',
  list: same,
  listDate: orNothing,
  status: (text) => text as EditedProduct['status'],
  statusReason: orNothing,
  discontinuedAt: orNothing,
  replaces: orNothing,
  sourceUrl: orNothing,
  sizes: sizesOf,
  barcodes: barcodesOf,
  image: orNothing,
};

/** The fields of a form as the API takes them. */
export const productSet = (form: Form): ProductSet =>
  Object.fromEntries(
    Object.entries(form).flatMap(([field, text]) => (field in readers ? [[field, readers[field as keyof ProductSet](text)]] : [])),
  ) as ProductSet;

/** What the editor saw, as the API tells it. */
export const productSeen = (product: EditedProduct, fields: readonly string[]): ProductSet =>
  Object.fromEntries(fields.map((field) => [field, product[field as keyof ProductSet]])) as ProductSet;
