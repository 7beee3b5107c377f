import * as z from 'zod/mini';
import { keyOf } from '#core/inci/fold.ts';
import { remembered } from '#core/remembered.ts';

/** data/catalog/import-brands.yaml: makers that are named beside their brands, and brands with their other spellings. */
export const brandBookFile = z.strictObject({
  makers: z.array(z.string()),
  brands: z.array(
    z.union([
      z.string(),
      z.strictObject({ name: z.string(), also: z.optional(z.array(z.string())), lines: z.optional(z.array(z.string())) }),
    ]),
  ),
  lines: z.array(z.string()),
  none: z.array(z.string()),
});

/** The brand file as looked up while importing, by brand key. */
export interface BrandBook {
  readonly makers: ReadonlySet<string>;
  readonly none: ReadonlySet<string>;
  /** Keys of words that name a line of a brand, behind its name. */
  readonly lines: ReadonlySet<string>;
  /** Key of a spelling → the name to be shown. */
  readonly names: ReadonlyMap<string, string>;
  /** Name → all its spellings. */
  readonly spellings: ReadonlyMap<string, readonly string[]>;
}

export interface BrandName {
  readonly name: string;
  readonly key: string;
}

const forms =
  /(?:^|[\s,.(])(?:inc|llc|ltd|limited|gmbh|mbh|co|kg|kgaa|corp|plc|pty|sas|sasu|sarl|s\.?a\.?s?|srl|s\.?r\.?l|spa|s\.?p\.?a|sl|s\.?l\.?u?|bv|b\.?v|nv|ab|as|a\/s|aps|oy|oyj|ag|kk|ооо|зао|оао|ао|тоо|чп|ип|norge|norway|sverige|danmark|deutschland|group|gruppen|holding)\.?\)?$/i;
const signs = /[®™©℠*•|]+/g;

/** The name without signs, quotes around it, and company forms at its end. */
function bare(name: string): string {
  let text = name
    .normalize('NFKC')
    .replace(signs, ' ')
    .replace(/[`´’‘ʼ]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
  text = text
    .replace(/^["«„“'(]+|["»“”')]+$/g, '')
    .replace(/^ООО\s+/i, '')
    .trim();
  for (let last = ''; last !== text; ) {
    last = text;
    const cut = text
      .replace(forms, '')
      .replace(/[\s,.&-]+$/, '')
      .trim();
    if (/[\p{L}\d]{2}/u.test(cut)) text = cut;
  }
  return text;
}

/** Brands repeat themselves more than anything else in a source. */
const maxRemembered = 2_000;

function makeBrandKey(name: string): string {
  const words = bare(name).replace(/&/g, ' ').split(/\s+/);
  const telling = words.filter((word) => !/^(?:and|et|und|y|the|и)$/i.test(word));
  return keyOf((telling.length > 0 ? telling : words).join(' '));
}

/** What brands are told apart by: folded, without signs, company forms, "and" and "the". Empty when nothing Latin or Cyrillic is in it. */
export const brandKey = remembered(maxRemembered, makeBrandKey);

const capitalised = (text: string) =>
  text.toLowerCase().replace(/(^|[\s.&/-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

const small = /^(?:de|du|des|la|le|les|et|and|of|the|by|für|und|van|y|di|da)$/i;

/** "NIVEA" and "nivea" → "Nivea", "Léa nature" → "Léa Nature"; short words in capitals and mixed spellings stay as they are. */
export function brandSpelling(name: string): string {
  const text = bare(name);
  const letters = text.replace(/[^\p{L}]/gu, '');
  if (letters === letters.toLowerCase()) return text.includes('.') ? text : capitalised(text);
  if (letters.length > 4 && letters === letters.toUpperCase()) return capitalised(text);
  const words = text.split(' ');
  return words.map((word, index) => (index > 0 && /^\p{Ll}{3,}$/u.test(word) && !small.test(word) ? capitalised(word) : word)).join(' ');
}

export function brandBook(file: z.output<typeof brandBookFile>): BrandBook {
  const names = new Map<string, string>();
  const spellings = new Map<string, string[]>();
  for (const entry of file.brands) {
    const { name, also = [], lines = [] } = typeof entry === 'string' ? { name: entry } : entry;
    spellings.set(name, [name, ...also]);
    for (const spelling of [name, ...also, ...lines]) names.set(brandKey(spelling), name);
  }
  const keysOf = (words: readonly string[]) => new Set(words.map(brandKey));
  return { makers: keysOf(file.makers), none: keysOf(file.none), lines: keysOf(file.lines), names, spellings };
}

/** "Nivea Men" → the key of Nivea: a known brand with nothing but words of a line behind it. */
function withoutLine(text: string, key: string, book: BrandBook): string {
  if (book.names.has(key)) return key;
  const words = bare(text).split(/\s+/);
  for (let count = words.length - 1; count > 0; count -= 1) {
    if (!book.lines.has(brandKey(words[count] ?? ''))) break;
    const front = brandKey(words.slice(0, count).join(' '));
    if (book.names.has(front)) return front;
  }
  return key;
}

/** The brand a product is filed under, of all the names a row gives: a known brand before an unknown one, a brand before its maker; null without any. */
export function chooseBrand(written: readonly string[], title: string, book: BrandBook): BrandName | null {
  const named = written
    .flatMap((text) => text.split(/\s*[,;]\s*/))
    .map((text) => ({ text, key: withoutLine(text, brandKey(text), book) }))
    .filter(({ text, key }) => key.length > 0 && /[\p{sc=Latin}\p{sc=Cyrillic}\d]/u.test(text) && !book.none.has(key));
  const own = named.filter(({ key }) => !book.makers.has(key));
  const known = own.find(({ key }) => book.names.has(key));
  const chosen = known ?? (own.length > 0 ? shortest(own) : (titleBrand(title, book) ?? named[0]));
  if (!chosen) return null;
  const name = book.names.get(chosen.key) ?? brandSpelling(chosen.text);
  const key = brandKey(name);
  return key.length === 0 ? null : { name, key };
}

/** "Nivea Men, Nivea": a line is filed under the brand its name begins with. */
function shortest<Named extends { readonly key: string }>(own: readonly Named[]): Named | undefined {
  const [first] = own;
  return own.find(({ key }) => first && key.length > 2 && key.length < first.key.length && first.key.startsWith(key)) ?? first;
}

/** A distributor stands in the brand field and the brand in front of the title. */
function titleBrand(title: string, book: BrandBook): { text: string; key: string } | undefined {
  const words = title.split(/\s+/);
  for (let count = Math.min(4, words.length - 1); count > 0; count -= 1) {
    const text = words.slice(0, count).join(' ');
    const key = brandKey(text);
    if (book.names.has(key)) return { text, key };
  }
  return undefined;
}
