import type { Lexicon } from '../names/lexicon.ts';
import type { MaskedText, SectionStart } from '../text/masked-text.ts';
import { matchesOf } from '../text/matches.ts';
import { knownPieces } from './known-pieces.ts';
import { startsKnown } from './starts-known.ts';

const numbered = /(?:^|[.;:\n\u0080])\s*((?:\d|[abаб])[).])\s?(?=\p{L})/giu;
const first = /^Part [1AА]$/;
const leastNames = 2;

/** "1) вода, глицерин; 2) каолин, оксид цинка": the parts of a kit by their numbers alone, each of which is a list. */
export function numberedParts(lexicon: Lexicon, masked: MaskedText): SectionStart[] {
  const found = matchesOf(numbered, masked.text).flatMap(({ index, 0: whole, 1: number = '' }) => {
    const end = index + whole.length;
    return startsKnown(lexicon, masked.text, end)
      ? [{ start: index + whole.indexOf(number), end, section: `Part ${number.slice(0, -1).toUpperCase()}` }]
      : [];
  });
  const names = found.map(({ end }, i) => knownPieces(lexicon, masked.text.slice(end, found[i + 1]?.start)));
  if (found.length < 2 || !first.test(found[0]?.section ?? '') || names.some((count) => count < leastNames)) return [];
  for (const { start, end } of found) masked.take(start, end, 'section');
  return found;
}
