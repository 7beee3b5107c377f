import { longPattern } from '../../long-pattern.ts';
import { isTitle } from '../layout/product-kinds.ts';
import { type Item, maxListLength, type RejectionReason } from '../reading.ts';
import { cyrillicLetter } from '../text/prepare.ts';
import { isStrengthTitle } from './plain-titles.ts';
import { isEnglishProse, isMostlyProse, proseLike } from './prose.ts';

const onlyUrl = new RegExp(
  longPattern`
    ^\s*(?:(?:https?:\/\/|www\.)\S+(?:\s+|$))+$|^\s*[\w-]+(?:\.[\w-]+){1,9}(?:\/\S*|
    (?<=\.(?:com|net|org|info|shop|store|io|app|co|uk|eu|ru|su|by|kz|ua|de|at|ch|fr|be|nl|it|es|pt|pl|cz|kr|jp|cn))\s*)$
  `,
  'i',
);

/** Refusals that need no reading. */
export function rejectionBefore(text: string): RejectionReason | null {
  if (text.length > maxListLength) return 'too_long';
  if (!/[\p{L}\d]/u.test(text)) return 'empty';
  if (onlyUrl.test(text)) return 'url';
  return null;
}

/** Morphemes of ingredient names: a text that has none of them and no known name is not a list. */
const chemical = new RegExp(
  longPattern`
    \d|^(?:PEG|PPG)-|^CI$|(?:ate|ide|ine|ene|ane|ose|ium|eth|cone|oxane|siloxane|icone|amide|amine|ester|ether|phenone|oate|yl|ol|acid|
    extract|oil|butter|water|juice|powder|wax|gum|polymer|peptide|protein|ferment|filtrate|glycol|starch|clay|oxide|sulfate|parfum|
    fragrance|aroma|copolymer|crosspolymer|in)$
  `,
  'i',
);

function letterCounts(text: string): { latin: number; cyrillic: number; other: number } {
  let latin = 0;
  let cyrillic = 0;
  let other = 0;
  for (const character of text) {
    if (/[a-z\u00c0-\u024f]/i.test(character)) latin += 1;
    else if (cyrillicLetter.test(character)) cyrillic += 1;
    else if (/\p{L}/u.test(character)) other += 1;
  }
  return { latin, cyrillic, other };
}

/** Refusals that need to know what was recognised, and which pieces were parts of sentences. */
export function rejectionAfter(
  copy: string,
  items: readonly Item[],
  recognised: number,
  sentences: readonly string[],
): RejectionReason | null {
  if (recognised > 0) {
    if (recognised * 2 < items.length && isOtherScript(copy)) return 'non_latin';
    if (isSentence(copy, items, recognised, sentences) || isOnlyTitle(copy, items, recognised)) return 'not_ingredients';
    return cyrillicLetter.test(copy) && isRussianList(items) ? 'cyrillic' : null;
  }
  const { latin, cyrillic, other } = letterCounts(copy);
  if (other > latin + cyrillic) return 'non_latin';
  if (cyrillic > latin)
    return items.length === 0 || proseLike(copy) || isMostlyProse(copy) || isTitle(copy) || isStrengthTitle(copy)
      ? 'not_ingredients'
      : 'cyrillic';
  if (items.length === 0) return other > latin ? 'non_latin' : cyrillic > 0 ? 'cyrillic' : latin > 0 ? 'not_ingredients' : 'empty';
  const words = items.flatMap(({ text }) => text.split(/[\s,/()]+/)).filter((word) => /\p{L}/u.test(word));
  const chemicalWords = words.filter((word) => chemical.test(word) && !isEnglishProse(word)).length;
  if (chemicalWords === 0) return 'not_ingredients';
  return proseLike(copy) && chemicalWords * 2 < words.length ? 'not_ingredients' : null;
}

/** "水、グリセリン、BG": an abbreviation in a list in another script. */
function isOtherScript(copy: string): boolean {
  const { latin, cyrillic, other } = letterCounts(copy);
  return other > 2 * (latin + cyrillic);
}

/** So many are named in a Russian sentence rather than listed. */
const fewNames = 2;

const headed = /(?:состав|ингредиенты|склад|құрамы|ingr[eé]dient\p{L}*|inhaltsstoffe|składniki)\s*:/iu;

/** "Ночной крем с ретинолом": the name of a product after one of its ingredients. */
const isOnlyTitle = (copy: string, items: readonly Item[], recognised: number) =>
  recognised <= fewNames &&
  !/[,;\n]/.test(copy) &&
  !headed.test(copy) &&
  (isTitle(copy) || isStrengthTitle(copy)) &&
  items.every(({ text }) => text.length < copy.trim().length);

/** A text about a product that names an ingredient or two. */
function isSentence(copy: string, items: readonly Item[], recognised: number, sentences: readonly string[]): boolean {
  if (recognised < 2 && items.length > 3) return proseLike(copy);
  if (recognised <= fewNames && sentences.some((said) => cyrillicLetter.test(said)) && isMostlyProse(copy)) return true;
  const unknown = [...items.filter(({ id }) => id === null).map(({ text }) => text), ...sentences];
  const told = unknown.join(' ');
  return unknown.length >= recognised && (proseLike(told) || (cyrillicLetter.test(told) && isMostlyProse(told)));
}

const latinWord = /[a-z]{3}/i;
/** Abbreviations that stand in Russian lists too. */
const international = /(?<![a-z])(?:CI|PEG|PPG|EDTA|BHT|BHA|DMDM|SPF|PCA|DEA|TEA|MEA|DHA|nano|ppm|EOP)(?![a-z])/gi;
const parts = /[()[\]{}/\\|=:]|\s-\s/;

/** Is every name that is known known by its Cyrillic letters? */
function isRussianList(items: readonly Item[]): boolean {
  const recognisedTexts = items.filter(({ id }) => id !== null).map(({ text }) => text);
  const standsInLatin = (text: string) =>
    text.split(parts).some((part) => !cyrillicLetter.test(part) && latinWord.test(part.replace(international, '')));
  if (!recognisedTexts.some((text) => cyrillicLetter.test(text)) || recognisedTexts.some(standsInLatin)) return false;
  const { latin, cyrillic } = letterCounts(items.map(({ text }) => text).join(' '));
  return cyrillic > latin;
}
