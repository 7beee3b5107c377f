import { longPattern } from '../../long-pattern.ts';
import type { Lexicon } from '../names/lexicon.ts';
import { headOf } from '../pieces/list/heads.ts';
import type { MaskedText } from '../text/masked-text.ts';
import { knownPieces } from './known-pieces.ts';
import { namesKind } from './product-kinds.ts';
import { startsKnown } from './starts-known.ts';

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

/** "With vitamin C." and "Hyaluronic acid 2% + B5." in front of water: what the product is sold for. */
const promiseBeforeWater = new RegExp(
  longPattern`
    ^\s*(?:(?:with|enriched with|contains|avec|mit|con|с|со)\s[^,;:.!()\n]{2,80}|[^,;:.!()\n]{2,60}\s\+\s[^,;:.!()\n]{1,60})
    [.!](?=\s+(?:aqua|water|eau|вода)(?!\p{L}))
  `,
  'iu',
);

export function takePromise(masked: MaskedText): void {
  const promise = promiseBeforeWater.exec(masked.text)?.[0];
  if (promise !== undefined && masked.takenOut.every(({ start }) => start >= promise.length)) masked.take(0, promise.length, 'heading');
}
