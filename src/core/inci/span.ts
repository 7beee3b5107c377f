import type { Prepared } from './text/prepare.ts';

/** The prepared copy knows no other white space. */
function isBlank(copy: string, i: number): boolean {
  const code = copy.charCodeAt(i);
  return code === 0x20 || code === 0x0a || code === 0x09 || code === 0x80;
}

/** The span of the source that copy[start…end) came from, without white space at its ends. */
export function span(text: string, prepared: Prepared, start: number, end: number): { text: string; start: number; end: number } {
  let from = start;
  let to = end;
  while (from < to && isBlank(prepared.text, from)) from += 1;
  while (to > from && isBlank(prepared.text, to - 1)) to -= 1;
  if (to <= from) return { text: '', start: prepared.start(start), end: prepared.start(start) };
  const sourceStart = prepared.start(from);
  const sourceEnd = prepared.end(to - 1);
  return { text: text.slice(sourceStart, sourceEnd), start: sourceStart, end: sourceEnd };
}
