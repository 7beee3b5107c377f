import { identify } from '../names/identify.ts';
import type { Lexicon } from '../names/lexicon.ts';
import type { MaskedText, SectionStart } from '../text/masked-text.ts';
import { matchesOf } from '../text/matches.ts';
import { namesKind } from './product-kinds.ts';
import { startsKnown } from './starts-known.ts';

/** A line of its own, and the word "Ingredients:" where that stands in front of each list. */
const aloneOnLine = /(?:^|\n)[ \t]*([\p{Lu}][\p{L}\d&' -]{2,40})[ \t]*\n+(?:[ \t]*(?:ingredients?|inci|состав)\s?:)?(?=[^\n]*[,;])/giu;

/** In front of them all. */
const onlyHeading = /^[\s\u0080]*(?:(?:ingr[eé]di\p{L}+|inci|inhaltsstoffe|składniki|состав)\s?:?)?[\s\u0080]*$/iu;

/** Parts of a kit whose names stand on lines of their own: "SHAMPOO", a line break and its list, "CONDITIONER" and its list. None when there is only one. */
export function kitLines(lexicon: Lexicon, masked: MaskedText): SectionStart[] {
  if (!masked.text.includes('\n')) return [];
  const found = matchesOf(aloneOnLine, masked.text).flatMap((match) => {
    const section = (match[1] ?? '').trim();
    const start = match.index + match[0].indexOf(section);
    const end = match.index + match[0].length;
    return namesKind(section) && !identify(lexicon, section) && startsKnown(lexicon, masked.text, end) ? [{ start, end, section }] : [];
  });
  const [first] = found;
  if (found.length < 2 || !first || !onlyHeading.test(masked.text.slice(0, first.start))) return [];
  masked.take(0, first.start, 'heading');
  for (const { start, end } of found) masked.take(start, end, 'section');
  return found;
}
