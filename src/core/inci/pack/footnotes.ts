import { knownPieces } from '../layout/known-pieces.ts';
import { identify } from '../names/identify.ts';
import type { Lexicon } from '../names/lexicon.ts';
import { withoutBrackets } from '../pieces/attributes.ts';
import type { MaskedText } from '../text/masked-text.ts';
import { matchesOf } from '../text/matches.ts';
import { footnote, meansEssentialOil, meansOrganic } from './footnote-marks.ts';

/** "Parfum* *contains: Limonene, Linalool" */
const listsNames = /(?<=[\s.,;])\*{1,3}\s?(?:contains?|contient|contiene|enth[äa]lt|bevat|zawiera|cont[ée]m)\s?:/gi;

/** Takes footnotes out; what each mark means. */
export function takeFootnotes(lexicon: Lexicon, masked: MaskedText): Map<string, { organic: boolean; essentialOils: boolean }> {
  const meanings = new Map<string, { organic: boolean; essentialOils: boolean }>();
  for (const { index, 0: mark } of masked.text.includes('*') ? matchesOf(listsNames, masked.text) : [])
    masked.take(index, index + mark.length, 'footnote');
  const text = masked.text;
  let footnotesEnd = -1;
  for (const match of matchesOf(footnote, text)) {
    const mark = match[1] ?? '';
    const start = match.index + match[0].indexOf(mark);
    if (!/\p{L}/u.test(text.slice(0, start))) continue;
    const rest = text.slice(match.index + match[0].length);
    const all = /^(?:[^\n*¹²³†‡°]|°(?=\s?[CС](?!\p{L})))*/u.exec(rest)?.[0] ?? '';
    // Behind another footnote "** natural fragrance" explains a mark too.
    const sentence = footnotesEnd >= 0 && /^[\s.,;]*$/.test(text.slice(footnotesEnd, start)) ? all : untilKnown(lexicon, all);
    if (sentence.trim() === '' || knownPieces(lexicon, sentence) >= 2) continue;
    const end = match.index + match[0].length + sentence.length;
    // "Glycerin (*)" has the mark of "Glycerin*".
    const key = /^\(\*+\)$/.test(mark) ? mark.slice(1, -1) : mark;
    meanings.set(key, { organic: meansOrganic.test(sentence), essentialOils: meansEssentialOil.test(sentence) });
    footnotesEnd = end;
    masked.take(start, end, 'footnote');
    const letters = /^\((\p{Lu}{2,3})\)$/u.exec(mark)?.[1];
    // "Hippophae Rhamnoides Fruit Oil WH": raised letters that a footnote explains.
    if (letters !== undefined)
      // In front of a bracket that explains the name no gap may part them.
      for (const { index, 0: raised } of matchesOf(
        new RegExp(`(?<=\\p{Ll}\\s?)${letters}(?=\\s*[,;.(])`, 'gu'),
        masked.text.slice(0, start),
      ))
        masked.take(index, index + raised.length, 'footnote', ' ');
  }
  return meanings;
}

/** The part of a footnote in front of the first comma piece that is a known ingredient: the list goes on there. */
function untilKnown(lexicon: Lexicon, sentence: string): string {
  let end = 0;
  for (const piece of sentence.split(/(?<=[,;])/)) {
    const name = piece.replace(/[,;.\s]+$/, '');
    if (identify(lexicon, name) || (name.includes(')') && identify(lexicon, withoutBrackets(name)))) break;
    end += piece.length;
  }
  return sentence.slice(0, end);
}
