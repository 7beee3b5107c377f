import { editDistance } from '#core/inci/names/edit-distance.ts';
import { longPattern } from '../long-pattern.ts';
import type { BrandBook } from './brand-book.ts';
import { betweenBrands, brandKey, brandSpelling, makerSigns } from './brand-name.ts';
import { aroundBrand, withWhom } from './for-whom.ts';
import { foldTitle } from './title-words.ts';

/** Does the title name a line, be it with a slip ("Nordlis Doux" of "Nordlys")? */
function names(title: string, line: string): boolean {
  const words = title.split(/[\s-]+/).map(brandKey);
  return brandKey(title).includes(line) || words.some((word) => editDistance(word, line, 1) <= 1);
}

/** Does a title's word cut a line's word short? "Wh" of "White". */
const cuts = (word: string, whole: string) => word.length > 1 && whole.length > word.length && whole.startsWith(word);

/** "Fj lys douche" where a row names "Fjell Lys" → "Fjell Lys douche": one word is whole, the others are cut short. */
function spelledOut(title: string, named: readonly string[]): string {
  const words = title.split(' ');
  const folded = words.map(foldTitle);
  for (const name of named) {
    const line = name.split(' ').map(foldTitle);
    const at = folded.findIndex((_, from) => {
      const said = folded.slice(from, from + line.length);
      const isSaid = line.every((whole, index) => said[index] === whole || cuts(said[index] ?? '', whole));
      return isSaid && line.some((whole, index) => said[index] === whole) && said.join() !== line.join();
    });
    if (at >= 0) return words.toSpliced(at, line.length, name).join(' ');
  }
  return title;
}

/** Words of "lines" behind a brand that name one of its lines; others, "Body", only name what it sells. */
const tellsLine = /^(?:med|sensitive|sport|young)$/;

/** "Nordlys au lait", "Nordlys Pharmacias", "Nordlys Italia": a scent, who makes it or where. */
const noLine = new RegExp(
  longPattern`
    ^(?:aux?|à|de|du|for|by|with|mit|et|and|und|di|da)\s|
    (?<!\p{L})(?:laborat\p{L}+|company|f[aá]rm[aá]cias?|ph?arm[aá]cias?|drogarias?|brand|france|italia|deutschland|london)(?!\p{L})
  `,
  'iu',
);
/** "Nordlys 3" names none either. */
const isName = (text: string) => /\p{L}{2}/u.test(text) && !noLine.test(text);

/** Of a brand that is the prefix of all its lines the one that stands behind it in a name. */
function lineBehind(name: string, behind: string, brand: string, book: BrandBook): string | undefined {
  const isBrandOnly = !book.prefixes.has(brandKey(brand)) || [name, behind].some((text) => book.makers.has(brandKey(text)));
  if (isBrandOnly || !isName(behind)) return undefined;
  const keys = behind.split(' ').map(brandKey);
  return keys.some((key) => key !== '' && (!book.lines.has(key) || tellsLine.test(key))) ? brandSpelling(behind) : undefined;
}

/** Does a title say a line, or one of its words? */
function saysWordOf(title: string, line: string): boolean {
  const words = new Set(foldTitle(title).split(' '));
  const isSaid = (word: string) => words.has(word);
  return brandKey(title).includes(brandKey(line)) || foldTitle(line).split(' ').some(isSaid);
}

/** "Shampoo" of Garnier, where a row names "Garnier, Fructis" or "Garnier Fructis" → "Fructis Shampoo": the line that stands on the pack beside the brand, where the title names no line of it. */
export function withLine(title: string, written: readonly string[], brand: string, book: BrandBook): string {
  const named = written.flatMap((text) => text.split(betweenBrands)).flatMap((text) => text.split(makerSigns));
  const said = spelledOut(title, named);
  const spellings = book.spellings.get(brand) ?? [brand];
  const lines = book.linesOf.get(brand) ?? new Map<string, string>();
  const isNamed = [...lines.keys()].some((key) => names(said, key));
  const lineOf = (name: string) => {
    const { behind } = aroundBrand(name, spellings);
    return lines.get(brandKey(name)) ?? lines.get(brandKey(behind)) ?? lineBehind(name, behind, brand, book) ?? [];
  };
  // "Dercos, Dercos Technique"
  const told = isNamed ? [] : named.flatMap(lineOf).toSorted((one, other) => other.length - one.length);
  const isSaid = told.some((one) => !lines.has(brandKey(one)) && saysWordOf(said, one));
  const [line, ...others] = isSaid ? [] : told;
  const isOne = line !== undefined && others.every((other) => brandKey(line).includes(brandKey(other)));
  return withWhom(isOne ? `${line} ${said}` : said, named, [...spellings, ...lines.values()]);
}
