import { editDistance } from '#core/inci/names/edit-distance.ts';
import type { RecognisedWord } from './recognised.ts';

/** A word of the list, with where it stands in the list's text. */
export interface PlacedWord extends RecognisedWord {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

export interface ListText {
  readonly text: string;
  readonly words: readonly PlacedWord[];
}

export interface TextOptions {
  /** Is this a word of ingredient names, in lower case? Tells a broken word from a hyphen of its own. */
  readonly isWord?: (word: string) => boolean;
}

const headings = [
  'ingredients',
  'ingredient',
  'ingrédients',
  'ingredienti',
  'ingredientes',
  'inhaltsstoffe',
  'inci',
  'состав',
  'ингредиенты',
];
const afterHeading = /^[\s:;.,/|-]*$/;
/** A gap between lines that is so much wider than usual ends the list. */
const wideGap = 1.7;
/** "+/-" in front of colours, as scans spoil it. */
const spoiltSign = /^([[({]?)[*x4t±†]\s?\/\s?[-—–](?=[:\])]?$)/i;

/** Is a word the heading of a list, also when a letter or two was misread? */
function isHeading(word: string): boolean {
  const letters = word.toLowerCase().replace(/[^\p{L}]/gu, '');
  return headings.some((heading) => {
    // A short word is a heading only where it says so.
    const slips = heading.length >= 9 ? 2 : heading.length >= 6 || word.endsWith(':') ? 1 : 0;
    return editDistance(letters, heading, slips) <= slips;
  });
}

/** Number of words in front of the list: all up to its heading. 0 where there is none. */
function wordsBefore(words: readonly RecognisedWord[]): number {
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word) break;
    const parts = word.text.split(/(?<=[/:])/);
    const heads = parts.filter((part) => isHeading(part)).length;
    if (heads === 0 || parts.length > heads + 1) continue;
    const opensLine = words[at - 1]?.line !== word.line;
    let end = at + 1;
    // "Ingredients / INCI:", "Состав (INCI):"
    while (end < words.length && end < at + 4 && (isHeading(words[end]?.text ?? '') || afterHeading.test(words[end]?.text ?? ''))) end += 1;
    if (
      opensLine ||
      /[:;]/.test(
        words
          .slice(at, end)
          .map(({ text }) => text)
          .join(''),
      )
    )
      return end;
  }
  return 0;
}

interface Row {
  readonly words: readonly RecognisedWord[];
  readonly top: number;
  readonly bottom: number;
}

function rowsOf(words: readonly RecognisedWord[]): Row[] {
  const rows = new Map<number, RecognisedWord[]>();
  for (const word of words) rows.set(word.line, [...(rows.get(word.line) ?? []), word]);
  return [...rows.values()].map((row) => ({
    words: row,
    top: Math.min(...row.map(({ box }) => box[1])),
    bottom: Math.max(...row.map(({ box }) => box[1] + box[3])),
  }));
}

/** The rows from the first on that follow each other at the usual distance. */
function block(rows: readonly Row[]): readonly Row[] {
  const steps = rows
    .slice(1)
    .map(({ top, bottom }, index) => (top + bottom) / 2 - ((rows[index]?.top ?? 0) + (rows[index]?.bottom ?? 0)) / 2);
  const usual = [...steps].sort((a, b) => a - b)[steps.length >> 2] ?? 0;
  const end = steps.findIndex((step) => step > wideGap * usual);
  return end === -1 || rows.length < 3 ? rows : rows.slice(0, end + 1);
}

/**
 * The list among recognised words: from its heading ("Ingredients", "INCI", "Состав"), without it, to where the lines end or stand apart.
 * Lines are joined by blanks; a word broken at the end of a line becomes one.
 */
export function textOf(words: readonly RecognisedWord[], { isWord = () => false }: TextOptions = {}): ListText {
  const before = wordsBefore(words);
  const listed = words.slice(before);
  const rows = before === 0 ? rowsOf(listed) : block(rowsOf(listed));
  let text = '';
  const placed: PlacedWord[] = [];
  rows.forEach((row, index) => {
    row.words.forEach((word, place) => {
      const said = word.text.replace(spoiltSign, '$1+/-');
      if (place === 0 && index > 0) text = joinedLine(text, said, isWord);
      else if (place > 0) text += ' ';
      placed.push({ ...word, text: said, start: text.length, end: text.length + said.length });
      text += said;
    });
  });
  return { text, words: placed };
}

const brokenEnd = /(\p{L}{2,})[-‐¬]$/u;
const brokenStart = /^\p{L}{2,}/u;

/** The text of the lines so far, ready for the first word of the next one. */
function joinedLine(text: string, next: string, isWord: (word: string) => boolean): string {
  const end = brokenEnd.exec(text)?.[1];
  const start = brokenStart.exec(next)?.[0];
  if (end !== undefined && start !== undefined) {
    const isOne = isWord(`${end}${start}`.toLowerCase()) || (!isWord(end.toLowerCase()) && !isWord(start.toLowerCase()));
    return isOne ? text.slice(0, -1) : text;
  }
  return /[-/]$/.test(text) ? text : `${text} `;
}
