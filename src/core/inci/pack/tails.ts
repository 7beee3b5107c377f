import { knownPieces } from '../layout/known-pieces.ts';
import { identify } from '../names/identify.ts';
import { type Lexicon, vocabulary } from '../names/lexicon.ts';
import { trimMarks, withoutBrackets } from '../pieces/attributes.ts';
import type { MaskedText } from '../text/masked-text.ts';
import { matchesOf } from '../text/matches.ts';
import { isPromise } from './absences.ts';
import { isProse } from './prose-in-front.ts';

/** Behind the last name, where the next words begin like a sentence. */
const stop = /[.!](?=[\s\u0080])[.!\s\u0080]*|\n\s*/g;
const begins = /[\p{Lu}\d]/u;
const sentence = /(?:[^.!|•\n\u0080]|[.!](?!\s+\p{Lu}|\s*(?:$|\u0080)))+/gu;
/** Three words and no title, or "Skin type: dry", "Země původu: Itálie": "Foobar quuxa" may be a plant. */
const tells = /\p{L}\s+\p{Ll}+\s+[\p{L}\d]|\p{L}\s?:\s?\p{L}/u;
const tellsInCapitals = /^[^\p{Ll}]*\p{Lu}\s+\p{Lu}+\s+\p{Lu}[^\p{Ll}]*$/u;
/** Letters that INCI names have not: "Allergivenlig på huden", "Svanemærket". */
const foreignLetter = /[ß-öø-ÿăąćčďđęěğıłńňőœřśşšťůűźżžșț]/iu;
/** "Foobar quuxa" */
const mayBePlant = /^\s*\p{Lu}\p{Ll}+ \p{Ll}+(?:a|um|us|is|ae|i)\s*$/u;
/** "Allergiker geeignet", of which one alone may be anything. */
const smallSecond = /^\s*\p{Lu}\p{Ll}+ \p{Ll}/u;
const isAboutFluoride = /ppm|fl[uú]or/i;
/** In front of names, unless a weight stood there: "Poids net : 9 g". */
const heading = /:\s*$/;
const fewWords = 2;
const shares = /\d[\d.,]*\s?%/g;
const longestName = 120;
const leastInList = 3;
const shortestWord = 4;

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** An amount of what may be an unknown name, or the number of a colour. */
const isAboutNames = (lexicon: Lexicon, said: string) =>
  isAboutFluoride.test(said) ||
  (said.includes('%') && wordsOf(said).length <= fewWords) ||
  (said.match(/\d{5}/g) ?? []).some((number) => identify(lexicon, number));

function isName(lexicon: Lexicon, said: string): boolean {
  const { start, end } = trimMarks(said);
  return identify(lexicon, said.slice(start, end)) !== null;
}

/** "Parfum. Rend la peau lisse. Flacon léger.": what is told behind the last name, in words of which no name is made. */
export function takeTail(lexicon: Lexicon, masked: MaskedText): void {
  const { text } = masked;
  const isOfNames = (word: string) => word.length >= shortestWord && (vocabulary(lexicon).has(word) || identify(lexicon, word) !== null);
  for (const { index, 0: sign } of matchesOf(stop, text)) {
    const front = text.slice(Math.max(0, index - longestName), index).replace(/[\s\u0080]+$/, '');
    const piece = withoutBrackets(/[^,;•|\u0080\n]*$/.exec(front)?.[0] ?? '');
    const { start, end } = trimMarks(piece);
    const name = piece.slice(start, end);
    if (
      !begins.test(text[index + sign.length] ?? '') ||
      !identify(lexicon, name) ||
      knownPieces(lexicon, text.slice(0, index)) < leastInList
    )
      continue;
    const at = index + sign.length;
    const behind = matchesOf(sentence, text.slice(at)).filter(({ 0: said }) => /\p{L}/u.test(said));
    // In front of a further name an unknown line may be one too.
    const sentences = behind.slice(behind.findLastIndex(({ 0: said }) => isName(lexicon, said)) + 1);
    const told = sentences.filter(
      ({ index: from, 0: said }) =>
        isPromise(lexicon, said.trim()) ||
        isProse(said.replace(shares, ' ')) ||
        (!(heading.test(said) && /^[^\u0080]/.test(text.slice(at + from + said.length))) &&
          !isAboutNames(lexicon, said) &&
          !wordsOf(said).some(isOfNames)),
    );
    const isEnd = masked.takenOut.some(({ start: out, why }) => out > at && why === 'footer');
    const isForeign = foreignLetter.test(name) ? () => false : (said: string) => foreignLetter.test(said);
    if (
      (told.length > 1 &&
        told.length === sentences.length &&
        told.some(({ 0: said }) => smallSecond.test(said) && !mayBePlant.test(said))) ||
      told.some(
        ({ 0: said }) =>
          tells.test(said) ||
          tellsInCapitals.test(said) ||
          heading.test(said) ||
          isForeign(said) ||
          isPromise(lexicon, said.trim()) ||
          (isEnd && !mayBePlant.test(said)),
      )
    )
      for (const { index: from, 0: said } of told) masked.take(at + from, at + from + said.length, 'footer');
    return;
  }
}
