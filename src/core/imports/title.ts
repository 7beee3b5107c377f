import { keyOf } from '#core/inci/fold.ts';
import { remembered } from '#core/remembered.ts';
import { tidyLine } from './tidy.ts';

const edges = /^[\s,;:.|/–—-]+|[\s,;:|/–—-]+$/g;
const contents =
  /[\s,(–-]*(?<![\p{L}\d.,])(?:\d{1,2}\s?x\s?)?\d{1,4}(?:[.,]\d{1,2})?\s?(?:ml|cl|dl|l|g|gr|kg|mg|oz|fl\.?\s?oz|мл|гр?|л)\.?\)?$/iu;

/** Names of brands without their spaces and signs; they repeat themselves. */
const brandKey = remembered(2_000, keyOf);

/** How many words at the start of `words` make up the brand; 0 when they do not. */
function brandWords(words: readonly string[], key: string): number {
  for (let count = 1; count <= Math.min(6, words.length); count += 1) {
    const start = keyOf(words.slice(0, count).join(''));
    if (start === key) return count;
    if (start.length > key.length) return 0;
  }
  return 0;
}

const numbers = /^\d{1,2}(?:\s?[·•.+x×:/-]\s?\d{1,2}){2,}$/;

/** Is it a name? Two letters in a row are, "E45" and "B·3" are, "1·2·3" is; a number, an amount or a code is not. */
export function isTitle(text: string): boolean {
  return /\p{L}{2}/u.test(text) || (/\p{L}/u.test(text) && /\d/.test(text) && !contents.test(text)) || numbers.test(text);
}

/** The title as on the pack, without the brand in front or behind and without the contents at its end; empty when nothing is left. */
export function cleanTitle(title: string, brands: readonly string[]): string {
  let text = tidyLine(title)
    .replace(edges, '')
    .replace(/[®™©℠]/g, '');
  const keys = [...new Set(brands.map(brandKey))].filter((key) => key.length > 1).sort((a, b) => b.length - a.length);
  for (const key of keys) {
    const words = text.split(' ');
    const front = brandWords(words, key);
    const rest = words.slice(front).join(' ').replace(edges, '');
    // "Avène": a title that is only the brand stays, and so does one whose rest is a fragment.
    if (front > 0 && isTitle(rest)) text = rest;
    const behind = brandWords(
      [text.split(/\s[-–—|]\s/).at(-1) ?? ''].flatMap((part) => [part.split(' ').join('')]),
      key,
    );
    const cut = text.replace(/\s[-–—|]\s[^–—|]*$/, '');
    if (behind > 0 && isTitle(cut)) text = cut.replace(edges, '');
  }
  const short = text.replace(contents, '').replace(edges, '');
  return isTitle(short) ? short : text;
}

/** Titles of rows that somebody made to try something. */
export function isTest(title: string): boolean {
  return /^(?:test(?:e|ing)?(?:\s*\d*|\s+(?:product|produit|produkt|row|item))|(.)\1{2,}|asdf\w*|qwert\w*|xxx+|null|undefined|todo|тест\s*\d*|do not use)$/i.test(
    title.trim(),
  );
}
