import { knownPieces } from '../layout/known-pieces.ts';
import { identify } from '../names/identify.ts';
import { type Lexicon, vocabulary } from '../names/lexicon.ts';
import { withoutBrackets } from '../pieces/attributes.ts';
import type { MaskedText } from '../text/masked-text.ts';
import { matchesOf } from '../text/matches.ts';

/** Behind the last name, where the next words begin like a sentence. */
const stop = /[.!]\s+(?=[\p{Lu}\d])|\n(?=\s*\p{Lu})/gu;
const sentence = /(?:[^.!\n\u0080]|[.!](?!\s+\p{Lu}|\s*(?:$|\u0080)))+/gu;
/** Three words, and no title: "Foobar quuxa" may be a plant. */
const tells = /\p{L}\s+\p{Ll}+\s+\p{L}/u;
const leastInList = 3;
const shortestWord = 4;

/** "Parfum. Rend la peau lisse. Flacon léger.": what is told behind the last name, in words of which no name is made. */
export function takeTail(lexicon: Lexicon, masked: MaskedText): void {
  const { text } = masked;
  const isOfNames = (word: string) => word.length >= shortestWord && (vocabulary(lexicon).has(word) || identify(lexicon, word) !== null);
  for (const { index, 0: sign } of matchesOf(stop, text)) {
    const name = /[^,;•|\u0080\n]*$/.exec(text.slice(0, index))?.[0] ?? '';
    if (!identify(lexicon, withoutBrackets(name).replace(/[*\s]+$/, '')) || knownPieces(lexicon, text.slice(0, index)) < leastInList)
      continue;
    const at = index + sign.length;
    const told = matchesOf(sentence, text.slice(at)).filter(
      ({ 0: said }) =>
        /\p{L}/u.test(said) &&
        !/:|%|\d{3}/.test(said) &&
        !(said.toLowerCase().match(/\p{L}+/gu) ?? []).some(isOfNames) &&
        !identify(lexicon, said),
    );
    if (told.some(({ 0: said }) => tells.test(said)))
      for (const { index: from, 0: said } of told) masked.take(at + from, at + from + said.length, 'footer');
    return;
  }
}
