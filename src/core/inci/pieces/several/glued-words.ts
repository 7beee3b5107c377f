import { keyOf } from '../../names/fold.ts';
import { find, type Lexicon, nameIs, vocabulary } from '../../names/lexicon.ts';
import type { Found, PieceInText } from '../found.ts';
import { namesInARow } from './names-in-a-row.ts';
import { type Word, wordsOf } from './words.ts';

/** Words of one name beside a glued one, and letters of either half. */
const mostBeside = 3;
const fewestLetters = { front: 5, behind: 3 };
const onlyLetters = /^\p{L}+$/u;

const isInci = (lexicon: Lexicon, text: string) => find(lexicon, keyOf(text))?.kind === nameIs.inci;

/** "GERANIOL CITRONELLOLHEXYL CINNAMAL": the words, cut where one name ends within a word and one of several words begins. */
export function cutGlued(base: PieceInText, words: readonly Word[]): Word[] {
  return words.flatMap((word, i) => {
    const middle = middleOf(base, words, i);
    return middle === null
      ? [word]
      : [
          { start: word.start, end: middle, bracketEnd: middle },
          { ...word, start: middle },
        ];
  });
}

function middleOf({ dictionary: { lexicon }, source }: PieceInText, words: readonly Word[], i: number): number | null {
  const { start, end } = words[i] as Word;
  const text = source.slice(start, end);
  if (!onlyLetters.test(text) || vocabulary(lexicon).has(text.toLowerCase())) return null;
  const behind = words.slice(i + 1, i + 1 + mostBeside);
  const front = words.slice(Math.max(0, i - mostBeside), i + 1);
  for (let middle = start + fewestLetters.front; middle <= end - fewestLetters.behind; middle += 1)
    if (
      behind.some((last) => isInci(lexicon, source.slice(middle, last.end))) &&
      front.some((first) => isInci(lexicon, source.slice(first.start, middle)))
    )
      return middle;
  return null;
}

/** Names with nothing between them, of which some are glued. */
export function gluedInRow(base: PieceInText): Found[] | null {
  const words = wordsOf(base);
  const cut = cutGlued(base, words);
  return cut.length > words.length ? namesInARow(base, cut) : null;
}

/** "FOOBHEXYL CINNAMAL": does the end of a word belong to a longer name with the one behind it? */
export function endsInFront(lexicon: Lexicon, word: string, name: string): boolean {
  for (let cut = 1; cut <= word.length - fewestLetters.behind; cut += 1) if (isInci(lexicon, `${word.slice(cut)} ${name}`)) return true;
  return false;
}
