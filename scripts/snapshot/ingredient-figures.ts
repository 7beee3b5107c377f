import type { IngredientRecord } from '#catalog/records.ts';
import type { Store } from './statements.ts';

/** Places of the histogram; the last one holds what stands beyond. */
const places = 30;
/** Lists that the place of 1 % needs at least. */
const fewestForLine = 5;

type Figures = Pick<IngredientRecord, 'productCount' | 'positions' | 'onePercentAt'>;

export const noFigures: Figures = { productCount: 0, positions: Array(places + 1).fill(0), onePercentAt: null };

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function figuresOf(store: Store, ingredient: number): Figures {
  const rows = store.all(
    'select place, line_from, line_to from postings join readings on readings.product = postings.product where ingredient = ?',
    ingredient,
  );
  const positions: number[] = Array(places + 1).fill(0);
  const [from, to]: [number[], number[]] = [[], []];
  for (const { place, line_from, line_to } of rows) {
    if (place === null) continue;
    const bin = Math.min(Number(place) - 1, places);
    positions[bin] = (positions[bin] ?? 0) + 1;
    if (line_from === null) continue;
    from.push(Number(line_from));
    to.push(Number(line_to));
  }
  return { productCount: rows.length, positions, onePercentAt: from.length < fewestForLine ? null : [median(from), median(to)] };
}

/** Counts anew how often ingredients stand in lists, and where. */
export function countIngredients(store: Store, ingredients: Iterable<number>): void {
  for (const id of ingredients) {
    const [row] = store.all('select record from ingredients where id = ?', id);
    if (!row) continue;
    const record: IngredientRecord = { ...JSON.parse(String(row['record'])), ...figuresOf(store, id) };
    store.run('update ingredients set product_count = ?, record = ? where id = ?', record.productCount, JSON.stringify(record), id);
  }
}
