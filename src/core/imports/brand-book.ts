import * as z from 'zod/mini';
import { brandKey } from './brand-name.ts';

const spellingList = z.array(z.string());
const nameIn = (entry: string | { readonly name: string }) => (typeof entry === 'string' ? entry : entry.name);

/** data/catalog/import-brands.yaml: makers that are named beside their brands, and brands with their other spellings. */
export const brandBookFile = z.strictObject({
  makers: z.array(
    z.union([
      z.string(),
      z.strictObject({
        name: z.string(),
        also: z._default(spellingList, []),
        /** Its brands, which it is named for anywhere in a title. */
        sells: z._default(spellingList, []),
      }),
    ]),
  ),
  brands: z
    .array(
      z.union([
        z.string(),
        z.strictObject({
          name: z.string(),
          also: z._default(spellingList, []),
          lines: z._default(spellingList, []),
          /** Whatever stands behind the name is a line of it. */
          prefix: z._default(z.boolean(), false),
        }),
      ]),
    )
    // The last entry of a name would hide the spellings of the others.
    .check(z.refine((brands) => new Set(brands.map(nameIn)).size === brands.length, { error: 'A brand stands twice.' })),
  lines: spellingList,
  laboratories: spellingList,
  distinct: spellingList,
  none: spellingList,
  /** Of a company the first seven digits of its barcodes of thirteen digits, and its brands. */
  companies: z._default(z.array(z.strictObject({ codes: z.array(z.string().check(z.regex(/^\d{7}$/))), brands: spellingList })), []),
});

/** The brand file as looked up while importing, by brand key. */
export interface BrandBook {
  /** Key of a maker → its name; none that is a brand as well. */
  readonly makers: ReadonlyMap<string, string>;
  /** Keys of makers that are a brand as well: another brand named beside them goes before. */
  readonly houses: ReadonlySet<string>;
  /** Key of a maker or shop → names of its brands. */
  readonly sells: ReadonlyMap<string, ReadonlySet<string>>;
  /** Keys of what is no brand; those of makers whose names are on no pack too. */
  readonly none: ReadonlySet<string>;
  /** Keys of words that name a line of a brand. */
  readonly lines: ReadonlySet<string>;
  /** Keys of words such as "Laboratoires" around a name. */
  readonly laboratories: ReadonlySet<string>;
  /** Brands that look like another one and are not. */
  readonly distinct: ReadonlySet<string>;
  /** Brands behind whose name everything is a line. */
  readonly prefixes: ReadonlySet<string>;
  /** Key of a spelling → the name to be shown. */
  readonly names: ReadonlyMap<string, string>;
  /** Name → all its spellings. */
  readonly spellings: ReadonlyMap<string, readonly string[]>;
  /** Name → what it sells under names of their own, by brand key. */
  readonly linesOf: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** First seven digits of a barcode → names of the brands of its company. */
  readonly codes: ReadonlyMap<string, readonly string[]>;
}

export function brandBook(file: z.output<typeof brandBookFile>): BrandBook {
  const names = new Map<string, string>();
  const spellings = new Map<string, string[]>();
  const linesOf = new Map<string, ReadonlyMap<string, string>>();
  const prefixes = new Set<string>();
  for (const entry of file.brands) {
    const { name, also, lines, prefix } = typeof entry === 'string' ? { name: entry, also: [], lines: [], prefix: false } : entry;
    spellings.set(name, [name, ...also]);
    for (const spelling of [name, ...also, ...lines]) names.set(brandKey(spelling), name);
    const own = lines.filter((line) => !brandKey(line).startsWith(brandKey(name)));
    if (own.length > 0) linesOf.set(name, new Map(own.map((line) => [brandKey(line), line])));
    if (prefix) for (const spelling of [name, ...also]) prefixes.add(brandKey(spelling));
  }
  const keysOf = (words: readonly string[]) => new Set(words.map(brandKey));
  const entries = file.makers.map((entry) => (typeof entry === 'string' ? { name: entry, also: [], sells: [] } : entry));
  const makers = entries.flatMap(({ name, also }) => [name, ...also].map((spelling) => [brandKey(spelling), name] as const));
  // "Laboratoires Gilberts" is the house Gilbert; "L'Oréal Paris" is a brand of the house L'Oréal.
  const spellingsOfOwn = (key: string) => {
    const name = names.get(key) ?? '';
    return brandKey(name) === key ? (spellings.get(name) ?? []).map(brandKey) : [];
  };
  return {
    makers: new Map(makers.filter(([key]) => !names.has(key)).toReversed()),
    houses: new Set(makers.flatMap(([key]) => (names.has(key) ? [key, ...spellingsOfOwn(key)] : []))),
    sells: new Map(
      entries.flatMap(({ name, also, sells }) =>
        sells.length === 0 ? [] : [name, ...also].map((spelling) => [brandKey(spelling), new Set(sells)] as const),
      ),
    ),
    none: keysOf(file.none),
    lines: keysOf(file.lines),
    laboratories: keysOf(file.laboratories),
    distinct: keysOf(file.distinct),
    prefixes,
    names,
    spellings,
    linesOf,
    codes: new Map(file.companies.flatMap(({ codes, brands }) => codes.map((code) => [code, brands]))),
  };
}
