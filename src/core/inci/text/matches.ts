import { withLetters } from '#core/letters.ts';

/** All matches of a global pattern. Unlike String.matchAll it makes no copy of the pattern, which costs more than the search in a short text. */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    matches.push(match);
    // In the middle of a surrogate pair the same place would be found again.
    if (match[0] === '') pattern.lastIndex += (text.codePointAt(match.index) ?? 0) > 0xffff ? 2 : 1;
  }
  return matches;
}

/** A pattern, or a pattern with a simple sign that it never comes without. */
export type Alternative = string | readonly [pattern: string, sign: string];

/** Patterns of which any may be found. Each alone is looked for many times faster than all as one, and most texts hold none. */
export type Alternatives = readonly { readonly pattern: RegExp; readonly sign: RegExp | null }[];

/** Case is ignored. A sign that asks for no class of letters is looked for without the flag "u", which makes a search slow. */
export const alternatives = (sources: readonly Alternative[]): Alternatives =>
  sources.map((source) => {
    const [pattern, sign] = typeof source === 'string' ? [source] : source;
    return {
      pattern: withLetters(pattern, 'giu'),
      sign: sign === undefined ? null : withLetters(sign, sign.includes('\\p{') ? 'iu' : 'i'),
    };
  });

function nextMatch(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}

/** All matches that one pattern of all alternatives would have: the next one begins behind the last; of those that begin together the first named. */
export function matchesOfAny(patterns: Alternatives, text: string): RegExpExecArray[] {
  let next = patterns.flatMap(({ pattern, sign }) => {
    const match = sign === null || sign.test(text) ? nextMatch(pattern, text, 0) : null;
    return match ? { pattern, match } : [];
  });
  const matches: RegExpExecArray[] = [];
  while (next.length > 0) {
    const { match } = next.reduce((a, b) => (b.match.index < a.match.index ? b : a));
    matches.push(match);
    const end = match.index + Math.max(1, match[0].length);
    next = next.flatMap((one) => {
      const later = one.match.index < end ? nextMatch(one.pattern, text, end) : one.match;
      return later ? { pattern: one.pattern, match: later } : [];
    });
  }
  return matches;
}
