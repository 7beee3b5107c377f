import { identify } from '../../names/identify.ts';
import { type Lexicon, wordUse } from '../../names/lexicon.ts';
import type { Dictionary } from '../found.ts';
import { resolvePiece } from '../resolve.ts';

/** So many names begin with a word like "Hydrolyzed" or "Sodium". */
const commonBeginning = 20;
const longest = 80;
/** Glycol by itself is hardly ever in a product. */
const seldomAlone = /^\s*glycol\s*$/i;
const lastWord = /^(.*\S)\s+([a-z]{4,})$/i;

/** A word that begins names, and is none. */
const onlyBegins = (lexicon: Lexicon, word: string) => wordUse(lexicon, word).first >= commonBeginning && identify(lexicon, word) === null;

/**
 * "Sodium Lactate Hydrolyzed, Collagen": the comma stands one word too late. What is in front of the word and what begins with it are known names; in
 * "Keratin Hydrolyzed, Elastin" the word may belong to either.
 */
export function isCommaLate(dictionary: Dictionary, first: string, next: string): boolean {
  if (first.length + next.length > longest) return false;
  const { lexicon } = dictionary;
  const [, front = '', word = ''] = lastWord.exec(first.trim()) ?? [];
  if (word === '' || !(seldomAlone.test(next) || onlyBegins(lexicon, word))) return false;
  const begun = identify(lexicon, `${word} ${next}`);
  if (begun === null || identify(lexicon, `${word} ${front}`) !== null) return false;
  const both = `${first},${next}`;
  const together = resolvePiece(dictionary, both, 0, both.length);
  return (
    together.length > 1 &&
    together.at(-1)?.id === begun.id &&
    together.every(({ id, match }) => id !== null && match !== 'corrected') &&
    together.at(-1)?.start === both.lastIndexOf(word, first.length)
  );
}
