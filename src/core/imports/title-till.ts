import { longPattern } from '../long-pattern.ts';

/** "Rfw spray inv aq", "Dch surgras": a till's short words for a brand, a stick, a shower, what is in it. */
const till = new RegExp(
  longPattern`
    (?<!\p{L})(?:rfw|dfw|lbp|msv|rpk|stk|dche?|shmp|shamp|bdb|pdp|pdt|sig|attr|gd|invdr|orgnl|orignl|elmts|condit|origi|euca|tempta|
    cooki|illum|oxyg|sensib|genciv|inv(?=\scar)|invi|wh now|wn|a\/r|feuil|ato)(?!\p{L})
  `,
  'iu',
);
/** In small letters only: a shower gel, a shampoo, a body spray. */
const initials = /(?<!\p{L})(?:[Ss][gh]|[Bb]s|gar)(?!\p{L})/u;

/** Is it what a till prints, and no name that stands on a pack? */
export const isTill = (title: string): boolean => till.test(title) || initials.test(title) || isShorthand(title);

const consonants = /^[bcdfghj-np-tvwxz]+$/i;
const longShorthand = 4;

/** "Sh nrst": no word has a vowel, and one is too long to be initials. */
function isShorthand(title: string): boolean {
  const words = title.split(/\s+/);
  return words.length > 1 && words.every((word) => consonants.test(word)) && words.some((word) => word.length >= longShorthand);
}

/** Titles of rows that somebody made to try something. */
export function isTest(title: string): boolean {
  return /^(?:test(?:e|ing)?(?:\s*\d*|\s+(?:product|produit|produkt|row|item))|(.)\1{2,}|asdf\w*|qwert\w*|xxx+|null|undefined|todo|тест\s*\d*|do not use)$/i.test(
    title.trim(),
  );
}
