import { readPrice, readSize } from './amount.ts';
import { type Mapped, rejected, type Size } from './candidate.ts';
import { addressOf, dayOf, type RawRow, textOf } from './row-text.ts';

/** Columns that the project's own CSV must have; title_ru, category, list_date, sizes, price_date, url, licence and image may be added. */
export const requiredColumns = ['id', 'brand', 'title', 'ingredients'] as const;

/** "50 ml = 12.90 EUR; 100 ml" */
function sizesOf(text: string, priceDate: string | null): Size[] {
  return text.split(';').flatMap((part) => {
    const [amount = '', cost = ''] = part.split('=');
    const size = readSize(amount);
    const price = readPrice(cost);
    if (size === null) return [];
    return [price ? { size, ...price, priceDate } : { size, price: null, currency: null, priceDate: null }];
  });
}

/** A line of the project's own CSV. */
export function mapOwnCsv(row: RawRow): Mapped {
  const id = textOf(row, 'id');
  if (id === '') return rejected(null, 'no_code');
  return {
    kind: 'draft',
    draft: {
      source: 'csv',
      sourceId: id,
      url: addressOf(textOf(row, 'url')),
      licence: textOf(row, 'licence') || null,
      brands: [textOf(row, 'brand')].filter(Boolean),
      title: textOf(row, 'title'),
      titleRu: textOf(row, 'title_ru') || null,
      categories: [textOf(row, 'category')].filter(Boolean),
      lists: [textOf(row, 'ingredients')],
      listDate: dayOf(textOf(row, 'list_date')),
      sizes: sizesOf(textOf(row, 'sizes'), dayOf(textOf(row, 'price_date'))),
      image: addressOf(textOf(row, 'image')),
    },
  };
}
