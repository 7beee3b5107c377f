import { editDistance } from './edit-distance.ts';
import { keyOf } from './fold.ts';

/** A misspelt name beside one that it might stand for. */
export interface Slip {
  readonly words: readonly string[];
  readonly key: string;
  readonly candidate: string;
  readonly distance: number;
  /** Is the candidate an INCI name, or another name of it? */
  readonly inci: boolean;
  /** The INCI name of the candidate. */
  readonly meant: string;
}

/** Two slips in a single word of another language need this many letters: "crospovidone" is no copovidone. */
const longName = 13;
/** A short word of daily speech for something else than its INCI name tells: "Pflaster" is no plaster. */
const shortWord = 7;
const farFromName = 3;
const nearName = 2;
/** In a longer word two wrong letters leave enough to tell it. */
const longWord = 11;

/** Is this rather a word of its own than a slip for the candidate? */
export function isAnotherWord({ words, key, candidate, distance, inci, meant }: Slip): boolean {
  if (!inci && words.length === 1) {
    const name = keyOf(meant);
    if (distance > 1 && key.length < longName && editDistance(key, name, nearName) > nearName) return true;
    if (candidate.length <= shortWord && !key.includes(candidate) && editDistance(candidate, name, farFromName) > farFromName) return true;
  }
  const [first = ''] = words;
  return otherBeginning(first, key, candidate) || spoilsAbbreviation(first, key, meant);
}

/** "Putrimonium Chloride": in place of both first letters of a word two others. */
const otherBeginning = (word: string, key: string, candidate: string) =>
  word.length <= longWord &&
  key.length === candidate.length &&
  key[0] !== candidate[0] &&
  key[1] !== candidate[1] &&
  key[0] !== candidate[1] &&
  key.slice(2) === candidate.slice(2);

/** "Terastearate": an abbreviation that nothing parts from the rest has all of its letters. */
function spoilsAbbreviation(word: string, key: string, meant: string): boolean {
  const short = /^[A-Z]{2,4}(?=-\p{L})/u.exec(meant)?.[0].toLowerCase();
  return short !== undefined && word.length > short.length + 1 && !key.startsWith(short);
}
