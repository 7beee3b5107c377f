import type { IngredientRecord } from '#core/catalog/records.ts';
import { median } from '../quantile.ts';
import type { Store } from './statements.ts';

/** Places of the histogram; the last one holds what stands beyond. */
const places = 30;
/** Lists that the place of 1 % needs at least. */
const fewestForLine = 5;

type Figures = Pick<IngredientRecord, 'productCount' | 'share' | 'positions' | 'onePercentAt'>;

export const noFigures: Figures = { productCount: 0, share: 0, positions: Array(places + 1).fill(0), onePercentAt: null };

const shareOf = (count: number, lists: number) => Math.round((100 * count) / lists);

function figuresOf(store: Store, ingredient: number, lists: number): Figures {
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
  const onePercentAt: Figures['onePercentAt'] = from.length < fewestForLine ? null : [median(from), median(to)];
  return { productCount: rows.length, share: rows.length === 0 ? 0 : shareOf(rows.length, lists), positions, onePercentAt };
}

/** Counts anew how often ingredients stand in the catalogue's lists, and where. */
export function countIngredients(store: Store, ingredients: Iterable<number>, lists: number): void {
  for (const id of ingredients) {
    const [row] = store.all('select record from ingredients where id = ?', id);
    if (row) putRecord(store, id, { ...JSON.parse(String(row['record'])), ...figuresOf(store, id, lists) });
  }
}

/** Says of the other ingredients what part of the catalogue's lists holds them, where that is another whole percent now. */
export function countShares(store: Store, lists: number): void {
  const rows = store.all("select id, product_count, json_extract(record, '$.share') as share from ingredients where product_count > 0");
  for (const { id, product_count, share: held } of rows) {
    const share = shareOf(Number(product_count), lists);
    if (share === held) continue;
    const [row] = store.all('select record from ingredients where id = ?', id ?? null);
    putRecord(store, Number(id), { ...JSON.parse(String(row?.['record'])), share });
  }
}

function putRecord(store: Store, id: number, record: IngredientRecord): void {
  store.run('update ingredients set product_count = ?, record = ? where id = ?', record.productCount, JSON.stringify(record), id);
}
