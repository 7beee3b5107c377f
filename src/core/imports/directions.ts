import { withLetters } from '#core/letters.ts';
import { once } from '#core/remembered.ts';

/** "In case of contact with the eyes, rinse well", "ne pas rincer": such a sentence says nothing of how a product is used, or the contrary. */
const ofOther = once(() =>
  withLetters(
    '[ck]ontac?[kt]|contatt|eyes|yeux|augen|ojos|occhi|olhos|(?<!\\p{L})ogen(?!\\p{L})|oczu|oczami|(?<!\\p{L})oč[ií]|ögon|øyne|øjne|silmi|göz|глаз|' +
      '(?<!\\p{L})(?:not?|pas|nicht|non|não|nie|niet|без|не)\\s(?:\\p{L}+\\s){0,3}(?:rin|ab|aus|acl|enj|enx|ris|sci|spł|zmy|af|uit|смы)',
    'u',
  ),
);

/** What is looked for in the text around a list: one of these patterns, each a whole word or phrase in small letters. */
export const directionPattern = (patterns: readonly string[]): RegExp =>
  withLetters(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'u');

/** Does a sentence of the text give such directions? */
export const directs = (text: string, pattern: RegExp): boolean =>
  text
    .toLowerCase()
    .split(/[.!;\n]/)
    .some((sentence) => pattern.test(sentence) && !ofOther().test(sentence));
