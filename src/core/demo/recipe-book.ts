import * as z from 'zod/mini';
import { categoryLine, certificateKinds, shelfAreas } from '#core/catalog/taxonomy.ts';

/** The demonstration catalogue's recipe book (data/catalog), as it stands in its files. */

const range = z.string().check(z.regex(/^\d+(\.\d+)?-\d+(\.\d+)?$/));
const styles = ['eu', 'us', 'dual', 'capitals'] as const;
/** How a brand prints its labels. */
export type LabelStyle = (typeof styles)[number];

const category = z.strictObject({
  ...categoryLine.shape,
  weight: z.number(),
  sizes: z.array(z.string()),
  /** Euros for the first size, at a brand of middling prices. */
  price: range,
  /** Formula type → weight. */
  formulas: z.record(z.string(), z.number()),
});

/** Those of which the demonstration has products; real ones have more kinds. */
const demoCategories = z.pipe(
  z.array(z.union([category, categoryLine])),
  z.transform((lines) => lines.filter((line): line is z.output<typeof category> => 'formulas' in line)),
);

/** YAML reads an unquoted day as a date. */
const day = z.pipe(
  z.union([z.string(), z.date()]),
  z.transform((value) => (typeof value === 'string' ? value : value.toISOString().slice(0, 10))),
);

const brand = z.strictObject({
  name: z.string(),
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  areas: z.array(z.enum(shelfAreas)),
  style: z.enum(styles),
  weight: z.number(),
  avoids: z._default(z.array(z.string()), []),
  website: z._default(z.nullable(z.string()), null),
  certificates: z._default(z.array(z.strictObject({ kind: z.enum(certificateKinds), issuer: z.string(), checked: day })), []),
});

const pool = z.strictObject({ share: range, names: z.record(z.string(), z.union([z.number(), z.string()])) });

const formula = z.strictObject({
  /** How it is sold, where its category has both. */
  unit: z.optional(z.enum(['ml', 'g'])),
  scent: z.number(),
  essential: z._default(z.number(), 0),
  mayContain: z.optional(z.string()),
  parts: z.array(z.string()),
});

const hero = z.strictObject({
  ru: z.string(),
  inci: z.string(),
  share: range,
  percents: z._default(z.array(z.number()), []),
  oil: z.optional(z.boolean()),
});
const words = z.strictObject({
  adjectives: z.record(z.string(), z.record(z.string(), z.string())),
  audiences: z.record(z.string(), z.record(z.string(), z.string())),
  heroes: z.record(z.string(), z.record(z.string(), hero)),
  lines: z.record(z.string(), z.string()),
  shades: z.record(z.string(), z.record(z.string(), z.string())),
});

const titles = z.strictObject({
  patterns: z.record(z.string(), z.array(z.tuple([z.number(), z.string(), z.string()]))),
  formulas: z.record(
    z.string(),
    z.strictObject({
      patterns: z.string(),
      adjectives: z.string(),
      heroes: z.optional(z.string()),
      audiences: z.optional(z.string()),
      shades: z.optional(z.string()),
      nouns: z.array(z.string()),
    }),
  ),
});

const label = z.strictObject({
  lastDate: day,
  years: z.number(),
  spellings: z.record(z.string(), z.record(z.string(), z.string())),
  sometimes: z.record(z.string(), z.array(z.string())),
  mayContain: z.record(z.enum(styles), z.string()),
});

const exclusion = z.strictObject({ animal: z.optional(z.array(z.string())), flags: z.optional(z.array(z.string())) });
const rules = z.strictObject({ certificates: z.partialRecord(z.enum(certificateKinds), exclusion) });

const country = z.string().check(z.regex(/^[A-Z]{2}$/));

/** A grammar of names: patterns over its lists of words. */
const grammar = z.pipe(
  z.record(z.string(), z.array(z.union([z.string(), z.tuple([z.number(), z.string()])]))),
  z.transform(({ patterns = [], ...lists }) => ({
    patterns: patterns.flatMap((entry) => (typeof entry === 'string' ? [] : [{ weight: entry[0], pattern: entry[1] }])),
    lists: Object.fromEntries(
      Object.entries(lists).map(([name, entries]) => [name, entries.flatMap((entry) => (typeof entry === 'string' ? [entry] : []))]),
    ),
  })),
);

const brandNames = z.strictObject({
  grammars: z.record(z.string(), grammar),
  countries: z.array(
    z.strictObject({
      country,
      weight: z.number(),
      grammars: z.record(z.string(), z.number()),
      styles: z.partialRecord(z.enum(styles), z.number()),
    }),
  ),
  areas: z.array(z.strictObject({ weight: z.number(), areas: z.array(z.enum(shelfAreas)) })),
  avoids: z.array(z.strictObject({ weight: z.number(), pools: z.array(z.string()) })),
  certificates: z.array(
    z.strictObject({
      kind: z.enum(certificateKinds),
      chance: z.number(),
      /** Only for brands that make one of these. */
      areas: z.optional(z.array(z.enum(shelfAreas))),
      issuers: z.array(z.string()),
    }),
  ),
});

const price = z.strictObject({
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  countries: z.array(country),
  /** Units per euro. */
  rate: z.number(),
  /** Step of prices and what they stay below it, in the smallest unit. */
  endings: z.array(z.tuple([z.number(), z.number()])),
});

const moods = ['good', 'mixed', 'bad'] as const;
export type Mood = (typeof moods)[number];
const sentences = z.strictObject({ good: z.array(z.string()), mixed: z.array(z.string()), bad: z.array(z.string()) });
const kinds = [
  'cleansing',
  'care',
  'lips',
  'body',
  'shower',
  'deodorant',
  'hair',
  'styling',
  'make-up',
  'lip-colour',
  'sun',
  'tan',
] as const;
const reviewTexts = z.strictObject({
  titles: sentences,
  opening: sentences,
  closing: sentences,
  scent: sentences,
  unscented: sentences,
  ...(Object.fromEntries(kinds.map((kind) => [kind, sentences])) as Record<(typeof kinds)[number], typeof sentences>),
  pros: z.array(z.string()),
  cons: z.array(z.string()),
});
const reviews = z.strictObject({
  /** Rating → weight. */
  ratings: z.record(z.string().check(z.regex(/^[1-5]$/)), z.number()),
  /** Category → what its reviews speak of. */
  kinds: z.record(z.string(), z.enum(kinds)),
  authors: z.strictObject({ first: z.array(z.string()), second: z.array(z.string()) }),
  texts: z.strictObject({ en: reviewTexts, ru: reviewTexts }),
});

/** File name (without .yaml) → its schema. */
export const recipeBookFiles = {
  categories: demoCategories,
  brands: z.array(brand),
  pools: z.record(z.string(), pool),
  formulas: z.record(z.string(), formula),
  words,
  titles,
  label,
  rules,
  'brand-names': brandNames,
  'real-brands': z.array(z.array(z.string())),
  prices: z.array(price),
  reviews,
} as const;

/** All files of the book. */
export type RecipeBook = { readonly [File in keyof typeof recipeBookFiles]: z.output<(typeof recipeBookFiles)[File]> };
export type BookCategory = z.output<typeof category>;
export type BookBrand = z.output<typeof brand>;
