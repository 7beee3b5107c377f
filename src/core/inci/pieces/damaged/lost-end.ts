import { identify } from '../../names/identify.ts';
import { type Found, found, type PieceInText, type Resolve, trimmedText } from '../found.ts';
import { isColour } from '../pigments.ts';

const closing = /[)\]}]/;
/** What it is made from is told in the bracket, and is not the next name. */
export const tellsOrigin = /(?<!\p{L})(?:from|of|derived|source|made|aus|von|de|du|des|d['’]|di|da|z|из|от)(?!\p{L})/iu;
const wordStart = /(?<=\s)\S/g;
/** A shorter word behind a bracket that was never closed may belong to what stands in it. */
const shortestName = 8;
/** "Titanium Dioxide (CI 77891 Alcohol": of the number nothing is missing. */
const colourNumber = /^\(\s?(?:c\.?[il1]\.?\s?)?\d{5}\s+$/i;
const shortestBehindColour = 4;

/**
 * "Parfum (Fragrance Polyquaternium-7": the end of a bracket was lost, and with it the comma in front of the next name. All behind a word or two of
 * the bracket must be known names, and none of them the one in front.
 */
export function behindLostEnd(base: PieceInText, resolve: Resolve, front?: Found): Found[] | null {
  const raw = base.source.slice(base.start, base.end);
  const open = raw.lastIndexOf('(');
  if (open < 1 || closing.test(raw.slice(open)) || tellsOrigin.test(raw.slice(open))) return null;
  const head = identify(base.dictionary.lexicon, trimmedText(raw.slice(0, open)));
  if (!head || (front && head.id !== front.id && !isColour(base.dictionary.lexicon, front.id ?? -1))) return null;
  for (const { index } of raw.slice(open).matchAll(wordStart)) {
    const isBehindColour = colourNumber.test(raw.slice(open, open + index));
    if (!isBehindColour && (front?.id ?? head.id) !== head.id) continue;
    if (raw.length - open - index < (isBehindColour ? shortestBehindColour : shortestName)) return null;
    const others = resolve(base.start + open + index, base.end);
    if (others.every(({ id, match }) => id !== null && id !== head.id && id !== front?.id && match !== 'corrected'))
      return [found({ ...base, end: base.start + open + index }, front?.id ?? head.id, front?.match ?? head.match), ...others];
  }
  return null;
}

/** The same where other names begin `at` an offset of the source, known or not: "Parfum (Fra Foobaryl Copolymer". The one in front must be written in full. */
export function atLostEnd(base: PieceInText, resolve: Resolve, at: number): Found[] | null {
  const names = behindLostEnd(base, resolve);
  if (names?.[1] && names[1].start <= at) return names;
  const front = base.source.slice(base.start, at);
  const open = front.indexOf('(');
  const head = tellsOrigin.test(front.slice(open)) ? null : identify(base.dictionary.lexicon, trimmedText(front.slice(0, open)));
  return head?.match === 'exact' ? [found({ ...base, end: at }, head.id, head.match), ...resolve(at, base.end)] : names;
}
