import { editDistance } from '#core/inci/names/edit-distance.ts';
import { rememberedBy } from '#core/remembered.ts';
import type { BrandBook } from './brand-book.ts';
import { keyOfWords, type Named } from './brand-in-title.ts';
import { bareBrand, brandKey } from './brand-name.ts';
import { shortestAlike } from './brand-slip.ts';

export const isKnown = (key: string, { names, makers }: BrandBook) => names.has(key) || makers.has(key);
export const wordsOf = (text: string) => bareBrand(text).split(/\s+/);

/** "Nivea Men" → Nivea: a known brand with words of a line around it, or with anything behind it where its name is the prefix of all its lines. */
function withoutLine(text: string, book: BrandBook): string | null {
  const words = wordsOf(text);
  if (book.distinct.has(keyOfWords(words))) return null;
  const isLine = (word: string) => book.lines.has(brandKey(word));
  for (let count = words.length - 1; count > 0; count -= 1) {
    const front = keyOfWords(words.slice(0, count));
    if (book.prefixes.has(front) || (isKnown(front, book) && words.slice(count).every(isLine))) return front;
    const back = keyOfWords(words.slice(-count));
    if (isKnown(back, book) && words.slice(0, -count).every(isLine)) return back;
  }
  return null;
}

const joining = /^(?:&|and|et|und|y|e|de|du|of)$/i;
/** "Belle et Bio" cannot be cut before or behind "et". */
const isCutAtJoint = (parts: readonly (readonly string[])[]) =>
  parts.some((words) => [words[0], words.at(-1)].some((word) => joining.test(word ?? '')));

/** "Rossmann Isana", "Laboratoires Gilbert": the name without its maker or such words in front or behind; null where there are none. */
function withoutMaker(text: string, book: BrandBook): string | null {
  const words = wordsOf(text);
  for (let count = 1; count < words.length; count += 1)
    for (const [part, rest] of [
      [words.slice(0, count), words.slice(count)],
      [words.slice(-count), words.slice(0, -count)],
    ] as const) {
      const key = keyOfWords(part);
      const left = keyOfWords(rest);
      const isBrand =
        left.length > 2 &&
        !book.none.has(left) &&
        !book.laboratories.has(left) &&
        !isCutAtJoint([part, rest]) &&
        !rest.every((word) => book.lines.has(brandKey(word)));
      if ((book.makers.has(key) || book.laboratories.has(key)) && isBrand) return rest.join(' ');
    }
  return null;
}

const longAlike = 10;

/** The known brand that a name is a slip of; null without one. */
function nearest(key: string, { names, distinct }: BrandBook): string | null {
  if (key.length < shortestAlike || distinct.has(key)) return null;
  for (const known of names.keys()) {
    const limit = Math.min(key.length, known.length) < longAlike ? 1 : 2;
    if (known.length >= shortestAlike && known[0] === key[0] && editDistance(key, known, limit) <= limit) return known;
  }
  return null;
}

function find(book: BrandBook, text: string): Named {
  const key = brandKey(text);
  if (isKnown(key, book)) return { text, key, way: book.names.get(key) === text ? 'named' : 'spelling' };
  const line = withoutLine(text, book);
  if (line !== null) return { text, key: line, way: 'line' };
  const rest = withoutMaker(text, book);
  if (rest !== null) return { ...find(book, rest), way: 'maker' };
  const alike = nearest(key, book);
  return alike === null ? { text, key, way: 'named' } : { text, key: alike, way: 'likeness' };
}

/** Brands repeat themselves more than anything else in a source. */
const maxRemembered = 5_000;

/** The brand that a name in the brand field stands for. */
export const foundBrand = rememberedBy(maxRemembered, find);
