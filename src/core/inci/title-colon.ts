import { startsKnown } from './kits.ts';
import { knownPieces } from './known-pieces.ts';
import type { Lexicon } from './lexicon.ts';
import type { MaskedText } from './masked-text.ts';
import { namesKind } from './product-kinds.ts';

const beforeColon = /^\s*[^:;()\n]{2,80}(?:\([^():]{1,30}\)[^:;()\n]{0,40})?:(?=\s*\p{L})/u;
/** Without one of them it may be the heading of a part of a kit (kits.ts). */
const saysMore = /[,"«»“”„()]|^\s*\d/;
const water = /^\s*(?:вода|вада|aqua|water|eau)(?!\p{L})/iu;

/** "Свобода, крем детский «Тик-так»: вода, …": in front of the first colon stands the product, where no ingredient does and behind it begins a list. */
export function takeNamedTitle(lexicon: Lexicon, masked: MaskedText): void {
  const front = beforeColon.exec(masked.text)?.[0];
  if (front === undefined || !saysMore.test(front) || masked.takenOut.some(({ start }) => start < front.length)) return;
  const beginsList = water.test(masked.text.slice(front.length)) || (namesKind(front) && startsKnown(lexicon, masked.text, front.length));
  if (beginsList && knownPieces(lexicon, front.slice(0, -1)) === 0) masked.take(0, front.length, 'heading');
}
