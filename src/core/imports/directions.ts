import { withLetters } from '#core/letters.ts';
import { once } from '#core/remembered.ts';

/** "In case of contact with the eyes, rinse well": such a sentence says nothing of how a product is used. */
const ofEyes = once(() =>
  withLetters(
    '[ck]ontac?[kt]|contatt|eyes|yeux|augen|ojos|occhi|olhos|(?<!\\p{L})ogen(?!\\p{L})|oczu|oczami|(?<!\\p{L})oč[ií]|ögon|øyne|øjne|silmi|göz|глаз',
    'u',
  ),
);
/** "Ne pas rincer" says the contrary, unless that is what is looked for. */
const denied = once(() =>
  withLetters(
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
    .some((sentence) => {
      const said = pattern.exec(sentence)?.[0];
      return said !== undefined && !ofEyes().test(sentence) && (!denied().test(sentence) || denied().test(said));
    });
