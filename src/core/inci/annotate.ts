import type { Reading } from './reading.ts';

/** A segment of the pasted text: an item, a text that was left out (both by index in the reading), or what stands between them. */
export type TextSegment =
  | { readonly kind: 'between'; readonly text: string; readonly start: number }
  | { readonly kind: 'item'; readonly text: string; readonly start: number; readonly index: number }
  | { readonly kind: 'leftOut'; readonly text: string; readonly start: number; readonly index: number };

/** Cuts the pasted text into segments that together are the text again. Where two pieces overlap, the earlier one keeps the letters. */
export function annotate(reading: Reading): TextSegment[] {
  const ranges = [
    ...reading.items.map(({ start, end }, index) => ({ kind: 'item' as const, start, end, index })),
    ...reading.leftOut.map(({ start, end }, index) => ({ kind: 'leftOut' as const, start, end, index })),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  const segments: TextSegment[] = [];
  let at = 0;
  const between = (until: number) => {
    if (until > at) segments.push({ kind: 'between', text: reading.text.slice(at, until), start: at });
  };
  for (const { kind, start, end, index } of ranges) {
    if (end <= at && kind === 'leftOut') continue;
    between(start);
    const from = Math.max(at, start);
    segments.push({ kind, text: reading.text.slice(from, end), start: from, index });
    at = Math.max(at, end);
  }
  between(reading.text.length);
  return segments;
}
