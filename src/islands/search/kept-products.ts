import { searchWords } from '#core/search/vocabulary.ts';
import { keptPages } from '../offline/page-titles.ts';
import type { ProductsAnswer, SearchHit } from './protocol.ts';

/** Whether each word that is looked for begins one of a title. */
function isMeant(title: string, wanted: readonly string[]): boolean {
  const words = searchWords(title);
  return wanted.every((start) => words.some((word) => word.startsWith(start)));
}

/** What was found of the part of the index that is on the device, and the products whose pages are kept here. */
export async function withKeptProducts(answer: ProductsAnswer, typed: string, most: number): Promise<ProductsAnswer> {
  const { group } = answer;
  const found = new Set(group.hits.map(({ url }) => url));
  const wanted = searchWords(typed);
  const kept = wanted.length === 0 ? [] : await keptPages();
  const more = kept
    .filter(({ path, brand, title }) => brand !== '' && !found.has(path) && isMeant(title, wanted))
    .map(({ path, heading, brand }): SearchHit => ({ url: path, meta: { title: heading, brand }, drawn: {}, count: null }));
  const hits = [...group.hits, ...more];
  return { ...answer, group: { ...group, total: hits.length, kept: hits.length, hits: hits.slice(0, most) } };
}
