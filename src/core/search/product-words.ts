import { stemOf } from './query-words.ts';
import { searchWords } from './vocabulary.ts';

/** Whether each word of a query, as `searchWords` writes them, begins a word of a product in any of its forms; a single letter is a word of it. */
export function hasWords(product: string, query: string): boolean {
  const own = searchWords(product);
  const isIn = (word: string) =>
    own.some((one) => (word.length === 1 ? one === word : one.startsWith(word) || stemOf(one) === stemOf(word)));
  return query.split(' ').every(isIn);
}
