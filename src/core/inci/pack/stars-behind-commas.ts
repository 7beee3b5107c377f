import type { MaskedText } from '../text/masked-text.ts';
import { matchesOf } from '../text/matches.ts';

/** "Seed Oil,* Parfum", and with gaps on both sides. */
const behindComma = /,( ?)(\*{1,3})(?=[\s\u0080]|$)/g;
const inFront = /(?:^|[,;.\n\u0080])\s*\*{1,3}(?=\p{L})/u;
const behindName = /[\p{L}\d)\]] ?\*{1,3}\s*(?=[,;.\n\u0080]|$)/u;

/**
 * A star that the comma parts from its name is that of the name in front where no other star stands in front of a name; with a gap on both sides it is so only
 * beside stars behind names. Where others stand on either side nobody knows, and it is of neither.
 */
export function takeStarsBehindCommas(masked: MaskedText): void {
  const stars = matchesOf(behindComma, masked.text);
  if (stars.length === 0) return;
  const [front, behind] = [inFront.test(masked.text), behindName.test(masked.text)];
  for (const { index, 0: whole, 1: gap = '', 2: star = '' } of stars) {
    if (!behind && (front || gap !== '')) continue;
    const moved = front ? `,${gap}${' '.repeat(star.length)}` : `${star},${gap}`;
    masked.text = masked.text.slice(0, index) + moved + masked.text.slice(index + whole.length);
  }
}
