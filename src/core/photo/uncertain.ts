import { keyOf } from '#core/inci/names/fold.ts';
import type { Named } from '#core/inci/overrides.ts';
import type { Dictionary } from '#core/inci/pieces/found.ts';
import type { Item, Reading } from '#core/inci/reading.ts';
import type { PlacedWord } from './list-text.ts';

/** A name of the list that the reader of the photograph is to confirm or change. */
export interface Question {
  /** Offsets in the list's text. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Indices of its words. */
  readonly words: readonly number[];
  /** Who it may be, the likeliest first. */
  readonly candidates: readonly Named[];
}

export interface JudgedWord extends PlacedWord {
  readonly certain: boolean;
  readonly candidates: readonly Named[];
}

/** Confidence from which a word that reads as a known name is believed; a misread number makes another known name. */
const enough = { letters: 60, numbers: 80, corrected: 45 };
const mostCandidates = 3;

/** Is what a name was read as beyond doubt? */
function isCertain(item: Item, words: readonly PlacedWord[]): boolean {
  if (item.id === null && item.components.every(({ id }) => id === null)) return false;
  return words.every(({ text, confidence }) => {
    if (!/[\p{L}\d]/u.test(text)) return true;
    if (/\d/.test(text)) return confidence >= enough.numbers;
    return confidence >= (item.match === 'corrected' ? enough.corrected : enough.letters);
  });
}

/** Marks each word by whether the name it belongs to was read beyond doubt; those that were not are asked about. */
export function judged(
  words: readonly PlacedWord[],
  reading: Reading,
  { lexicon, typos }: Dictionary,
): { words: JudgedWord[]; questions: Question[] } {
  const questions: Question[] = [];
  const doubtful = new Map<number, readonly Named[]>();
  for (const item of reading.items) {
    const own = words.flatMap(({ start, end }, index) => (start < item.end && end > item.start ? [index] : []));
    const read = own.flatMap((index) => words[index] ?? []);
    if (isCertain(item, read)) continue;
    const named = (id: number): Named => ({ id, inci: lexicon.incis[id] ?? '', alias: lexicon.aliases[id] ?? '' });
    const near = typos.near(keyOf(item.text), mostCandidates).filter((id) => id !== item.id);
    const candidates = [...(item.id === null ? [] : [item.id]), ...near].slice(0, mostCandidates).map(named);
    questions.push({ start: item.start, end: item.end, text: item.text, words: own, candidates });
    for (const index of own) doubtful.set(index, candidates);
  }
  return {
    words: words.map((word, index) => ({ ...word, certain: !doubtful.has(index), candidates: doubtful.get(index) ?? [] })),
    questions,
  };
}
