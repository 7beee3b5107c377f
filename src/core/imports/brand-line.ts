import { chooseBrand } from './brand.ts';
import type { BrandBook } from './brand-book.ts';
import { brandKey, telling } from './brand-name.ts';

interface Own {
  readonly brand: { readonly name: string; readonly key: string };
  readonly spellings: readonly string[];
}

/** Is a name beside the brand not the brand or its maker, but a line of it: "Nivea Men", "Elseve"? On a page it stands in the title. */
export function isLineOf(text: string, { brand, spellings }: Own, book: BrandBook): boolean {
  const key = brandKey(text);
  const own = [brand.key, ...spellings.map(brandKey)];
  if (own.includes(key) || book.makers.has(key) || book.houses.has(key)) return false;
  const tells = (rest: string) => telling.test(rest) || book.names.get(rest) === brand.name;
  const isTold = book.names.get(key) === brand.name || own.some((one) => key.startsWith(one) && tells(key.slice(one.length)));
  return isTold || chooseBrand([text], '', book)?.key !== brand.key;
}
