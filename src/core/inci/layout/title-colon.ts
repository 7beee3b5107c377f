import type { Lexicon } from '../names/lexicon.ts';
import { headOf } from '../pieces/heads.ts';
import type { MaskedText } from '../text/masked-text.ts';
import { startsKnown } from './kits.ts';
import { knownPieces } from './known-pieces.ts';
import { namesKind } from './product-kinds.ts';

const beforeColon = /^\s*[^:;()\n]{2,80}(?:\([^():]{1,30}\)[^:;()\n]{0,40})?:(?=\s*\p{L})/u;
/** Signs that no heading of a part of a kit has (kits.ts). */
const saysMore = /[,"«»“”„()]|^\s*\d/;
const water = /^\s*(?:вода|вада|aqua|water|eau)(?!\p{L})/iu;

/** "Свобода, крем детский «Тик-так»: вода, …", "Детское мыло: натриевые соли …": in front of the first colon stands the product, where no ingredient does and behind it begins a list. */
export function takeNamedTitle(lexicon: Lexicon, masked: MaskedText): void {
  const front = beforeColon.exec(masked.text)?.[0];
  if (front === undefined || masked.takenOut.some(({ start }) => start < front.length)) return;
  const rest = masked.text.slice(front.length);
  const isTitle = saysMore.test(front)
    ? water.test(rest) || (namesKind(front) && startsKnown(lexicon, masked.text, front.length))
    : namesKind(front) && headOf(rest) !== null;
  if (isTitle && knownPieces(lexicon, front.slice(0, -1)) === 0) masked.take(0, front.length, 'heading');
}
