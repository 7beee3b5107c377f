import type { BrandBook } from './brand-book.ts';
import { wordsOf } from './brand-found.ts';
import { beginning, behindMaker, type Named, titleBrand, wholeBrand, withinTitle } from './brand-in-title.ts';
import { brandKey, brandSpelling, isCompany } from './brand-name.ts';

/** How a name is shown. */
export const nameOf = ({ key, text }: Named, { names, makers }: BrandBook): string =>
  names.get(key) ?? makers.get(key) ?? brandSpelling(text);

/** The spellings of a brand that a name may stand for. */
const alike = (name: Named, book: BrandBook) => book.spellings.get(nameOf(name, book))?.filter((one) => brandKey(one) === name.key) ?? [];

/** A reviewed name. Words that only together are a brand's ("Weiss Bach"), and words of it without its sign, may be any. */
function isNameOnPack(name: Named, book: BrandBook): boolean {
  if (!book.prefixes.has(name.key)) return false;
  const counts = alike(name, book).map((one) => wordsOf(one).length);
  return name.text.split(' ').length === Math.min(...counts);
}

/** The brand that a title begins with, or names within behind a house: it stands on the pack, and another one in the brand field is a slip or sells it. */
function contradicted(first: Named, title: string, book: BrandBook): Named | undefined {
  const isHouse = book.houses.has(first.key);
  // "Maison Velmora Nordlys Gel" of the house "Maison Velmora"
  const behind = isHouse ? behindMaker(title, [first]) : title;
  const behindHouse = behind === title ? undefined : titleBrand(behind, book, 0);
  if (behindHouse) return behindHouse;
  const begun = titleBrand(title, book, 0);
  const isBrand = book.names.has(first.key) && !isCompany(first.text);
  const said = begun && isBrand && book.houses.has(begun.key) ? undefined : begun;
  const inTitle = said ?? (isHouse ? withinTitle(title, book) : undefined);
  if (!inTitle) return undefined;
  // "L'Oréal Norge AS" beside "Fructis Shampoo": what a brand of the house calls one of its lines.
  const isLine = isHouse && alike(inTitle, book).length === 0;
  return (isCompany(first.text) && !isHouse) || isNameOnPack(inTitle, book) || isLine ? inTitle : undefined;
}

/** The brand that stands on the pack, by the name that a row's brand field tells and its title. */
export function brandOnPack(first: Named, title: string, book: BrandBook): Named {
  // "Aveeno" of the brand "Sensitive Skin": a title that is a known brand and nothing else tells that the two were exchanged.
  const isSure = book.names.has(first.key) && !book.houses.has(first.key) && first.way !== 'line';
  const exchanged = isSure ? undefined : wholeBrand(title, book);
  if (exchanged) return exchanged;
  // "Eco" beside "Eco Style Gel": a known brand whose name goes on in the title.
  const longer = titleBrand(title, book, 0);
  if (longer && longer.key !== first.key && beginning([first], longer.text)) return longer;
  const said = contradicted(first, title, book);
  return said && nameOf(said, book) !== nameOf(first, book) ? said : first;
}
