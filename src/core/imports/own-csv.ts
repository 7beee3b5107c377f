import { readPrice, readSize } from './amount.ts';
import { type Draft, type Mapped, type RowWarning, rejected, type Size } from './candidate.ts';
import { readOffers } from './own-offers.ts';
import { plainLink } from './plain-link.ts';
import { noting, type RawRow, textOf } from './row-text.ts';

/** The columns of the project's own CSV, in the order of its template; what they mean stands in scripts/import/column-words.ts and docs/import.md. */
export const csvColumns = [
  { name: 'id', required: true, example: 'nordlys-day-cream' },
  { name: 'brand', required: true, example: 'Nordlys' },
  { name: 'title', required: true, example: 'Day Cream' },
  { name: 'title_ru', required: false, example: 'Дневной крем' },
  { name: 'category', required: false, example: 'face-creams' },
  { name: 'ingredients', required: true, example: 'Aqua, Glycerin, Cetearyl Alcohol, Panthenol, Phenoxyethanol' },
  { name: 'list_date', required: false, example: '2026-03-14' },
  { name: 'sizes', required: false, example: '50 ml = 12.90 EUR; 100 ml' },
  { name: 'price_date', required: false, example: '2026-03-14' },
  { name: 'offers', required: false, example: 'Shop | 50 ml | 11.90 EUR | https://shop.example/day-cream' },
  { name: 'barcodes', required: false, example: '' },
  { name: 'url', required: false, example: 'https://shop.example/day-cream' },
  { name: 'licence', required: false, example: '' },
  { name: 'image', required: false, example: '' },
  { name: 'image_author', required: false, example: '' },
  { name: 'image_licence', required: false, example: '' },
] as const;
export type CsvColumn = (typeof csvColumns)[number]['name'];

export const requiredColumns: readonly string[] = csvColumns.flatMap(({ name, required }) => (required ? [name] : []));

/** "50 ml = 12.90 EUR; 100 ml" */
function sizesOf(text: string, priceDate: string | null, warnings: RowWarning[]): Size[] {
  return text.split(';').flatMap((part) => {
    const [amount = '', cost = ''] = part.split('=').map((side) => side.trim());
    const size = readSize(amount);
    const price = readPrice(cost);
    if (size === null && part.trim() !== '') warnings.push({ code: 'bad_size', detail: part.trim() });
    if (price === null && cost !== '') warnings.push({ code: 'bad_price', detail: cost });
    if (size === null) return [];
    return [price ? { size, ...price, priceDate } : { size, price: null, currency: null, priceDate: null }];
  });
}

/** A line of the project's own CSV, read on a day. */
export function mapOwnCsv(row: RawRow, today: string | null = null): Mapped {
  const id = textOf(row, 'id');
  if (id === '') return rejected(null, 'no_code');
  const { warnings, address, day, barcodes } = noting(today);
  const image = address(textOf(row, 'image'));
  const url = address(textOf(row, 'url'));
  const priceDate = day(textOf(row, 'price_date'));
  const draft: Draft = {
    source: 'csv',
    sourceId: id,
    url: url && plainLink(url),
    licence: textOf(row, 'licence') || null,
    brands: [textOf(row, 'brand')].filter(Boolean),
    title: textOf(row, 'title'),
    otherTitles: [],
    titleRu: textOf(row, 'title_ru') || null,
    categories: [textOf(row, 'category')].filter(Boolean),
    lists: [textOf(row, 'ingredients')],
    listDate: day(textOf(row, 'list_date')),
    sizes: sizesOf(textOf(row, 'sizes'), priceDate, warnings),
    offers: readOffers(textOf(row, 'offers'), priceDate, warnings),
    discontinued: false,
    barcodes: barcodes(textOf(row, 'barcodes')),
    picture:
      image === null
        ? null
        : { address: image, author: textOf(row, 'image_author') || null, licence: textOf(row, 'image_licence') || null },
  };
  return { kind: 'draft', draft, warnings };
}
