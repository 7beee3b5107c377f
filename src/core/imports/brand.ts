import { editDistance } from '#core/inci/names/edit-distance.ts';
import { rememberedBy } from '#core/remembered.ts';
import { longPattern } from '../long-pattern.ts';
import { readSize } from './amount.ts';
import type { BrandBook } from './brand-book.ts';
import {
  type BrandWay,
  beginning,
  behindMaker,
  brandSold,
  endOfTitle,
  keyOfWords,
  type Named,
  titleBrand,
  wholeBrand,
} from './brand-in-title.ts';
import { bareBrand, betweenBrands, brandKey, brandSpelling, isCompany } from './brand-name.ts';

export interface BrandName {
  readonly name: string;
  readonly key: string;
}

export interface ChosenBrand extends BrandName {
  readonly way: BrandWay;
}

const isKnown = (key: string, { names, makers }: BrandBook) => names.has(key) || makers.has(key);
const wordsOf = (text: string) => bareBrand(text).split(/\s+/);

/** "Nivea Men" → Nivea: a known brand with words of a line around it, or with anything behind it where its name is the prefix of all its lines. */
function withoutLine(text: string, book: BrandBook): string | null {
  const words = wordsOf(text);
  if (book.distinct.has(keyOfWords(words))) return null;
  const isLine = (word: string) => book.lines.has(brandKey(word));
  for (let count = words.length - 1; count > 0; count -= 1) {
    const front = keyOfWords(words.slice(0, count));
    if (book.prefixes.has(front) || (isKnown(front, book) && words.slice(count).every(isLine))) return front;
    const back = keyOfWords(words.slice(-count));
    if (isKnown(back, book) && words.slice(0, -count).every(isLine)) return back;
  }
  return null;
}

const joining = /^(?:&|and|et|und|y|e|de|du|of)$/i;
/** "Belle et Bio" cannot be cut before or behind "et". */
const isCutAtJoint = (parts: readonly (readonly string[])[]) =>
  parts.some((words) => [words[0], words.at(-1)].some((word) => joining.test(word ?? '')));

/** "Rossmann Isana", "Laboratoires Gilbert": the name without its maker or such words in front or behind; null where there are none. */
function withoutMaker(text: string, book: BrandBook): string | null {
  const words = wordsOf(text);
  for (let count = 1; count < words.length; count += 1)
    for (const [part, rest] of [
      [words.slice(0, count), words.slice(count)],
      [words.slice(-count), words.slice(0, -count)],
    ] as const) {
      const key = keyOfWords(part);
      const left = keyOfWords(rest);
      const isBrand =
        left.length > 2 &&
        !book.none.has(left) &&
        !book.laboratories.has(left) &&
        !isCutAtJoint([part, rest]) &&
        !rest.every((word) => book.lines.has(brandKey(word)));
      if ((book.makers.has(key) || book.laboratories.has(key)) && isBrand) return rest.join(' ');
    }
  return null;
}

/** Shorter names are too like each other. */
const shortestAlike = 6;
const longAlike = 10;

/** The known brand that a name is a slip of; null without one. */
function nearest(key: string, { names, distinct }: BrandBook): string | null {
  if (key.length < shortestAlike || distinct.has(key)) return null;
  for (const known of names.keys()) {
    const limit = Math.min(key.length, known.length) < longAlike ? 1 : 2;
    if (known.length >= shortestAlike && known[0] === key[0] && editDistance(key, known, limit) <= limit) return known;
  }
  return null;
}

function find(book: BrandBook, text: string): Named {
  const key = brandKey(text);
  if (isKnown(key, book)) return { text, key, way: book.names.get(key) === text ? 'named' : 'spelling' };
  const line = withoutLine(text, book);
  if (line !== null) return { text, key: line, way: 'line' };
  const rest = withoutMaker(text, book);
  if (rest !== null) return { ...find(book, rest), way: 'maker' };
  const alike = nearest(key, book);
  return alike === null ? { text, key, way: 'named' } : { text, key: alike, way: 'likeness' };
}

/** Brands repeat themselves more than anything else in a source. */
const maxRemembered = 5_000;
const found = rememberedBy(maxRemembered, find);

/** "X by Y" and "X / Y" name a brand and who makes it, unless the whole is a brand ("Some By Mi"). */
const makerSigns = /\s+[/–—-]\s+(?=\S{2})|\s+(?:is sold by|by|par)\s+/i;

/** "Eau de Parfum Paris Natural Spray": what the product is stands where its brand should. */
const tellsProduct = new RegExp(
  longPattern`
    (?<!\p{L})(?:serum|s[ée]rum|extract|conditioner|acondicionador|shampoo(?:ing)?|shampoing|wcierka|spray|lotion|d[eé]odorant|
    ea?u de (?:parfum|toilette)|toothpaste|dentifrice|сыворотка|шампунь)(?!\p{L})
  `,
  'iu',
);
const wordsOfDescription = 4;
const isDescription = (text: string) => text.split(/\s+/).length >= wordsOfDescription && tellsProduct.test(text);

/** Letters that we can compare; no amount, no description and no register number that slipped into the field. */
const isName = ({ text, key }: Named, { none, names, makers }: BrandBook) =>
  key.length > 0 &&
  (names.has(key) || !isDescription(text)) &&
  /[\p{sc=Latin}\p{sc=Cyrillic}\d]/u.test(text) &&
  (!none.has(key) || makers.has(key)) &&
  readSize(text) === null &&
  !/\d{6,}/.test(text);

/** A maker may be written in many ways. */
const isOnNoPack = ({ key }: Named, { none, makers }: BrandBook) => none.has(key) || none.has(brandKey(makers.get(key) ?? ''));

/** The brand a product is filed under, of all the names a row gives: a known brand before an unknown one, a brand before its maker or house; null without any. */
export function chooseBrand(written: readonly string[], title: string, book: BrandBook): ChosenBrand | null {
  const named = written
    .flatMap((text) => text.split(betweenBrands))
    .flatMap((text) => (isKnown(brandKey(text), book) ? text : text.split(makerSigns)))
    .map((text) => found(book, text))
    .filter((name) => isName(name, book));
  const own = named.filter(({ key }) => !book.makers.has(key) && !book.lines.has(key));
  // "Nordic Trade AS, Lumi": who sells it, and what stands on the pack.
  const onPacks = own.filter(({ text }) => !isCompany(text));
  const known = (onPacks.length > 0 ? onPacks : own).filter(({ key }) => book.names.has(key));
  const isMaker = ({ key }: Named) => book.makers.has(key) || book.houses.has(key);
  const first =
    (named.every(isMaker) ? brandSold(title, named, book) : undefined) ??
    ofHouse(known, book) ??
    known[0] ??
    (own.length > 0
      ? (beginning(own, title) ?? shortest(onPacks.length > 0 ? onPacks : own))
      : (titleBrand(behindMaker(title, named), book, 0) ?? endOfTitle(title, book) ?? named.find((name) => !isOnNoPack(name, book))));
  if (!first) return null;
  const nameOf = ({ key, text }: Named) => book.names.get(key) ?? book.makers.get(key) ?? brandSpelling(text);
  // "L'Oréal Norge AS" beside "Maybelline Brow Tattoo": behind a house, a company ("Gillette UK LTD") and a name that nobody knows, a reviewed brand that begins the title is on the pack.
  const isSettled = book.names.has(first.key) && !book.houses.has(first.key) && !isCompany(first.text);
  // "Maison Velmora Nordlys Gel" of the house "Maison Velmora"
  const behind = book.houses.has(first.key) ? behindMaker(title, [first]) : title;
  const behindHouse = behind === title ? undefined : titleBrand(behind, book, 0);
  const inTitle = isSettled ? undefined : (behindHouse ?? titleBrand(title, book));
  // Words that only together are a brand's name ("Weiss Bach") may be any.
  const isWrittenSo = (name: Named) =>
    book.spellings.get(nameOf(name))?.some((one) => brandKey(one) === name.key && name.text.split(' ').length <= wordsOf(one).length);
  const isNameOnPack = (name: Named) => book.prefixes.has(name.key) && isWrittenSo(name);
  // "L'Oréal Norge AS" beside "Fructis Shampoo": what a brand of the house calls one of its lines.
  const isLineOnPack = (name: Named) =>
    book.houses.has(first.key) && !book.spellings.get(nameOf(name))?.some((one) => brandKey(one) === name.key);
  const isOnPack =
    inTitle &&
    (inTitle === behindHouse || (isCompany(first.text) && !book.houses.has(first.key)) || isNameOnPack(inTitle) || isLineOnPack(inTitle));
  // "Aveeno" of the brand "Sensitive Skin": a title that is a known brand and nothing else tells that the two were exchanged.
  // "Eco" beside "Eco Style Gel": a known brand whose name goes on in the title.
  const longer = titleBrand(title, book, 0);
  const isWhole = longer && longer.key !== first.key && beginning([first], longer.text) !== undefined;
  const exchanged = book.names.has(first.key) && !book.houses.has(first.key) && first.way !== 'line' ? undefined : wholeBrand(title, book);
  const told = exchanged ?? (isWhole ? longer : undefined) ?? (isOnPack && nameOf(inTitle) !== nameOf(first) ? inTitle : first);
  const chosen = nameOf(told);
  const chosenKey = brandKey(chosen);
  return chosenKey.length === 0 ? null : { name: chosen, key: chosenKey, way: told.way };
}

/** A brand before its house; "L'Oréal, L'Oréal Paris, L'Oréal Professionnel": of two that bear the name of the house, the one named last, since it tells more. */
function ofHouse(known: readonly Named[], { houses }: BrandBook): Named | undefined {
  const brands = known.filter(({ key }) => !houses.has(key));
  const house = known.find(({ key }) => houses.has(key) && brands[0]?.key.startsWith(key));
  return house ? brands.findLast(({ key }) => key.startsWith(house.key)) : brands[0];
}

/** "Nordlys Kinder, Nordlys": a line is filed under the brand its name begins with. */
function shortest(own: readonly Named[]): Named | undefined {
  const [first] = own;
  return own.find(({ key }) => first && key.length > 2 && key.length < first.key.length && first.key.startsWith(key)) ?? first;
}
