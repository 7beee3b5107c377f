import { annotate, type TextSegment } from '#core/inci/annotate.ts';
import type { Reading } from '#core/inci/reading.ts';

/** What lists part names by instead of a comma and a space: other signs, a comma without its space, a line each. */
const otherSign = /^\s*[;•|·,](?:\s*[;•|·,])*$|^\s*[;•|·]\s*$|^[^\S\n]*\n\s*$/;

const stray = (segment: TextSegment, place: number, all: readonly TextSegment[]) =>
  segment.kind === 'between' && place > 0 && place < all.length - 1 && otherSign.test(segment.text);

/** Are all names of a list parted by a comma and a space, as a submission needs it? */
export const isParted = (reading: Reading): boolean => !annotate(reading).some(stray);

/** The text of a list with a comma and a space wherever something else parts two names; all else stays as it was written. */
export const withCommas = (reading: Reading): string =>
  annotate(reading)
    .map((segment, place, all) => (stray(segment, place, all) ? ', ' : segment.text))
    .join('');
