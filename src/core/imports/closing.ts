import { editDistance } from '#core/inci/names/edit-distance.ts';
import { keyOf } from '#core/inci/names/fold.ts';
import { find, type Lexicon, vocabulary } from '#core/inci/names/lexicon.ts';
import { sentenceWords } from '#core/inci/pack/prose.ts';
import type { Item, Reading } from '#core/inci/reading.ts';
import { longPattern } from '../long-pattern.ts';
import { namesInFront } from './name-in-front.ts';
import { isCode, isTalk } from './pack-text.ts';

/** A number of the pack that stands alone: "No. 88818". */
const onlyNumber = /^\W*(?:no|nr|n[°º]|art(?:[.\s-]+n[or])?|ref|lote?)?[\s.:#°-]*\d[\d\s./-]{2,}$/iu;

/** "SK", "and", "UVA", "77 % vol": less than a name, and no colour that lost its number. */
const scrap = /^\W*(?!ci|cl|fd|di|hc)(?:\p{L}{1,2}|and|for|fil|and more|uv[ab]|\d{1,3}\s?% ?vol)\W*$/iu;

/** What is on a pack and in no name: a footnote, a long number, contents, how long the product keeps, a promise. */
const sign = new RegExp(
  longPattern`
    ^[\s.,;]*[*†‡]|(?<!\d|C\.?\s?[IL1l]\.?\s?)\d{4,}(?!\))|\d\s?(?:ml|g|fl\.?\s?oz)[eE]?(?!\p{L})|(?<!\d)\d{1,2}\s?M(?!\p{L})|
    \(?\d{2,3}\/\d{2,3}|\d\s?% ?vol|(?<!\p{L})(?:certified|patents?|agri?cult\p{L}+|biologi\p{L}+|art[.-]?\s?n[ro]|lote?|made in|
    enth[aä]lt|contient|contiene|contains|inflama\p{L}+|flammable|volume net|lingettes?|wipes?|packaging|WIN$|flasche|flacon|bouchon|
    tapón|etiqueta)(?!\p{L})
  `,
  'iu',
);
/** Behind a full stop begins something else. */
const stop = /^[\s*†‡)]*[.;]\s/;
const longName = 8;

/** "… y FDyC Amarillo 5": one more name; the word may have been taken for a part of the one in front. */
const goesFurther = /(?:^|\s)(?:y|e|et|and|und|en|og|och|i|и)\s/iu;

const colourBegun = /(?<!\p{L})c\W?[il1](?!\p{L})/iu;
const colourNumber = /(?<!\p{L})C\W?[IL1]\W{0,2}\d{5}(?!\d)/iu;

/** Of what is declared at the end of a list, also where a scan spoilt the rest of the word: nothing that may be it is cut off. */
const scent =
  /fr[ae]gr[ae]n|(?<!\p{L}|[*†‡]\s?)par?fum|limon[ei]|linal|citr(?:[ao]l|onell)|gerani|coumar|eugen|ionon|cinnam|benzyl|farnes/iu;

const longNameOfTwo = 14;

/** Does the text hold names that the list does not? Then it is not cut off. One may be a word that is a name by chance, but neither the number of a colour nor a long name of two words ("12 Potassium Sorbate M"). */
function holdsOthers(text: string, listed: ReadonlySet<number | null>, lexicon: Lexicon): boolean {
  if (colourNumber.test(text) || scent.test(text)) return true;
  const words = text.split(/[\s,.;/]+/);
  const found = words.flatMap((word, at) => {
    const next = words[at + 1] ?? '';
    return [word, word + next].flatMap((name, n) => {
      const key = keyOf(name);
      const hit = key.length < longName ? null : find(lexicon, key);
      return hit ? { id: hit.id, isLongOfTwo: n === 1 && word !== '' && next !== '' && key.length >= longNameOfTwo } : [];
    });
  });
  const others = new Set(found.filter(({ id }) => !listed.has(id)).map(({ id }) => id));
  return others.size > (goesFurther.test(text) ? 0 : 1) || found.some(({ id, isLongOfTwo }) => isLongOfTwo && others.has(id));
}

const slip = 2;
const isLike = (word: string, known: string) =>
  word.length < 5
    ? known.startsWith(word)
    : known.length > 4 && (known.includes(word) || word.includes(known) || editDistance(word, known, slip) <= slip);

/** It has words or a number, and no word of it is a name or like a word of any: "visible flakes", "pH-hautneutral", and no spoilt name. */
function isStrange(text: string, lexicon: Lexicon): boolean {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);
  if (words.length === 0) return !colourBegun.test(text);
  const known = [...vocabulary(lexicon)];
  return words.every((word) => find(lexicon, keyOf(word)) === null && !known.some((other) => isLike(word, other)));
}

/** "… Hydrolyzed Hyaluronic (161/048)": how far in front of a sign of the pack stand only words of names; 0 where other words do, or none. */
function namedUpTo(text: string, lexicon: Lexicon): number {
  const end = text.search(sign);
  const words =
    text
      .slice(0, Math.max(end, 0))
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return words.some(({ length }) => length >= longName) && words.every((word) => vocabulary(lexicon).has(word)) ? end : 0;
}

/** "Symdiol 68": a raw material with its number. */
const tradeName = /^\W*\p{L}{4,}[\s-]\d{1,4}\W*$/u;
const amount = /%|ppm/i;
const ofPlants = /(?<!\p{L})(?:huile|oil|[oö]l|aceite|ole[jo]|[oó]leo|ess?en[tz])/iu;
const fewLetters = 4;

/** "TSA", "25°C SC 12M", "te lokalen Angaben": less than a name, or words of a sentence; none of them must be like a word of names. */
function isFragment(text: string): boolean {
  if (amount.test(text) || ofPlants.test(text) || colourBegun.test(text) || tradeName.test(text)) return false;
  const words = text.match(/\p{L}+/gu) ?? [];
  return (
    words.join('').length <= fewLetters ||
    /\d/.test(text) ||
    sentenceWords(text) > 0 ||
    (words.length > 1 && words.some(({ length }) => length < 3))
  );
}

/** The unknown names at the end; the first with the known name that it ran into. */
function unreadAtEnd({ text, items }: Reading): Pick<Item, 'text' | 'start'>[] {
  const at = items.findLastIndex(({ id }) => id !== null);
  const [last, first, ...others] = items.slice(Math.max(at, 0));
  if (at < 0 || !last || !first || !/^\s+$/.test(text.slice(last.end, first.start))) return items.slice(at + 1);
  return [{ text: text.slice(last.start, first.end), start: last.start }, ...others];
}

/** "Limonene Utorif": as the last word of all it may be what a scan left of one more name. */
const oneWord = /^[\s.]*\p{L}{4,}[\s.*]*$/u;

/** Where what stands behind the list and was read as unknown names begins; infinite where nothing does. */
export function startOfClosing(reading: Reading, lexicon: Lexicon): number {
  const { items } = reading;
  const unread = unreadAtEnd(reading);
  const listed = new Set(items.map(({ id }) => id));
  for (const [at, { text, start }] of unread.entries()) {
    const front = namesInFront(text, lexicon);
    const rest = text.slice(front);
    const isLast = at === unread.length - 1;
    if (!/[\p{L}\d]/u.test(rest)) continue;
    const isOnPack =
      isTalk(rest) ||
      onlyNumber.test(text) ||
      (isLast && scrap.test(text)) ||
      (front === 0 && isCode(text)) ||
      (front > 0 && (stop.test(rest) || sign.test(rest))) ||
      (isLast && front === 0 && isFragment(text) && isStrange(rest, lexicon)) ||
      ((front >= longName || (front > 0 && isLast && !amount.test(rest))) &&
        unread.slice(at + 1).every((item) => isTalk(item.text)) &&
        !goesFurther.test(text) &&
        !(isLast && oneWord.test(rest) && !/\p{L}/u.test(reading.text.slice(start + text.length))) &&
        isStrange(rest, lexicon));
    if (isOnPack) return holdsOthers(rest, listed, lexicon) ? Number.POSITIVE_INFINITY : start + front + namedUpTo(rest, lexicon);
  }
  return Number.POSITIVE_INFINITY;
}
