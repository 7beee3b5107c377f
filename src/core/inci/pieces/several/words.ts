import type { PieceInText } from '../found.ts';
import { bracketEnds } from '../list/split.ts';

export interface Word {
  readonly start: number;
  readonly end: number;
  /** Offset behind the bracket that follows the word, or the word's end. */
  readonly bracketEnd: number;
}

/** A piece from one of its words up to another, with the bracket behind the last. */
export function part(base: PieceInText, words: readonly Word[], from: number, to: number): PieceInText {
  return { ...base, start: words[from]?.start ?? base.start, end: words[to - 1]?.bracketEnd ?? base.end };
}

const marks = '*†‡°¹²³';
const onlyMarks = /^[*†‡°¹²³]+$/;

/** Words of a piece; a bracket and the marks behind it belong to the word before them. */
export function wordsOf(base: PieceInText): Word[] {
  const words: Word[] = [];
  const ends = bracketEnds(base.source, base.start, base.end);
  let i = base.start;
  while (i < base.end) {
    const character = base.source[i] ?? '';
    const partner = ends.get(i);
    if (partner !== undefined) {
      const last = words.pop();
      const close = Math.min(base.end, partner + 1);
      if (last) words.push({ ...last, bracketEnd: close });
      i = Math.max(i + 1, close);
      continue;
    }
    if (/[\s/\\|]/.test(character)) {
      i += 1;
      continue;
    }
    const from = i;
    while (i < base.end && !/[\s/\\|([{]/.test(base.source[i] ?? '')) i += 1;
    if (i === from) i += 1;
    const marked = marks.includes(character) && onlyMarks.test(base.source.slice(from, i)) ? words.pop() : undefined;
    words.push(marked ? { ...marked, bracketEnd: i } : { start: from, end: i, bracketEnd: i });
  }
  return words;
}
