import { editDistance } from '#core/inci/names/edit-distance.ts';
import { soundOf, soundsLike } from './sound.ts';

/** Words as search compares them: lower case, without accents, of letters and digits. */
export function searchWords(text: string): string[] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII, most names by far.
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** All words of the search index, sorted. */
export interface Vocabulary {
  readonly words: readonly string[];
}

/** Shorter words are in no vocabulary. */
const shortestListed = 3;

/** The distinct words of many texts as one sorted text; each line drops what it shares with the line before, after a digit that counts it (at most 9). */
export function encodeVocabulary(texts: Iterable<string>): string {
  const words = new Set<string>();
  for (const text of texts) for (const word of searchWords(text)) if (word.length >= shortestListed) words.add(word);
  let before = '';
  return [...words]
    .sort()
    .map((word) => {
      let shared = 0;
      while (shared < 9 && shared < word.length && word[shared] === before[shared]) shared += 1;
      before = word;
      return `${shared}${word.slice(shared)}`;
    })
    .join('\n');
}

export function decodeVocabulary(text: string): Vocabulary {
  let before = '';
  const words = text.split('\n').map((line) => {
    before = before.slice(0, Number(line[0])) + line.slice(1);
    return before;
  });
  return { words };
}

/** The first word of the index that does not sort before this one. */
function firstFrom({ words }: Vocabulary, wanted: string): string {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return words[low] ?? '';
}

/** Does a word of the index begin like this? */
const isKnown = (vocabulary: Vocabulary, prefix: string) => firstFrom(vocabulary, prefix).startsWith(prefix);

/** So, or too short to be in it. */
export const mayBeKnown = (vocabulary: Vocabulary, prefix: string): boolean =>
  prefix.length < shortestListed || isKnown(vocabulary, prefix);

const shortest = 4;
const allowed = (length: number) => (length < 8 ? 1 : 2);

/** The word of the index nearest to a misspelt one; of equally near ones that which begins alike and has lost no letter, for letters are left out more often than put in. What sounds so is as near as what has one letter wrong. Null when none is near. */
function nearest({ words }: Vocabulary, wanted: string): string | null {
  if (wanted.length < shortest) return null;
  let best: string | null = null;
  let bestRank = Number.POSITIVE_INFINITY;
  const limit = allowed(wanted.length);
  const sound = soundOf(wanted);
  for (const word of words) {
    if (Math.abs(word.length - wanted.length) > limit + 1) continue;
    const written = editDistance(wanted, word, limit);
    const distance = written > 1 && soundsLike(word, sound, wanted) ? 1 : written;
    if (distance > limit) continue;
    const rank = distance * 4 + (word[0] === wanted[0] ? 0 : 2) + (word.length < wanted.length ? 1 : 0);
    if (rank < bestRank) {
      best = word;
      bestRank = rank;
    }
  }
  return best;
}

/** A query in words of the index. */
export interface ReadQuery {
  readonly query: string;
  /** Not what was typed, so it must be said. */
  readonly changed: boolean;
  /** No word is only the beginning of one, so that something may be called just so. */
  readonly whole: boolean;
}

/** Reads a query as typed, as typed on the other keyboard (`otherLayout`), or with its unknown words put right, whichever first has words of the index. `wholeWords`: where nothing has words that only begin so, they are unknown as well. */
export function readQuery(
  typed: string,
  vocabulary: Vocabulary,
  otherLayout: (text: string) => string,
  { wholeWords = false }: { readonly wholeWords?: boolean } = {},
): ReadQuery {
  const words = searchWords(typed);
  const isWhole = (word: string) => word.length < shortestListed || firstFrom(vocabulary, word) === word;
  const isKnownWord = (word: string) => (wholeWords ? isWhole(word) : isKnown(vocabulary, word));
  const read = (list: readonly string[], changed: boolean): ReadQuery => ({ query: list.join(' '), changed, whole: list.every(isWhole) });
  const allKnown = (list: readonly string[]) => list.length > 0 && list.every(isKnownWord);
  if (words.length === 0 || allKnown(words)) return read(words, false);
  const switched = searchWords(otherLayout(typed));
  // On the other keyboard every few letters begin something.
  const isMeant = (word: string) => (word.length < shortest ? word.length >= shortestListed && isWhole(word) : isKnownWord(word));
  if (switched.every(isMeant)) return read(switched, true);
  for (const [list, isRight] of [
    [words, isKnownWord],
    [switched, isMeant],
  ] as const) {
    const mended = list.map((word) => (isRight(word) ? word : nearest(vocabulary, word)));
    if (mended.every((word) => word !== null)) return read(mended, true);
  }
  return read(words, false);
}

/** A query of folded words as it is said to people: ends of Russian words that have lost the sign of й get it back. */
export const spoken = (query: string): string => query.replace(/(?<=[а-я][аоуыеюя])и(?![а-я])/g, 'й');
