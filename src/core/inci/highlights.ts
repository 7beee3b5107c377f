import { startsKnown } from './kits.ts';
import type { Lexicon } from './lexicon.ts';
import type { MaskedText } from './masked-text.ts';

/** "-Squalane: Supports the skin barrier.", "Skin type: dry". */
const highlight = /^[\s\u0080]*[-•*]?\s*[^:,;\n]{2,60}:\s*(?=[^\n]*\p{L}{3})/u;
const list = /^[^,;•|]*[,;•|][^,;•|]*[,;•|]/;

/** Lines of what a shop praises or files a product under, in front of the line with its list. */
export function takeHighlights(lexicon: Lexicon, masked: MaskedText): void {
  if (!masked.text.includes('\n') || !masked.text.includes(':')) return;
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
