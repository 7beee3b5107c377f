import { editDistance } from '#core/inci/names/edit-distance.ts';
import type { BrandBook } from './brand-book.ts';
import { betweenBrands, brandKey } from './brand-name.ts';

/** Does the title name a line, be it with a slip ("Nordlis Doux" of "Nordlys")? */
function names(title: string, line: string): boolean {
  const words = title.split(/[\s-]+/).map(brandKey);
  return brandKey(title).includes(line) || words.some((word) => editDistance(word, line, 1) <= 1);
}

/** "Shampoo" of Garnier, where a row names "Garnier, Fructis" → "Fructis Shampoo": the line that stands on the pack beside the brand, where the title names no line of it. */
export function withLine(title: string, written: readonly string[], brand: string, { linesOf }: BrandBook): string {
  const lines = linesOf.get(brand);
  if (lines === undefined || [...lines.keys()].some((key) => names(title, key))) return title;
  const told = written.flatMap((text) => text.split(betweenBrands)).flatMap((text) => lines.get(brandKey(text)) ?? []);
  // "Dercos, Dercos Technique"
  const [line] = told.toSorted((one, other) => other.length - one.length);
  return line === undefined ? title : `${line} ${title}`;
}
