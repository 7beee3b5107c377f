import { identify } from '../../names/identify.ts';
import type { Lexicon } from '../../names/lexicon.ts';
import { matchesOf } from '../../text/matches.ts';
import type { Found } from '../found.ts';

const mayOpen = /(?<=\p{L}\s)[JIl1](?=\p{L}{3}|CI ?\d)/gu;

/** "Water JAqua)", "Fragrance 1Parfum)": what a scanner took an opening bracket for, where a known name stands behind it up to the closing one. */
export function scannedBracket(lexicon: Lexicon, raw: string, resolve: (spelled: string) => readonly Found[]): Found[] | null {
  const close = raw.indexOf(')');
  if (close < 0 || raw.includes('(')) return null;
  for (const { index } of matchesOf(mayOpen, raw.slice(0, close))) {
    const inside = identify(lexicon, raw.slice(index + 1, close));
    if (!inside || inside.match === 'corrected') continue;
    const [name, another] = resolve(`${raw.slice(0, index)}(${raw.slice(index + 1)}`);
    if (name?.id != null && name.match !== 'corrected' && !another) return [{ ...name, match: 'corrected' }];
  }
  return null;
}
