import { readPrice, readSize } from './amount.ts';
import { type Draft, type Mapped, type RowWarning, rejected, type Size } from './candidate.ts';
import { noting, type RawRow, textOf } from './row-text.ts';

/** Columns that the project's own CSV must have; title_ru, category, list_date, sizes, price_date, url, licence and image may be added. */
export const requiredColumns = ['id', 'brand', 'title', 'ingredients'] as const;

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

/** A line of the project's own CSV. */
export function mapOwnCsv(row: RawRow): Mapped {
  const id = textOf(row, 'id');
  if (id === '') return rejected(null, 'no_code');
  const { warnings, address, day } = noting();
  const draft: Draft = {
    source: 'csv',
    sourceId: id,
    url: address(textOf(row, 'url')),
    licence: textOf(row, 'licence') || null,
    brands: [textOf(row, 'brand')].filter(Boolean),
    title: textOf(row, 'title'),
    titleRu: textOf(row, 'title_ru') || null,
    categories: [textOf(row, 'category')].filter(Boolean),
    lists: [textOf(row, 'ingredients')],
    listDate: day(textOf(row, 'list_date')),
    sizes: sizesOf(textOf(row, 'sizes'), day(textOf(row, 'price_date')), warnings),
    image: address(textOf(row, 'image')),
  };
  return { kind: 'draft', draft, warnings };
}
