import { knownPieces } from '../layout/known-pieces.ts';
import { identify } from '../names/identify.ts';
import { type Lexicon, vocabulary } from '../names/lexicon.ts';
import { withoutBrackets } from '../pieces/attributes.ts';
import type { MaskedText } from '../text/masked-text.ts';
import { matchesOf } from '../text/matches.ts';
import { isPromise } from './absences.ts';

/** Behind the last name, where the next words begin like a sentence. */
const stop = /[.!](?=[\s\u0080])[.!\s\u0080]*|\n\s*/g;
const begins = /[\p{Lu}\d]/u;
const sentence = /(?:[^.!|•\n\u0080]|[.!](?!\s+\p{Lu}|\s*(?:$|\u0080)))+/gu;
/** Three words and no title, or "Skin type: dry": "Foobar quuxa" may be a plant. */
const tells = /\p{L}\s+\p{Ll}+\s+[\p{L}\d]|:\s?\p{Ll}/u;
const tellsInCapitals = /^[^\p{Ll}]*\p{Lu}\s+\p{Lu}+\s+\p{Lu}[^\p{Ll}]*$/u;
/** Or of colours, or in front of names. */
const isAboutAmounts = /%|ppm|\d{5}|fl[uú]or|:\s*$/i;
const longestName = 120;
const leastInList = 3;
const shortestWord = 4;

/** "Parfum. Rend la peau lisse. Flacon léger.": what is told behind the last name, in words of which no name is made. */
export function takeTail(lexicon: Lexicon, masked: MaskedText): void {
  const { text } = masked;
  const isOfNames = (word: string) => word.length >= shortestWord && (vocabulary(lexicon).has(word) || identify(lexicon, word) !== null);
  for (const { index, 0: sign } of matchesOf(stop, text)) {
    const name = /[^,;•|\u0080\n]*$/.exec(text.slice(Math.max(0, index - longestName), index))?.[0] ?? '';
    if (
      !begins.test(text[index + sign.length] ?? '') ||
      !identify(lexicon, withoutBrackets(name).replace(/[*\s]+$/, '')) ||
      knownPieces(lexicon, text.slice(0, index)) < leastInList
    )
      continue;
    const at = index + sign.length;
    const told = matchesOf(sentence, text.slice(at)).filter(
      ({ 0: said }) =>
        isPromise(lexicon, said.trim()) ||
        (/\p{L}/u.test(said) &&
          !isAboutAmounts.test(said) &&
          !(said.toLowerCase().match(/\p{L}+/gu) ?? []).some(isOfNames) &&
          !identify(lexicon, said)),
    );
    if (told.some(({ 0: said }) => tells.test(said) || tellsInCapitals.test(said) || isPromise(lexicon, said.trim())))
      for (const { index: from, 0: said } of told) masked.take(at + from, at + from + said.length, 'footer');
    return;
  }
}
