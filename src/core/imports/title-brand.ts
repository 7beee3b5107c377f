import { keyOf } from '#core/inci/names/fold.ts';
import { longPattern } from '../long-pattern.ts';
import { brandKey, telling } from './brand-name.ts';
import { slipWords, writtenKey } from './brand-slip.ts';
import { restOr } from './title-rest.ts';

/** "Nordly's Gel" of the brand "Nordly". */
const genitive = /['’]s$/i;

/** How many words at the start of `words` make up the brand; 0 when they do not. */
function brandWords(words: readonly string[], key: string): number {
  for (let count = 1; count <= Math.min(6, words.length); count += 1) {
    const start = keyOf(words.slice(0, count).join(''));
    if (start === key || (start === `${key}s` && genitive.test(words[count - 1] ?? ''))) return count;
    if (!key.startsWith(start)) return 0;
  }
  return 0;
}

/** What joins the words before the brand to it: "Gel à l'eau de Jonzac", "by U", "Mon Guerlain", "Baby Dove". */
const joins = new RegExp(
  longPattern`
    ^(?:\p{L}|(?:\p{L}\.)+|d[aeiou]s?|l[aeo]s?|el|al|aux?|ao|em|en|in|of|to|my|mr|dr|st|no|om|av|på|za|by|from|von|van|the|and|und|pour|para|per|für|for|mit|met|avec|with|con|eau|thermale|
    laborato\p{L}+|mon|miss|baby|bébé|lady|little|p['’]tite?|petite?|premier|ultra|[-–&+|/])$|['’]$
  `,
  'iu',
);
/** "Nordlys mit Fluor" is all of a name. */
const adds = /^(?:mit|avec|with|con|com|of|à)$/;
/** "Nordlys & Me" is. */
const goesOn = /^(?:[&+]|and|et|und)$/i;
/** A brand of one word without a sign is taken off behind two words, or one of so many letters: "Savon Nordlys". */
const longBefore = 5;
/** Shorter names may be any word. */
const leastWithin = 3;

/** The title without a brand that ends it; of several the longest tells. */
function withoutBrandBehind(text: string, keys: readonly string[]): string {
  const words = text.split(' ');
  const ends = new Map(words.slice(-6).map((_, at, last) => [keyOf(last.slice(at).join('')), words.length - last.length + at]));
  const key = keys.find((one) => ends.has(one));
  if (key === undefined) return text;
  const from = ends.get(key) ?? 0;
  const isMade = from > 1 && key.length >= leastWithin && /^by$/i.test(words[from - 1] ?? '');
  const least = isMade || words.length - from > 1 || (words[0]?.length ?? 0) >= longBefore ? 1 : 2;
  if (from < least || (!isMade && joins.test(words[from - 1] ?? ''))) return text;
  return restOr(words.slice(0, isMade ? from - 1 : from).join(' '), text);
}

/** "Dentifrice Nordlys blancheur": the title without a brand among its words that nothing joins to them. */
function withoutBrandWithin(text: string, keys: readonly string[]): string {
  const words = text.split(' ');
  const found = words.flatMap((_, at) =>
    keys.flatMap((key) => {
      const count = at === 0 || key.length < leastWithin ? 0 : brandWords(words.slice(at), key);
      const next = words[at + count];
      const isApart = next !== undefined && !goesOn.test(next) && !joins.test(words[at - 1] ?? '');
      return count > 0 && isApart && /^[\p{L}\d][^)\]»]*$/u.test(words.slice(at, at + count).join(' ')) ? [{ at, count }] : [];
    }),
  );
  const [first] = found;
  return first ? words.toSpliced(first.at, first.count).join(' ') : text;
}

const laboratory = /^laborato\p{L}+$/iu;
const dash = /(\s[-–—|]\s)/;

/** "Gel - Nordlys Hair": for what a brand sells says nothing of one product. */
const field =
  /^(?:hair(?:care)?|body(?:care)?|skin(?:care)?|face|beauty|beaut[ée]|cosm[ée]ti(?:cs?|ques?)|naturkosmetik|professionn?el|professional|paris)$/i;

/** "Gel - Laboratoires Nordlys", "Huile - NORDLYS - sèche", "Lait - Nordlys Bébé": the title without a brand that is a part between dashes, or begins one where `isFiled`. */
function withoutBrandInParts(title: string, key: string, isFiled: boolean): string {
  const [first = '', ...others] = title.split(dash);
  const left = others.flatMap((part, at) => {
    if (at % 2 === 0) return [];
    const words = part.split(' ');
    const from = laboratory.test(words[0] ?? '') ? 1 : 0;
    const count = brandWords(words.slice(from), key);
    const next = words[from + count];
    const rest = words.slice(from + count).join(' ');
    const isLine = next !== undefined && isFiled && !adds.test(next) && !goesOn.test(next);
    if (count === 0 || (next !== undefined && !isLine)) return [others[at - 1], part];
    return isLine && !field.test(rest) ? [others[at - 1], rest] : [];
  });
  return restOr([first, ...left].join(''), title);
}

/** "NordlysTeeth Serum" → "Nordlys Teeth Serum". */
function apart(title: string, brand: string): string {
  const isGlued = brand.length > leastWithin && title.toLowerCase().startsWith(brand.toLowerCase());
  return isGlued && /^\p{Ll}\p{Lu}\p{Ll}/u.test(title.slice(brand.length - 1))
    ? `${title.slice(0, brand.length)} ${title.slice(brand.length)}`
    : title;
}

/** What stands behind so many words of a brand in front; the dash of "Nordlys Men - Gel" goes with it. */
function behindBrand(title: string, count: number): string {
  const words = title.split(' ');
  if (count === 0 || adds.test(words[count] ?? '')) return title;
  const [first = '', sign = '', ...others] = words.slice(count);
  const isDash = /^[-–—]$/.test(sign) && telling.test(keyOf(first));
  return restOr([first, ...(isDash ? others : [sign, ...others])].join(' '), title);
}

function withoutBrandInFront(title: string, key: string, isFiled: boolean): string {
  const text = behindBrand(title, brandWords(title.split(' '), key));
  return dash.test(text) ? withoutBrandInParts(text, key, isFiled) : text;
}

/** The title without the brand in front or behind, and among its words where `isFiled`. A title that is only the brand stays, and so does one whose rest is a fragment. */
export function withoutBrand(title: string, brands: readonly string[], isFiled: boolean): string {
  let text = brands.reduce(apart, title);
  const keys = [...new Set(brands.flatMap((brand) => [writtenKey(brand), brandKey(brand)]))]
    .filter((key) => key.length > 1)
    .sort((a, b) => b.length - a.length);
  for (const key of keys) text = withoutBrandInFront(text, key, isFiled);
  // "Nordlys Nordlys Gel", "Grandhaus Nordlys Gel": it may stand there again, or behind its maker.
  const own = brandKey(brands[0] ?? '');
  if (own.length > 1) text = withoutBrandInFront(text, own, isFiled);
  if (isFiled) text = behindBrand(text, slipWords(text.split(' '), brands));
  const rest = withoutBrandBehind(text, keys);
  return isFiled ? withoutBrandWithin(rest, keys) : rest;
}
