import { keyOf } from '#core/inci/names/fold.ts';
import { identify } from '#core/inci/names/identify.ts';
import type { Lexicon } from '#core/inci/names/lexicon.ts';
import { withoutBrackets } from '#core/inci/pieces/attributes.ts';

/** Words looked at for a name, with its bracket. */
const longestName = 8;
const fewestLetters = 2;
/** A mark of a footnote ends a word, too. */
const wordEnd = /\s+|(?<=\p{L})(?=[*†‡])|$/gu;
const behindName = /[\s.,;:*†‡-]+$/;

/** Length of the longest known name that a text begins with, its bracket included; 0 without one. */
export function nameInFront(text: string, lexicon: Lexicon): number {
  const ends = [...text.matchAll(wordEnd)].slice(0, longestName).map(({ index }) => index);
  const longest = ends.findLast((end) => {
    const name = text.slice(0, end).replace(behindName, '');
    const known = keyOf(name).length > fewestLetters ? (identify(lexicon, name) ?? identify(lexicon, withoutBrackets(name))) : null;
    return known !== null;
  });
  return longest === undefined ? 0 : text.slice(0, longest).replace(behindName, '').length;
}

/** How far an unread piece is made of known names, one behind the other. */
export function namesInFront(text: string, lexicon: Lexicon): number {
  for (let end = 0; ; ) {
    const blank = /^\s*/.exec(text.slice(end))?.[0].length ?? 0;
    const name = /^[\p{L}\d]/u.test(text.slice(end + blank)) ? nameInFront(text.slice(end + blank), lexicon) : 0;
    if (name === 0) return end;
    end += blank + name;
  }
}
