import { storedBarcode } from '../search/barcode.ts';
import { sizeOf } from './amount.ts';
import { type Mapped, rejected } from './candidate.ts';
import { openBeautyFactsPicture } from './openbeautyfacts-picture.ts';
import { type RawRow, textOf } from './row-text.ts';
import { licences } from './sources.ts';
import { isTill } from './title-till.ts';

/** Languages whose labels read best, after the text of the row's own language. */
const languages = ['en', 'la', 'fr', 'de', 'es', 'it', 'nl', 'pt', 'pl', 'sv', 'da', 'nb', 'fi', 'cs', 'ro', 'ru'];
const listField = /^ingredients_text_([a-z]{2,3})$/;
const titleField = /^product_name_([a-z]{2,3})$/;
const wanted: ReadonlySet<string> = new Set([
  'code',
  'product_name',
  'generic_name',
  'abbreviated_product_name',
  'brands',
  'quantity',
  'categories_tags',
  'ingredients_text',
  'last_modified_t',
  'image_front_url',
  'image_url',
  'obsolete',
]);

/** Columns of the tab-separated export that are used, of its two hundred. */
export const isOpenBeautyFactsColumn = (name: string): boolean => wanted.has(name) || listField.test(name) || titleField.test(name);

/** The fields of a row for other languages, those that read best first. */
function inLanguages(row: RawRow, field: RegExp): string[] {
  const rank = (name: string) => {
    const at = languages.indexOf(field.exec(name)?.[1] ?? '');
    return at < 0 ? languages.length : at;
  };
  return Object.keys(row)
    .filter((name) => field.test(name))
    .sort((a, b) => rank(a) - rank(b));
}

const textsOf = (row: RawRow, names: readonly string[]) => names.map((name) => textOf(row, name)).filter((text) => text !== '');

/** What a row calls its product: by its name, as what it is, by its name in other languages; what a till prints comes last. */
function titlesOf(row: RawRow): string[] {
  const names = ['product_name', 'product_name_en', 'generic_name', ...inLanguages(row, titleField), 'abbreviated_product_name'];
  const titles = [...new Set(textsOf(row, names))];
  return [...titles.filter((title) => !isTill(title)), ...titles.filter(isTill)];
}

function tagsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((tag): tag is string => typeof tag === 'string');
  return typeof value === 'string' ? value.split(',').map((tag) => tag.trim()) : [];
}

const dayOfSeconds = (text: string) => (/^\d{9,10}$/.test(text) ? new Date(Number(text) * 1000).toISOString().slice(0, 10) : null);

/** A row of an Open Beauty Facts dump: JSON line or line of the tab-separated export, whose names are the same. */
export function mapOpenBeautyFacts(row: RawRow): Mapped {
  const code = textOf(row, 'code');
  // Some makers print short codes of their own; one or two digits are nobody's.
  if (!/^\d{3,24}$/.test(code)) return rejected(code || null, 'no_code', code || null);
  if (/^(\d)\1+$/.test(code) || /^0*1234567/.test(code)) return rejected(code, 'test_row', code);
  const [title = '', ...otherTitles] = titlesOf(row);
  return {
    kind: 'draft',
    draft: {
      source: 'openbeautyfacts',
      sourceId: code,
      url: `https://world.openbeautyfacts.org/product/${code}`,
      licence: licences.openbeautyfacts.licence,
      brands: [textOf(row, 'brands')].filter(Boolean),
      title,
      otherTitles,
      titleRu: textOf(row, 'product_name_ru') || null,
      categories: tagsOf(row['categories_tags']),
      lists: textsOf(row, ['ingredients_text', ...inLanguages(row, listField)]),
      listDate: dayOfSeconds(textOf(row, 'last_modified_t')),
      sizes: sizeOf(textOf(row, 'quantity') || null),
      discontinued: /^(?:on|1|true|yes)$/i.test(textOf(row, 'obsolete')),
      barcodes: [storedBarcode(code) ?? []].flat(),
      offers: [],
      picture: openBeautyFactsPicture(row, code),
    },
  };
}
