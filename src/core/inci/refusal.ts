import { cyrillicLetter } from './prepare.ts';
import { type Item, maxListLength, type RefusalCode } from './reading.ts';

const onlyUrl =
  /^\s*(?:(?:https?:\/\/|www\.)\S+(?:\s+|$))+$|^\s*[\w-]+(?:\.[\w-]+){1,9}(?:\/\S*|(?<=\.(?:com|net|org|info|shop|store|io|app|co|uk|eu|ru|su|by|kz|ua|de|at|ch|fr|be|nl|it|es|pt|pl|cz|kr|jp|cn))\s*)$/i;

/** Refusals that need no reading. */
export function refusalBefore(text: string): RefusalCode | null {
  if (text.length > maxListLength) return 'too_long';
  if (!/[\p{L}\d]/u.test(text)) return 'empty';
  if (onlyUrl.test(text)) return 'url';
  return null;
}

/** Morphemes of ingredient names: a text that has none of them and no known name is not a list. */
const chemical =
  /\d|^(?:PEG|PPG)-|^CI$|(?:ate|ide|ine|ene|ane|ose|ium|eth|cone|oxane|siloxane|icone|amide|amine|ester|ether|phenone|oate|yl|ol|acid|extract|oil|butter|water|juice|powder|wax|gum|polymer|peptide|protein|ferment|filtrate|glycol|starch|clay|oxide|sulfate|parfum|fragrance|aroma|copolymer|crosspolymer|in)$/i;
const prose =
  /^(?:the|and|with|your|you|for|this|is|are|of|to|it|we|our|that|from|all|has|have|skin|hair|daily|use|care|repair|hydrat\w*|moisturi[sz]\w*|anti-?ag\w*|brighten\w*|reduc\w*|sooth\w*|calm\w*|protect\w*|nourish\w*|improv\w*|barrier|irritation|clean\w*|gentle|formula|free|cream|serum|lotion|mask|toner|beauty|review|price|buy|add|cart|shipping|deliver\w*|orders?|returns?|days?|sale|save|shop\w*|discount|on|in|over|within|only|every|my|i|so|very|when|will|can)$/i;

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

/** Refusals that need to know what was recognised. */
export function refusalAfter(copy: string, items: readonly Item[], recognised: number): RefusalCode | null {
  if (recognised > 0) {
    if (recognised > 1 || items.length < 4) return null;
    return proseLike(copy) ? 'not_ingredients' : null;
  }
  const { latin, cyrillic, other } = letterCounts(copy);
  if (other > latin + cyrillic) return 'non_latin';
  if (cyrillic > latin) return 'cyrillic';
  if (items.length === 0) return other > latin ? 'non_latin' : cyrillic > 0 ? 'cyrillic' : latin > 0 ? 'not_ingredients' : 'empty';
  const words = items.flatMap(({ text }) => text.split(/[\s,/()]+/)).filter((word) => /\p{L}/u.test(word));
  const telling = words.filter((word) => chemical.test(word) && !prose.test(word)).length;
  if (telling === 0) return 'not_ingredients';
  return proseLike(copy) && telling * 2 < words.length ? 'not_ingredients' : null;
}

/** More than a fifth of the words are words of sentences. */
function proseLike(copy: string): boolean {
  const words = copy.split(/[\s,.;:!?()]+/).filter((word) => /\p{L}{2}/u.test(word));
  return words.length > 3 && words.filter((word) => prose.test(word)).length * 5 > words.length;
}
