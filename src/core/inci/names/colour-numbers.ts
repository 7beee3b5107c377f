import { longPattern } from '../../long-pattern.ts';
import { keyOf } from './fold.ts';
import { byKey, type Identity } from './identity.ts';
import type { Lexicon } from './lexicon.ts';

const colourWord = longPattern`
  (?:permitted\s)?(?:colou?r(?:ant|ing)?s?|farbstoffe?|coloranti?|colorantes?|corantes?|barwniki?|kleurstof(?:fen)?|pewarna|dyes?)
`;
const before = longPattern`(?:${colourWord}\s)?(?:colou?r\sindex|c\.?\s?[il1|]?\.?)`;
// "CI 42090", "Colour 42090"
const colourIndex = new RegExp(
  longPattern`
    ^(?:${before}|${colourWord}(?=\W))\s?(?:n[or°º]?\.?)?\s?[-#:]?\s?(\d{5})(?:[:;]\s?\d{1,2})?(?:\s?(?:lake|
    al lake|aluminum lake))?$
  `,
  'i',
);
const bareColourIndex = /^\(?0?(\d{5})(?:[:;]\d{1,2})?\)?$/;

/** The number of the Colour Index that a text is; null for any other text. */
export const colourNumber = (name: string): string | null => (colourIndex.exec(name) ?? bareColourIndex.exec(name))?.[1] ?? null;

const american = new RegExp(
  longPattern`
    ^((?:ext\.?\s?)?(?:f?d(?:&|\sand\s)c\s?)?(?:red|yellow|blue|green|orange|violet|brown|black))\s?(?:no\.?|n[o°º]\.?|#|
    №)?\s?(\d{1,2}|[li])(?:\s?(?:(?:alumin[iu]+m|al|calcium|barium|zirconium|strontium|sodium)\s)?lake)?$
  `,
  'i',
);

/** "FD&C Yellow #6 Aluminum Lake": the lake is the same colour, the sign stands for "No.". */
export function byAmericanColour(lexicon: Lexicon, name: string): Identity | null {
  const [, colour, printed = ''] = american.exec(name) ?? [];
  if (colour === undefined) return null;
  const dye = keyOf(colour.replace(/\sand\s/i, '&'));
  // "Blue l": the stroke of a one.
  const number = /\d/.test(printed) ? printed : '1';
  return byKey(lexicon, `${dye}no${number}`) ?? byKey(lexicon, `${dye}${number}`);
}
