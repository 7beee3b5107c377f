import type { Lexicon } from '#core/inci/names/lexicon.ts';
import type { Reading } from '#core/inci/reading.ts';
import { startOfClosing } from './closing.ts';
import { endOfOpening } from './opening.ts';

/** The part of a text between sentences and addresses that were read as unknown names in front of the first known name and behind the last; `start` 0 and `end` infinite where there are none. */
export const betweenTalk = (reading: Reading, lexicon: Lexicon): { readonly start: number; readonly end: number } => ({
  start: endOfOpening(reading, lexicon),
  end: startOfClosing(reading, lexicon),
});
