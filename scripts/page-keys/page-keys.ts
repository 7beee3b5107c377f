import { DatabaseSync } from 'node:sqlite';
import { storeOf } from '../snapshot/statements.ts';
import { groupPages, pairPages } from './group-pages.ts';
import { ingredientLists, ingredientPages } from './ingredient-pages.ts';
import { productPages } from './product-pages.ts';
import { reviewPages } from './review-pages.ts';
import { type PageKey, readShown } from './shown.ts';

/** Key and route of each page, by its address. Pages of routes that are not among them are few, and rendered by every build. */
export type PageKeys = ReadonlyMap<string, Omit<PageKey, 'path'>>;

/** Keys of all pages that the catalogue makes many of. */
export function pageKeys(snapshot: string): PageKeys {
  const database = new DatabaseSync(snapshot, { readOnly: true });
  try {
    const shown = readShown(storeOf(database));
    const keys = new Map<string, Omit<PageKey, 'path'>>();
    for (const pages of [productPages, reviewPages, groupPages, pairPages, ingredientPages, ingredientLists])
      for (const { route, path, key } of pages(shown)) keys.set(path, { route, key });
    return keys;
  } finally {
    database.close();
  }
}

/** One line a page: route, address, key. */
export function encodeKeys(keys: PageKeys): string {
  return [...keys].map(([path, { route, key }]) => `${route}\t${path}\t${key}\n`).join('');
}

export function decodeKeys(text: string): PageKeys {
  return new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [route = '', path = '', key = ''] = line.split('\t');
        return [path, { route, key }];
      }),
  );
}
