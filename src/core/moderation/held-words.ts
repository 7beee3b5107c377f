import { asCyrillic, asLatin, plainText, withoutLeet } from './look-alikes.ts';

/** What a text is looked through for. Words are whole words; an entry ending in "*" is the beginning of one. */
export interface WordLists {
  readonly profanity: readonly string[];
  readonly advertising: readonly string[];
  /** Words of our own field that are never held back: INCI names, brands, categories. */
  readonly allowed: ReadonlySet<string>;
}

export type HeldReason = 'profanity' | 'advertising';
export interface HeldWord {
  readonly reason: HeldReason;
  /** As it stands in the list. */
  readonly entry: string;
}

interface Finder {
  readonly words: ReadonlyMap<string, string>;
  readonly beginnings: readonly (readonly [string, string])[];
  readonly phrases: readonly (readonly [string, string])[];
}

const wordsOf = (text: string) => text.split(/[^\p{L}\p{M}\d@$!*']+/u).filter((word) => word !== '');
const trimmed = (word: string) => word.replace(/^[@$!*']+|[!*']+$/g, '');
/** "fuuuck" is "fuck": no word of the lists lives by three letters in a row. */
const unstretched = (word: string) => word.replace(/(.)\1{2,}/gu, '$1');

function finderOf(entries: readonly string[]): Finder {
  const words = new Map<string, string>();
  const beginnings: [string, string][] = [];
  const phrases: [string, string][] = [];
  for (const entry of entries) {
    const plain = plainText(entry).replaceAll('ё', 'е').trim();
    if (plain.includes(' ')) phrases.push([` ${plain} `, entry]);
    else if (plain.endsWith('*')) beginnings.push([plain.slice(0, -1), entry]);
    else if (plain !== '') words.set(plain, entry);
  }
  return { words, beginnings, phrases };
}

/** "f u c k" and "х у й": single letters in a row are also read as one word. */
function spelledOut(words: readonly string[]): string[] {
  const found: string[] = [];
  let run = '';
  for (const word of [...words, '']) {
    if ([...word].length === 1) run += word;
    else {
      if (run.length > 2) found.push(run);
      run = '';
    }
  }
  return found;
}

/** The forms in which a word may be meant: as written, unstretched, with look-alike letters and digits read as either script. */
function formsOf(word: string): string[] {
  const plain = trimmed(word);
  const short = unstretched(plain);
  return [...new Set([plain, short, withoutLeet(short), asLatin(short), withoutLeet(asLatin(short)), asCyrillic(short)])];
}

/** Makes a reader of the lists: the first word of a text that is to be held back, or null. */
export function heldWordFinder({ profanity, advertising, allowed }: WordLists): (text: string) => HeldWord | null {
  const finders = [
    ['profanity', finderOf(profanity)],
    ['advertising', finderOf(advertising)],
  ] as const;
  return (text) => {
    const words = wordsOf(plainText(text).replaceAll('ё', 'е'));
    const spaced = ` ${words.map(trimmed).join(' ')} `;
    const candidates = [...words, ...spelledOut(words)].filter((word) => !allowed.has(trimmed(word)));
    for (const [reason, { words: listed, beginnings, phrases }] of finders) {
      for (const [phrase, entry] of phrases) if (spaced.includes(phrase)) return { reason, entry };
      for (const candidate of candidates)
        for (const form of formsOf(candidate)) {
          const entry = listed.get(form) ?? beginnings.find(([beginning]) => form.startsWith(beginning))?.[1];
          if (entry !== undefined) return { reason, entry };
        }
    }
    return null;
  };
}
