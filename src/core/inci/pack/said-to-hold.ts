/** Sentences that say what one of the names holds. */

import { startsKnown } from '../layout/starts-known.ts';
import { identify } from '../names/identify.ts';
import type { Lexicon } from '../names/lexicon.ts';
import { withoutBrackets } from '../pieces/attributes.ts';
import { trimmedText } from '../pieces/found.ts';
import type { MaskedText } from '../text/masked-text.ts';
import { matchesOf } from '../text/matches.ts';

const holds = /(?<=[\p{L})*])\s(?:contains?|enth[aä]lt|contient|contiene|cont[eé]m|bevat|zawiera|содержит)\s(?=\p{L})/giu;
const lastPart = /[^,;.•|\n\u0080]*$/;
const sign = /[,;.•|\n\u0080]/;
const longestName = 80;

/** "Parfum, Limonene. Parfum contains Citral.": what is said to hold something stands in the list already, or is a name beside what it holds. */
export function takeSaidToHold(lexicon: Lexicon, masked: MaskedText): void {
  const idOf = (name: string) => identify(lexicon, trimmedText(withoutBrackets(name)))?.id;
  for (const { index, 0: verb } of matchesOf(holds, masked.text)) {
    const behind = index + verb.length;
    const holder = lastPart.exec(masked.text.slice(Math.max(0, index - longestName), index))?.[0] ?? '';
    const id = holder.trim() === '' ? undefined : idOf(holder);
    if (id === undefined || !startsKnown(lexicon, masked.text, behind)) continue;
    const start = index - holder.trimStart().length;
    const isListed = masked.text
      .slice(0, start)
      .split(sign)
      .some((name) => /\p{L}/u.test(name) && idOf(name) === id);
    masked.take(isListed ? start : index, behind, 'footer');
  }
}
