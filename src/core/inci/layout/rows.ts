import { matchesOf } from '../text/matches.ts';

/** The rows of a table. */

export interface Row {
  readonly start: number;
  readonly text: string;
}

/** Lines with more than borders in them. */
export const rowsOf = (text: string): Row[] =>
  matchesOf(/[^\n]+/g, text).flatMap((match) => (/[^\s|]/.test(match[0]) ? [{ start: match.index, text: match[0] }] : []));
export const leadingNumber = /^[\s|]*(\d{1,3})[.)]?[\t |]+(?=\p{L}|\d,\d)/u;

/** Fewer are no table. */
export const fewestRows = 2;

/** Rounded shares of a whole may add up to a little more. */
export const maxTogether = 101;
