import { editDistance } from '#core/inci/names/edit-distance.ts';
import type { BrandBook } from './brand-book.ts';
import { betweenBrands, brandKey } from './brand-name.ts';
import { withWhom } from './for-whom.ts';
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

/** "Shampoo" of Garnier, where a row names "Garnier, Fructis" → "Fructis Shampoo": the line that stands on the pack beside the brand, where the title names no line of it. */
export function withLine(title: string, written: readonly string[], brand: string, { linesOf, spellings }: BrandBook): string {
  const named = written.flatMap((text) => text.split(betweenBrands));
  const said = withWhom(spelledOut(title, named), named, spellings.get(brand) ?? [brand]);
  const lines = linesOf.get(brand);
  if (lines === undefined || [...lines.keys()].some((key) => names(said, key))) return said;
  const told = named.flatMap((text) => lines.get(brandKey(text)) ?? []);
  // "Dercos, Dercos Technique"
  const [line] = told.toSorted((one, other) => other.length - one.length);
  return line === undefined ? said : `${line} ${said}`;
}
