import { readSize } from '#core/imports/amount.ts';
import { brandKey } from '#core/imports/brand-name.ts';
import { storedBarcode } from '#core/search/barcode.ts';
import { submissionLimits } from '#core/submissions/product-draft.ts';
import { reservedAliases } from './product-alias.ts';

/** What an editor may change of a product. A list that is hardly read may stand: the editor sees how it is read. */
export const editedFields = [
  'alias',
  'brand',
  'titleEn',
  'titleRu',
  'category',
  'categorySure',
  'list',
  'listDate',
  'status',
  'statusReason',
  'discontinuedAt',
  'replaces',
  'sourceUrl',
  'sizes',
  'barcodes',
  'image',
] as const;
export type EditedField = (typeof editedFields)[number];

/** The texts of it that have a form of their own. */
export interface EditedTexts {
  readonly alias?: string | undefined;
  readonly brand?: string | undefined;
  readonly titleEn?: string | undefined;
  readonly titleRu?: string | null | undefined;
  readonly list?: string | undefined;
  readonly listDate?: string | null | undefined;
  readonly discontinuedAt?: string | null | undefined;
  readonly sourceUrl?: string | null | undefined;
  readonly sizes?:
    | readonly {
        readonly size: string;
        readonly price: number | null;
        readonly currency: string | null;
        readonly priceDate: string | null;
      }[]
    | undefined;
  readonly barcodes?: readonly string[] | undefined;
}

const longestList = 20_000;
const aliasForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
export const isWebAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);
/** "-vs-" stands between the two products of a comparison. */
export const isAlias = (text: string): boolean => aliasForm.test(text) && text.length <= 200 && !text.split('-').includes('vs');

const isSize = ({ size }: { readonly size: string }) => readSize(size) === size;
/** A price has a currency and a day, or there is none of the three. */
const isPriced = ({ price, currency, priceDate }: NonNullable<EditedTexts['sizes']>[number]) =>
  price === null
    ? currency === null && priceDate === null
    : price > 0 && currency !== null && currencies.has(currency) && priceDate !== null && isDay(priceDate);

function titleProblem(title: string): string | null {
  if (!/[\p{L}\d]/u.test(title)) return 'product.title.required';
  return title.length > submissionLimits.title ? 'product.title.too_long' : null;
}

/** What keeps changed fields from being stored: field and code. */
export function editProblems(set: EditedTexts): { readonly path: EditedField; readonly code: string }[] {
  const found: { path: EditedField; code: string }[] = [];
  const add = (path: EditedField, code: string | null) => code !== null && found.push({ path, code });
  const unless = (isGood: boolean, code: string) => (isGood ? null : code);
  const { alias, brand, titleEn, titleRu, list, listDate, discontinuedAt, sourceUrl, sizes, barcodes } = set;
  if (alias !== undefined) add('alias', unless(isAlias(alias) && !reservedAliases.has(alias), 'product.alias.invalid'));
  if (brand !== undefined)
    add(
      'brand',
      brandKey(brand) === '' ? 'product.brand.required' : unless(brand.length <= submissionLimits.brand, 'product.brand.too_long'),
    );
  if (titleEn !== undefined) add('titleEn', titleProblem(titleEn));
  if (titleRu) add('titleRu', titleProblem(titleRu));
  if (list !== undefined)
    add('list', list.trim() === '' ? 'product.inci.required' : unless(list.length <= longestList, 'product.inci.too_long'));
  if (listDate) add('listDate', unless(isDay(listDate), 'product.date.invalid'));
  if (discontinuedAt) add('discontinuedAt', unless(isDay(discontinuedAt), 'product.date.invalid'));
  if (sourceUrl) add('sourceUrl', unless(isWebAddress(sourceUrl), 'product.link.invalid'));
  if (sizes !== undefined)
    add('sizes', sizes.every(isSize) ? unless(sizes.every(isPriced), 'product.price.invalid') : 'product.sizes.unreadable');
  if (barcodes !== undefined)
    add(
      'barcodes',
      unless(
        barcodes.every((code) => storedBarcode(code) === code),
        'product.barcodes.invalid',
      ),
    );
  return found;
}
