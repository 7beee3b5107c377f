/** All matches of a global pattern. Unlike String.matchAll it makes no copy of the pattern, which costs more than the search in a short text. */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    matches.push(match);
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return matches;
}

/** A pattern of many alternatives. Each alone is looked for many times faster than all together, and most texts hold none. */
export interface Alternatives {
  /** One of them is found wherever `all` is. */
  readonly each: readonly RegExp[];
  readonly all: RegExp;
}

/** A pattern, or a pattern with a simple sign that it never comes without. */
type Alternative = string | readonly [pattern: string, sign: string];

/** Case is ignored. */
export const alternatives = (sources: readonly Alternative[]): Alternatives => ({
  each: sources.map((source) => new RegExp(typeof source === 'string' ? source : source[1], 'iu')),
  all: new RegExp(sources.map((source) => (typeof source === 'string' ? source : source[0])).join('|'), 'giu'),
});

/** All matches of `all`. */
export const matchesOfAny = ({ each, all }: Alternatives, text: string): readonly RegExpExecArray[] =>
  each.some((pattern) => pattern.test(text)) ? matchesOf(all, text) : [];
