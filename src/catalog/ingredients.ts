import type { IngredientRecord } from '#core/catalog/records.ts';
import type { Family } from '#core/knowledge/vocabulary.ts';
import { once, remembered } from '#core/remembered.ts';
import { count, record, records, statement, texts } from './snapshot.ts';

/** In the order of their ids, which are the lexicon's. */
export const allIngredients = once((): readonly IngredientRecord[] => records('select record from ingredients order by id'));

export const countIngredients = once(() => count('select count(*) from ingredients'));

export function ingredientAliases(): string[] {
  return texts('select alias from ingredients order by inci collate nocase');
}

export function ingredient(alias: string): IngredientRecord | null {
  return record('select record from ingredients where alias = ?', alias);
}

/** Lists are cut from ids that were put in order once: the records are long, and sorting all of them for each page takes many times as long as the page. */
const recordsOf = (ids: readonly number[]): IngredientRecord[] =>
  ids.flatMap((id) => record<IngredientRecord>('select record from ingredients where id = ?', id) ?? []);

const idsFromA = once(() => texts('select id from ingredients order by inci collate nocase').map(Number));

/** A slice of all ingredients from A to Z. */
export const ingredientsFromA = (limit: number, offset: number): IngredientRecord[] => recordsOf(idsFromA().slice(offset, offset + limit));

export function everyIngredientFromA(): IngredientRecord[] {
  return records('select record from ingredients order by inci collate nocase');
}

interface Used {
  readonly id: number;
  readonly family: string;
  readonly productCount: number;
  readonly roles: readonly string[];
}

/** All of them, those first that most products hold. */
const mostUsed = once(() =>
  records<Used>(
    `select json_object('id', id, 'family', family, 'productCount', product_count, 'roles', json_extract(record, '$.roles')) as record
     from ingredients order by product_count desc, inci collate nocase`,
  ),
);

const cut = (used: readonly Used[], limit: number, offset = 0) => recordsOf(used.slice(offset, offset + limit).map(({ id }) => id));

/** The ingredients that most products hold. */
export const mostUsedIngredients = (limit: number): IngredientRecord[] => cut(mostUsed(), limit);

const withRole = remembered(200, (role: string) => mostUsed().filter(({ roles }) => roles.includes(role)));

/** A slice of the ingredients with a role, the most used first. */
export const ingredientsWithRole = (role: string, limit: number, offset: number): IngredientRecord[] => cut(withRole(role), limit, offset);

/** The ingredients of a family that most products hold. */
export const mostUsedOfFamily = (family: Family, limit: number): IngredientRecord[] =>
  cut(
    mostUsed().filter((used) => used.family === family && used.productCount > 0),
    limit,
  );

/** How many ingredients have each role. */
export const roleCounts = once((): ReadonlyMap<string, number> => {
  const rows = statement(`select value as role, count(*) as number from ingredients, json_each(record, '$.roles') group by value`).all();
  return new Map(rows.map((row) => [String(row.role), Number(row.number)]));
});

export const familyCounts = once((): ReadonlyMap<Family, number> => {
  const rows = statement('select family, count(*) as number from ingredients group by family').all();
  return new Map(rows.map((row) => [String(row.family) as Family, Number(row.number)]));
});

/** Names under which ingredients are found: the INCI names and all further ones. */
export const countNames = once(() => countIngredients() + count(`select count(*) from ingredients, json_each(record, '$.names')`));

export interface LetterStart {
  /** A capital, or "#" for names that begin with a digit or a sign. */
  readonly letter: string;
  /** How many ingredients stand before it. */
  readonly offset: number;
}

/** Where each first letter begins in the list from A to Z. */
export const letterStarts = once((): LetterStart[] => {
  const starts = new Map<string, number>();
  texts('select inci from ingredients order by inci collate nocase').forEach((inci, offset) => {
    const first = inci.charAt(0).toUpperCase();
    const letter = /[A-Z]/.test(first) ? first : '#';
    if (!starts.has(letter)) starts.set(letter, offset);
  });
  return [...starts].map(([letter, offset]) => ({ letter, offset }));
});
