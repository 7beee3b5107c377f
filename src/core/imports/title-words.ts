import * as z from 'zod/mini';

/**
 * Words that a title is searched for. They stand at the start of a word, without accents; "*" in front: anywhere in a word;
 * "!" behind: the word ends there; "~": both parts, in this order.
 */
export const titleTerm = z.string().check(z.regex(/^\*?[^*!~]+!?(?:~[^*!~]+!?)?$/));

const latinLetters: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', ı: 'i' };
const notAscii = /[^\0-\x7f]/;

/** Lower case, without accents and signs, single blanks: how titles and terms are compared. */
export function foldTitle(text: string): string {
  if (!notAscii.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/и\u0306/g, 'й')
    .replace(/\p{M}/gu, '')
    .replace(/[œæßøłı]/g, (letter) => latinLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

interface Part {
  readonly words: readonly string[];
  /** The last word ends there. */
  readonly whole: boolean;
}

interface Term<Value> {
  readonly value: Value;
  readonly first: Part;
  readonly behind: Part | null;
  readonly length: number;
}

export interface TitleMatch<Value> {
  readonly value: Value;
  /** The words of the title that it covers, one bit each. */
  readonly words: number;
  /** Letters of the term. */
  readonly length: number;
}

export interface TitleTerms<Value> {
  /** By the first letters of their first word. */
  readonly byStart: ReadonlyMap<string, readonly Term<Value>[]>;
  /** Those that stand anywhere in a word. */
  readonly inside: readonly { readonly part: string; readonly whole: boolean; readonly value: Value }[];
}

const startLength = 3;
/** Titles are short; words beyond these are not looked at. */
const maxWords = 30;

const startOf = (word: string) => word.slice(0, startLength);
const partOf = (text: string): Part => ({ words: foldTitle(text).split(' '), whole: text.endsWith('!') });

export function titleTerms<Value>(entries: Iterable<readonly [term: string, value: Value]>): TitleTerms<Value> {
  const byStart = new Map<string, Term<Value>[]>();
  const inside: { part: string; whole: boolean; value: Value }[] = [];
  for (const [term, value] of entries) {
    const [front = '', behind] = term.split('~');
    if (front.startsWith('*')) {
      inside.push({ part: foldTitle(front), whole: front.endsWith('!'), value });
      continue;
    }
    const first = partOf(front);
    const key = startOf(first.words[0] ?? '');
    const entry = { value, first, behind: behind === undefined ? null : partOf(behind), length: foldTitle(term).length };
    const present = byStart.get(key);
    if (present) present.push(entry);
    else byStart.set(key, [entry]);
  }
  return { byStart, inside };
}

function standsAt(words: readonly string[], at: number, part: Part): boolean {
  const last = part.words.length - 1;
  for (let index = 0; index < last; index += 1) if (words[at + index] !== part.words[index]) return false;
  const [written = '', end = ''] = [words[at + last], part.words[last]];
  return part.whole ? written === end : written.startsWith(end);
}

const bits = (at: number, count: number) => ((1 << count) - 1) << at;

function matchAt<Value>(words: readonly string[], at: number, term: Term<Value>): number {
  if (!standsAt(words, at, term.first)) return 0;
  const covered = bits(at, term.first.words.length);
  const { behind } = term;
  if (behind === null) return covered;
  const place = words.findIndex((_, index) => index >= at + term.first.words.length && standsAt(words, index, behind));
  return place < 0 ? 0 : covered | bits(place, behind.words.length);
}

/** One lies in the other's words; of two on the same words the one with fewer letters. */
const isCovered = <Value>(one: TitleMatch<Value>, other: TitleMatch<Value>) =>
  (one.words & other.words) === one.words && (one.words !== other.words || one.length < other.length);

/** The terms that stand in a folded title; one inside another ("mask" in "hair mask") does not count. */
export function findTerms<Value>(title: string, { byStart, inside }: TitleTerms<Value>): TitleMatch<Value>[] {
  const words = title.split(' ').slice(0, maxWords);
  const somewhere = inside.filter(({ part }) => title.includes(part));
  const matches: TitleMatch<Value>[] = [];
  words.forEach((word, at) => {
    for (const term of byStart.get(startOf(word)) ?? []) {
      const covered = matchAt(words, at, term);
      if (covered !== 0) matches.push({ value: term.value, words: covered, length: term.length });
    }
    for (const { part, whole, value } of somewhere)
      if (whole ? word.endsWith(part) : word.includes(part)) matches.push({ value, words: bits(at, 1), length: part.length });
  });
  return matches.filter((match) => !matches.some((other) => isCovered(match, other)));
}
