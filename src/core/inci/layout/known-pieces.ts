import { identify } from '../names/identify.ts';
import type { Lexicon } from '../names/lexicon.ts';

/** How many of the comma pieces in front are known: a list in front of a heading is kept. */
export function knownPieces(lexicon: Lexicon, text: string): number {
  let count = 0;
  for (const piece of text.split(/[,;\n•|\u0080]/))
    if (piece.length < 80 && /\p{L}/u.test(piece) && identify(lexicon, piece.replace(/[([].*$/, ''))) count += 1;
  return count;
}
