import type { IngredientRecord } from '#core/catalog/records.ts';
import type { Family } from '#core/knowledge/vocabulary.ts';
import { once } from '#core/remembered.ts';
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

/** A slice of all ingredients from A to Z. */
export function ingredientsFromA(limit: number, offset: number): IngredientRecord[] {
  return records('select record from ingredients order by inci collate nocase limit ? offset ?', limit, offset);
}

export function everyIngredientFromA(): IngredientRecord[] {
  return records('select record from ingredients order by inci collate nocase');
}

const mostUsedFirst = 'order by product_count desc, inci collate nocase';

/** The ingredients that most products hold. */
export function mostUsedIngredients(limit: number): IngredientRecord[] {
  return records(`select record from ingredients ${mostUsedFirst} limit ?`, limit);
}

/** A slice of the ingredients with a role, the most used first. */
export function ingredientsWithRole(role: string, limit: number, offset: number): IngredientRecord[] {
  return records(
    `select record from ingredients where exists (select 1 from json_each(record, '$.roles') where value = ?) ${mostUsedFirst} limit ? offset ?`,
    role,
    limit,
    offset,
  );
}

/** The ingredients of a family that most products hold. */
export function mostUsedOfFamily(family: Family, limit: number): IngredientRecord[] {
  return records(`select record from ingredients where family = ? and product_count > 0 ${mostUsedFirst} limit ?`, family, limit);
}

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
