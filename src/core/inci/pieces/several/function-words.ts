import { oncePer } from '#core/remembered.ts';
import type { Lexicon } from '../../names/lexicon.ts';
import { inRussian } from '../../russian/neighbour-words.ts';
import { isRemark, purposeWord } from '../../russian/remarks.ts';
import { cyrillicLetter } from '../../text/prepare.ts';

/** What names are for, in front of them. */
const functionWord = oncePer(({ words: { functions = '(?!)' } }: Lexicon) => new RegExp(`^(?:${functions})$`, 'iu'));

/** The same with the words that Russian names have in front of them too. */
export const isFunction = (lexicon: Lexicon, text: string): boolean =>
  functionWord(lexicon).test(text) ||
  (cyrillicLetter.test(text) && purposeWord.test(inRussian(/^\S*/.exec(text)?.[0].toLowerCase() ?? '')) && isRemark(text));
