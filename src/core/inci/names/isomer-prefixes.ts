import { matchesOf } from '../text/matches.ts';
import { shared } from './chemistry.ts';
import { keyOf } from './fold.ts';

const isomer = /(?:^|[\s,(/-])(?:[omnpdl]|cis|trans|sec|tert|alpha|beta|gamma|delta|[dl]l)-/gi;

export type KeySpan = readonly [start: number, end: number];

/** Where the isomer prefixes of a name ("p-", "alpha-") stand in its key. */
export function isomerSpans(text: string): KeySpan[] {
  return matchesOf(isomer, text).map((match) => {
    const start = keyOf(text.slice(0, match.index)).length;
    return [start, start + keyOf(match[0]).length] as const;
  });
}

/** True when key and candidate differ only outside the isomer prefixes and the letter behind them. */
export function keepsPrefixes(spans: readonly KeySpan[], key: string, candidate: string): boolean {
  if (spans.length === 0) return true;
  const { front, back } = shared(key, candidate);
  return spans.every(([start, end]) => front > end || key.length - back < start);
}
