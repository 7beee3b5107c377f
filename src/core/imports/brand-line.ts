import type { BrandBook } from './brand-book.ts';
import { brandKey } from './brand-name.ts';

interface Own {
  readonly brand: { readonly name: string; readonly key: string };
  readonly spellings: readonly string[];
}

/** Words behind a brand that tell for whom or what; others, "Cosmetics", only name what it sells. */
const telling = /^(?:men|man|hommes?|women|femmes?|baby|bebe|kids|junior|enfants?|sun|solaire|bio|sport|young)$/;

/** Does a text name a line of the brand, "Nivea Men", "Elseve"? On a page it stands in the title. */
export function isLineOf(text: string, { brand, spellings }: Own, { names }: BrandBook): boolean {
  const key = brandKey(text);
  const own = [brand.key, ...spellings.map(brandKey)];
  if (own.includes(key)) return false;
  return names.get(key) === brand.name || own.some((one) => key.startsWith(one) && telling.test(key.slice(one.length)));
}
