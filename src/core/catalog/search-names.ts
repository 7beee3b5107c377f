import { keyOf } from '#core/inci/names/fold.ts';
import { readQuery, searchWords, spoken, type Vocabulary } from '#core/search/vocabulary.ts';
import type { NamedIngredient } from './ingredient-names.ts';
import { inOtherLayout, withLatinLetters } from './keyboard-layout.ts';

/** How a name answers to a search, the best first. */
const answers = { exactly: 0, inciBegins: 1, begins: 2, wordBegins: 3, inside: 4, allWords: 5 } as const;

export interface NameHit {
  /** Lower is better. */
  readonly rank: number;
  /** The name that answered. */
  readonly name: string;
}

export interface NameSearch {
  /** By place in the list. */
  readonly hits: ReadonlyMap<number, NameHit>;
  /** What was searched instead, because nothing answers to what was typed but something does in other letters. */
  readonly shownFor: string | null;
}

/** Shorter texts stand inside too many names to mean one. */
const shortestInside = 3;
const casNumber = /^\d{2,7}-\d\d-\d$/;

interface Wanted {
  readonly key: string;
  readonly words: readonly string[];
}

/** Whether a word of the name begins with it; the first word too, where `from` is 0. */
function wordBegins(name: string, wanted: string, from: 0 | 1): boolean {
  const words = name.split(/[^\p{L}\p{N}]+/u);
  return words.some((_, place) => place >= from && keyOf(words.slice(place).join('')).startsWith(wanted));
}

function hasWords(name: string, key: string, words: readonly string[]): boolean {
  if (words.length < 2 || !words.every((word) => key.includes(word))) return false;
  return words.every((word) => word.length >= shortestInside || wordBegins(name, word, 0));
}

function answer(name: string, key: string, isInci: boolean, { key: wanted, words }: Wanted): number | null {
  if (key === wanted) return answers.exactly;
  if (key.startsWith(wanted)) return isInci ? answers.inciBegins : answers.begins;
  if (casNumber.test(name)) return null;
  if (key.includes(wanted)) {
    if (wordBegins(name, wanted, 1)) return answers.wordBegins;
    return wanted.length < shortestInside ? null : answers.inside;
  }
  return hasWords(name, key, words) ? answers.allWords : null;
}

function bestHit({ names, keys }: NamedIngredient, wanted: Wanted): NameHit | null {
  let best: NameHit | null = null;
  for (const [place, name] of names.entries()) {
    const rank = answer(name, keys[place] ?? '', place === 0, wanted);
    if (rank !== null && (best === null || rank < best.rank)) best = { rank, name };
  }
  return best;
}

function hitsFor(ingredients: readonly NamedIngredient[], text: string): Map<number, NameHit> {
  const wanted = {
    key: keyOf(text),
    words: text
      .split(/\s+/)
      .map(keyOf)
      .filter((word) => word !== ''),
  };
  const hits = new Map<number, NameHit>();
  if (wanted.key === '') return hits;
  ingredients.forEach((ingredient, place) => {
    const hit = bestHit(ingredient, wanted);
    if (hit) hits.set(place, hit);
  });
  return hits;
}

const vocabularies = new WeakMap<readonly NamedIngredient[], Vocabulary>();

/** Words of more than one name, put together when a slip is first to be put right: a word of one name alone resembles too much by chance. */
function vocabularyOf(ingredients: readonly NamedIngredient[]): Vocabulary {
  const known = vocabularies.get(ingredients);
  if (known) return known;
  const once = new Set<string>();
  const often = new Set<string>();
  for (const { names } of ingredients) for (const word of names.flatMap(searchWords)) (once.has(word) ? often : once).add(word);
  const made = { words: [...often].sort() };
  vocabularies.set(ingredients, made);
  return made;
}

/**
 * Finds ingredients by a part of any name in either script. Only when nothing answers as typed, Latin letters that look like the typed ones
 * (which needs no words) and the other keyboard are tried; inside of words a few letters are found by chance, so those answers do not count.
 * At last words that no name has are put right.
 */
export function searchNames(ingredients: readonly NamedIngredient[], text: string): NameSearch {
  const hits = hitsFor(ingredients, text);
  if (hits.size > 0) return { hits, shownFor: null };
  const instead = (typed: string) => new Map([...hitsFor(ingredients, typed)].filter(([, { rank }]) => rank <= answers.wordBegins));
  const alike = instead(withLatinLetters(text));
  if (alike.size > 0) return { hits: alike, shownFor: null };
  const other = inOtherLayout(text);
  const switched = instead(other);
  if (switched.size > 0) return { hits: switched, shownFor: other };
  const { query, changed } = readQuery(text, vocabularyOf(ingredients), inOtherLayout);
  const mended = changed ? instead(query) : new Map<number, NameHit>();
  return { hits: mended, shownFor: mended.size > 0 ? spoken(query) : null };
}
