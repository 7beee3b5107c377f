import type { BrandBook } from './brand-book.ts';
import { brandKey } from './brand-name.ts';
import { foldTitle } from './title-words.ts';

/** How a name was brought to its brand: as it stands, as another spelling, as a line of it, beside its maker, from the title, or because it looks like it, which is a guess. */
export const brandWays = ['named', 'spelling', 'line', 'maker', 'title', 'likeness'] as const;
export type BrandWay = (typeof brandWays)[number];

/** A name as written, and the key of the brand it was brought to. */
export interface Named {
  readonly text: string;
  readonly key: string;
  readonly way: BrandWay;
}

export const keyOfWords = (words: readonly string[]): string => brandKey(words.join(' '));

/** "Grandhaus, Menthella" beside "Menthella lip balm": of names that nobody knows the one on the pack. */
export const beginning = (own: readonly Named[], title: string): Named | undefined => {
  const folded = `${foldTitle(title)} `;
  return own.find(({ text, key }) => key.length > 2 && folded.startsWith(`${foldTitle(text)} `));
};

const mostWords = 4;

/** "Bayer Hydralin": what stands behind a maker that begins the title. */
export function behindMaker(title: string, makers: readonly Named[]): string {
  const folded = `${foldTitle(title)} `;
  const maker = makers.find(({ text }) => folded.startsWith(`${foldTitle(text)} `));
  return maker ? title.split(/\s+/).slice(maker.text.split(/\s+/).length).join(' ') : title;
}

/** The longest known brand among the stretches of a title, of so many words at least and at most. */
function longestBrand(
  book: BrandBook,
  { least, most }: { readonly least: number; readonly most: number },
  stretch: (count: number) => readonly string[],
): Named | undefined {
  for (let count = Math.min(mostWords, most); count >= least; count -= 1) {
    const text = stretch(count).join(' ');
    const key = brandKey(text);
    // "Maybelline New York The Colossal": a word that no key holds is none of the name.
    if (book.names.has(key) && keyOfWords(stretch(count - 1)) !== key) return { text, key, way: 'title' };
  }
  return undefined;
}

/** A distributor stands in the brand field and the brand in front of the title, with so many words of another name behind it at least. */
export function titleBrand(title: string, book: BrandBook, furtherWords = 1): Named | undefined {
  const words = title.split(/\s+/);
  return longestBrand(book, { least: 1, most: words.length - furtherWords }, (count) => words.slice(0, count));
}

/** "Balsam First Price 500 ml" of a maker: a known brand of several words may stand behind the name as well; one word may be any. */
export function withinTitle(title: string, book: BrandBook): Named | undefined {
  const words = title.split(/\s+/);
  const found = words.flatMap((_, at) => {
    const most = at === 0 ? 0 : words.length - at;
    return longestBrand(book, { least: 2, most }, (count) => words.slice(at, at + count)) ?? [];
  });
  return found.sort((one, other) => other.key.length - one.key.length)[0];
}

/** "Champú Cien" of Lidl, "Liniment - Eau Thermale Jonzac" of Léa Nature: a brand of these makers and shops anywhere in the title; the longest name tells. */
export function brandSold(title: string, makers: readonly Named[], book: BrandBook): Named | undefined {
  const words = title.split(/\s+/);
  const isSold = ({ key }: Named) => makers.some((maker) => book.sells.get(maker.key)?.has(book.names.get(key) ?? ''));
  const found = makers.some(({ key }) => book.sells.has(key))
    ? words.flatMap((_, at) => {
        const brand = longestBrand(book, { least: 1, most: words.length - at }, (count) => words.slice(at, at + count));
        return brand && isSold(brand) ? [brand] : [];
      })
    : [];
  return found.sort((one, other) => other.key.length - one.key.length)[0];
}

const article = /^the\s/i;

/** A title that is a brand's name; "The Nordlys" is another one, though brands are looked up without the article. */
export function wholeBrand(title: string, book: BrandBook): Named | undefined {
  const key = brandKey(title);
  const name = book.names.get(key);
  return name !== undefined && article.test(title) === article.test(name) ? { text: title, key, way: 'title' } : undefined;
}
