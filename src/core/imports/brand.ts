import { longPattern } from '../long-pattern.ts';
import { readSize } from './amount.ts';
import type { BrandBook } from './brand-book.ts';
import { brandByCode } from './brand-by-code.ts';
import { foundBrand, isKnown } from './brand-found.ts';
import { type BrandWay, beginning, behindMaker, brandSold, type Named, titleBrand, withinTitle } from './brand-in-title.ts';
import { betweenBrands, brandKey, isCompany, makerSigns } from './brand-name.ts';
import { brandOnPack, nameOf } from './brand-on-pack.ts';

export interface BrandName {
  readonly name: string;
  readonly key: string;
}

export interface ChosenBrand extends BrandName {
  readonly way: BrandWay;
}

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
export function chooseBrand(
  written: readonly string[],
  title: string,
  book: BrandBook,
  barcodes: readonly string[] = [],
): ChosenBrand | null {
  const named = written
    .flatMap((text) => text.split(betweenBrands))
    .flatMap((text) => (isKnown(brandKey(text), book) ? text : text.split(makerSigns)))
    .map((text) => foundBrand(book, text))
    .filter((name) => isName(name, book));
  const own = named.filter(({ key }) => !book.makers.has(key) && !book.lines.has(key));
  // "Nordic Trade AS, Lumi": who sells it, and what stands on the pack.
  const onPacks = own.filter(({ text }) => !isCompany(text));
  const known = (onPacks.length > 0 ? onPacks : own).filter(({ key }) => book.names.has(key));
  const isMaker = ({ key }: Named) => book.makers.has(key) || book.houses.has(key);
  const first =
    (named.every(isMaker) ? brandSold(title, named, book) : undefined) ??
    labelBehind(named, book) ??
    ofHouse(known, book) ??
    known[0] ??
    (own.length > 0
      ? (beginning(own, title) ?? shortest(onPacks.length > 0 ? onPacks : own))
      : (titleBrand(behindMaker(title, named), book, 0) ?? withinTitle(title, book) ?? named.find((name) => !isOnNoPack(name, book))));
  if (!first) return null;
  const told = brandOnPack(brandByCode(first, title, barcodes, book) ?? first, title, book);
  const chosen = nameOf(told, book);
  const chosenKey = brandKey(chosen);
  return chosenKey.length === 0 ? null : { name: chosen, key: chosenKey, way: told.way };
}

/** A brand before its house; "L'Oréal, L'Oréal Paris, L'Oréal Professionnel": of two that bear the name of the house, the one named last, since it tells more. */
function ofHouse(known: readonly Named[], { houses }: BrandBook): Named | undefined {
  const brands = known.filter(({ key }) => !houses.has(key));
  const house = known.find(({ key }) => houses.has(key) && brands[0]?.key.startsWith(key));
  if (house) return brands.findLast(({ key }) => key.startsWith(house.key));
  const [first] = brands;
  // "Dop, Vivelle Dop"
  return brands.find(({ key }) => first !== undefined && key !== first.key && first.key.length > 2 && key.endsWith(first.key)) ?? first;
}

/** "L'Oréal, L'Oreal Consumer products, Nordlys": behind a house and its division stands the label, known or not. */
function labelBehind(named: readonly Named[], { houses, makers, names }: BrandBook): Named | undefined {
  const [house, ...others] = named;
  const label = others.pop();
  const isDivided = house !== undefined && houses.has(house.key) && others.length > 0 && others.every(({ key }) => makers.has(key));
  return isDivided && label && !names.has(label.key) && !makers.has(label.key) ? label : undefined;
}

/** "Nordlys Kinder, Nordlys": a line is filed under the brand its name begins with. */
function shortest(own: readonly Named[]): Named | undefined {
  const [first] = own;
  return own.find(({ key }) => first && key.length > 2 && key.length < first.key.length && first.key.startsWith(key)) ?? first;
}
