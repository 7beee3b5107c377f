import { keyOf } from '#core/inci/names/fold.ts';
import { remembered } from '#core/remembered.ts';
import { longPattern } from '../long-pattern.ts';

const forms = new RegExp(
  longPattern`
    (?:^|[\s,.(])(?:inc|llc|ltd|limited|gmbh|mbh|co|kg|kgaa|corp|plc|pty|pvt|lmt|private|incorporated|incorporation|corporation|ltda|
    sas|sasu|sarl|s\.?a\.?s?|srl|s\.?r\.?l|spa|s\.?p\.?a|sl|s\.?l\.?u?|bv|b\.?v|nv|ab|as|a\/s|aps|oy|oyj|ag|kk|ооо|зао|оао|ао|тоо|чп|ип|
    norge|norway|sverige|danmark|deutschland|group|gruppen|holding)\.?\)?$
  `,
  'i',
);
const calledCompany = /^the\s.+\sco\.?$/i;
const signs = /[®™©℠*•|]+/g;

const opening = /^(?:ООО|ОАО|ЗАО|АО)\s+/i;
/** What stands behind a name and is none of it: where it is sold, a shop in brackets. */
const behind = /\s*\p{Regional_Indicator}.*$|\s*[([{].*$/iu;
const quotes = /["«»„“”]+/g;

/** Names stand side by side. */
export const betweenBrands = /\s*[,;|]\s*/;

/** "X by Y" and "X / Y" name a brand and who makes it, unless the whole is a brand ("Some By Mi"). */
export const makerSigns = /\s+[/–—-]\s+(?=\S{2})|\s+(?:is sold by|by|par)\s+/i;

/** The name without signs, quotation marks, brackets and company forms. */
export function bareBrand(name: string): string {
  let text = name
    .normalize('NFKC')
    .replace(signs, ' ')
    .replace(/[`´’‘ʼ]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
  const front = text.replace(behind, '').trim();
  text = (/[\p{L}\d]{2}/u.test(front) ? front : text)
    .replace(quotes, ' ')
    .replace(/^['([{]+|['\])}]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(opening, '');
  // "The Humble Co" is called so.
  for (let last = calledCompany.test(text) ? text : ''; last !== text; ) {
    last = text;
    const cut = text
      .replace(forms, '')
      .replace(/[\s,.&-]+$/, '')
      .trim();
    if (/[\p{L}\d]{2}/u.test(cut)) text = cut;
  }
  return text;
}

/** "Nordic Trade A/S": a company, which may be a brand as well. */
export const isCompany = (name: string): boolean => forms.test(name.trim());

/** Brands repeat themselves more than anything else in a source. */
const maxRemembered = 2_000;

function makeBrandKey(name: string): string {
  const words = bareBrand(name).replace(/&/g, ' ').split(/\s+/);
  const distinctive = words.filter((word) => !/^(?:and|et|und|y|the|и)$/i.test(word));
  return keyOf((distinctive.length > 0 ? distinctive : words).join(' '));
}

/** What brands are told apart by: folded, without signs, company forms, "and" and "the". Empty when nothing Latin or Cyrillic is in it. */
export const brandKey = remembered(maxRemembered, makeBrandKey);

const capitalised = (text: string) =>
  text.toLowerCase().replace(/(^|[\s.&/-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** Letters that are no word: "JTG", "C&D". */
const isAbbreviation = (word: string) => word === word.toUpperCase() && word.length <= 4 && !/[aeiouyаеёиоуыэюя]/iu.test(word);

/** "Jean-Paul GAULTIER": of a name in small letters one word shouts. */
const isLoud = (word: string) => word === word.toUpperCase() && /^\p{Lu}{5,}$/u.test(word);

const small = /^(?:de|du|des|la|le|les|et|and|of|the|by|für|und|van|y|di|da)$/i;

/** "NIVEA" and "nivea" → "Nivea", "Léa nature" → "Léa Nature"; short words in capitals and mixed spellings stay as they are. */
export function brandSpelling(name: string): string {
  const text = bareBrand(name);
  const letters = text.replace(/[^\p{L}]/gu, '');
  if (letters === letters.toLowerCase()) return text.includes('.') ? text : capitalised(text);
  const words = text.split(' ');
  if (letters.length > 4 && letters === letters.toUpperCase())
    return words.map((word) => (words.length > 1 && isAbbreviation(word) ? word : capitalised(word))).join(' ');
  const isPlain = (word: string) => /^\p{Ll}{3,}$/u.test(word) && !small.test(word);
  return words.map((word) => (isPlain(word) || (words.length > 1 && isLoud(word)) ? capitalised(word) : word)).join(' ');
}

/** Words behind a brand that tell for whom or what, by their key; others, "Cosmetics", only name what it sells. */
export const telling = /^(?:men|man|hommes?|women|femmes?|baby|bebe|kids|junior|enfants?|sun|solaire|bio|sport|young)$/;
