import type { Lexicon } from '../names/lexicon.ts';
import type { MaskedText } from '../text/masked-text.ts';
import { matchesOf } from '../text/matches.ts';
import { startsKnown } from './starts-known.ts';

/** "-Squalane: Supports the skin barrier.", "Skin type: dry". */
const highlight = /^[\s\u0080]*[-•*]?\s*[^:,;\n]{2,60}:\s*(?=[^\n]*\p{L}{3})/u;
const list = /^[^,;•|]*[,;•|][^,;•|]*[,;•|]/;

/** Lines of what a shop praises or files a product under, in front of the line with its list. */
export function takeHighlights(lexicon: Lexicon, masked: MaskedText): void {
  if (!masked.text.includes(':')) return;
  const praised = runOnHighlights(lexicon, masked.text);
  if (praised > 0) masked.take(0, praised, 'heading');
  else if (masked.text.includes('\n')) takeHighlightLines(lexicon, masked);
}

function takeHighlightLines(lexicon: Lexicon, masked: MaskedText): void {
  let at = 0;
  let praised = 0;
  for (const line of masked.text.split('\n')) {
    if (/[^\s\u0080]/.test(line)) {
      const front = highlight.exec(line)?.[0];
      if (front === undefined || startsKnown(lexicon, line, front.length)) {
        if (praised > 0 && list.test(line) && startsKnown(lexicon, masked.text, at)) masked.take(0, at, 'heading');
        return;
      }
      praised += 1;
    }
    at += line.length + 1;
  }
}

const beginsWithMark = /^[\s\u0080]*[-•*]/;
const marked = /(?<=^|[\s\u0080])[-•*]\s?(?=[^\s\d-]|\d{1,2}\s?%)[^:•\n]{2,80}?:(?=[\s\u0080]|$)/g;
const sentenceEnd = /[.!?]\s+/g;
/** Another sentence stands in front of the first comma. */
const tellsOn = /^[^,;•|]*[.!?]\s+[^\s,;•|]/;

/** "-Squalane: Locks in moisture. -Peptides: Visibly firm. Water, Squalane, …": where the list begins behind praises that run on in one line; 0 without them. */
function runOnHighlights(lexicon: Lexicon, text: string): number {
  if (!beginsWithMark.test(text)) return 0;
  const praises = matchesOf(marked, text);
  const ends = praises.map(({ index, 0: name }) => index + name.length);
  const last = ends.at(-1);
  if (last === undefined || /[^\s\u0080]/.test(text.slice(0, praises[0]?.index))) return 0;
  const begins = (at: number) => startsKnown(lexicon, text, at) && text.slice(at).split(/[,;•|]/).length >= praises.length;
  if (ends.slice(0, -1).some((end) => startsKnown(lexicon, text, end))) return 0;
  if (startsKnown(lexicon, text, last)) return ends.length > 1 && begins(last) ? last : 0;
  for (const { index, 0: stop } of matchesOf(sentenceEnd, text)) {
    const at = index + stop.length;
    if (at > last && !tellsOn.test(text.slice(at)) && begins(at)) return at;
  }
  return 0;
}
