import { oneName } from './brackets.ts';
import { keyOf } from './fold.ts';
import { type Base, type Found, splitWithOffsets } from './found.ts';

const hyphen = /-(?=\p{L}{4})(?<=\p{L}{4}-)/gu;
const shortestHyphenated = 5;

/** "Parfum-Linalool-Coumarin": hyphens for commas, where every part is a name as it is printed. */
export function hyphenated(base: Base): Found[] | null {
  const raw = base.source.slice(base.start, base.end);
  const parts = /[()[\]\n]|polymer/i.test(raw) ? [] : splitWithOffsets(raw, hyphen);
  if (parts.length < 2) return null;
  const results: Found[] = [];
  for (const { text, at } of parts) {
    const part = { ...base, start: base.start + at, end: base.start + at + text.length };
    const one = keyOf(text).length < shortestHyphenated ? null : oneName(part, text.trim());
    if (one?.id == null || one.match === 'corrected') return null;
    results.push(one);
  }
  return results;
}
