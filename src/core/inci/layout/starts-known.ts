import { keyOf } from '../names/fold.ts';
import { identify } from '../names/identify.ts';
import type { Lexicon } from '../names/lexicon.ts';
import { withoutBrackets } from '../pieces/attributes.ts';

const firstPiece = /^[\s:.\u0080*+•·>|-]*([^,;.\n•|\u0080]{2,80})/;

/** Does a known ingredient stand right behind this offset? */
export function startsKnown(lexicon: Lexicon, text: string, at: number): boolean {
  const piece = firstPiece.exec(text.slice(at, at + 120))?.[1] ?? '';
  if (!/\p{L}/u.test(piece)) return false;
  const name = piece.replace(/[([].*$/, '').trim();
  if (
    identify(lexicon, name) ||
    (piece.includes(')') && identify(lexicon, withoutBrackets(piece))) ||
    name.split(/\s*[/\\]\s*/).some((part) => identify(lexicon, part))
  )
    return true;
  const words = name.split(/\s+/);
  return words
    .slice(0, 5)
    .some(
      (_, count) =>
        keyOf(words.slice(0, count + 1).join(' ')).length > 3 && identify(lexicon, words.slice(0, count + 1).join(' ')) !== null,
    );
}
