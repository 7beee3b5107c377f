import * as z from 'zod/mini';
import { keyOf } from '#core/inci/names/fold.ts';
import { remembered } from '#core/remembered.ts';
import { brandKey } from './brand-name.ts';
import { foldTitle, type TitleTerms, titleTerm, titleTerms } from './title-words.ts';

const alias = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));
/** A word that stands twice would count as one that somebody meant to write otherwise. */
const onceEach = z.refine<readonly unknown[]>((words) => new Set(words.map((word) => JSON.stringify(word))).size === words.length, {
  error: 'A word stands twice in this list.',
});
const terms = z.array(titleTerm).check(onceEach);
const names = z.array(z.string()).check(onceEach);

/** What a list says of its product. */
const listRule = z.strictObject({
  /** Of these INCI names … */
  one: names,
  /** … so many … */
  least: z._default(z.number(), 1),
  /** … stand among the first so many; all of them where left out. */
  first: z.optional(z.number()),
  /** One of these stands anywhere in the list. */
  also: z.optional(names),
  /** None of these does. */
  not: z._default(names, []),
});
export type ListRule = z.output<typeof listRule>;

const formulaRule = z.strictObject({
  ...listRule.shape,
  /** The weight goes to those of these categories that something else speaks for; where nothing does, to the first. */
  votes: z.array(alias),
  weight: z.number(),
  /** Asked of these brands only. */
  brands: z.optional(names),
});
type FormulaRule = z.output<typeof formulaRule>;

/** Kinds of things that are no cosmetics, as reports name them. */
export const outsideKinds = ['cleaning agent', 'medicine', 'biocide', 'hygiene article', 'food', 'pet care', 'other'] as const;
export type OutsideKind = (typeof outsideKinds)[number];

/** A list that the products of a category do not have: no word speaks for it then, and what is left is only probable. */
const againstRule = z.strictObject({
  ...listRule.shape,
  of: z.array(alias),
  /** With one of these words in the title it does not hold. */
  unless: z._default(terms, []),
  /** Asked of these brands only. */
  brands: z.optional(names),
});
type AgainstRule = Omit<z.output<typeof againstRule>, 'of' | 'unless' | 'brands'> & {
  readonly of: ReadonlySet<string>;
  readonly unless: TitleTerms<true>;
  readonly brands: ReadonlySet<string> | null;
};

/** Words of a title that speak against how products of a category are used. */
const otherUse = z.strictObject({
  of: z.array(alias),
  says: terms,
  /** With one of these it does not hold. */
  unless: z._default(terms, []),
  /** It holds with such a list only. */
  list: z.optional(listRule),
  /** What it is then, probably: the same category where the words only make it doubtful. */
  as: z.nullable(alias),
});

/** data/catalog/import-categories.yaml. */
export const categoryRulesFile = z.strictObject({
  /** Our category → tags and category words of the sources. */
  tags: z.record(alias, names),
  /** Numbers of the Google product taxonomy → our category. */
  google: z.record(z.string(), alias),
  unsaid: names,
  /** What stands behind one of these words is in the product, and is not what it is. */
  addedAfter: names,
  /** Our category → words of a title that name it, that do so when no other word names one, and that hint at it. */
  titles: z.record(alias, z.strictObject({ sure: terms, alone: z._default(terms, []), maybe: z._default(terms, []) })),
  /** Our category → brands that are known for it. */
  brands: z.record(alias, names),
  formulas: z.array(formulaRule),
  /** Our category → the brands of which a formula tells it when nothing else does; of those left out here it tells it of all. */
  formulaAlone: z.record(alias, names),
  against: z.array(againstRule),
  otherUses: z.array(otherUse),
  outside: z.partialRecord(
    z.enum(outsideKinds),
    z.strictObject({
      tags: z._default(names, []),
      titles: z._default(terms, []),
      /** Words of a title that count when no word of it names a category. */
      alone: z._default(terms, []),
      brands: z._default(names, []),
      /** Brands that make a cosmetic now and then; they count when no word of the title is sure to name a category. */
      brandsAlone: z._default(names, []),
      /** Words of a list as no cosmetic has it; they, too, count when no word of the title names a category. */
      lists: z._default(names, []),
      /** Active substances that no cosmetic may hold, whatever its title says: words of the list, with what may stand behind them in several languages. */
      substances: z._default(names, []),
      formulas: z._default(z.array(listRule), []),
    }),
  ),
});

/** How a word speaks for a category. */
const strengths = ['sure', 'alone', 'maybe'] as const;

export interface TitleVote {
  readonly category: string;
  readonly strength: (typeof strengths)[number];
}

type KeyedFormula = Omit<FormulaRule, 'brands'> & { readonly brands: ReadonlySet<string> | null };

/** `alone`: it counts when no word of the title names a category; of brands, when none is sure to. */
interface OutsideSign {
  readonly kind: OutsideKind;
  readonly alone: boolean;
}

/** Words that speak against a use, and what the product is then, probably; null where nothing tells. */
interface OtherUse {
  /** True for words that speak against it, false for those with which they do not count. */
  readonly terms: TitleTerms<boolean>;
  readonly list: ListRule | null;
  readonly as: string | null;
}

/** The file as it is asked while importing. */
export interface CategoryRules {
  readonly tags: ReadonlyMap<string, string>;
  readonly google: ReadonlyMap<string, string>;
  readonly unsaid: RegExp;
  readonly addedAfter: ReadonlySet<string>;
  readonly titles: TitleTerms<TitleVote>;
  /** By brand key. */
  readonly brands: ReadonlyMap<string, string>;
  readonly formulas: readonly KeyedFormula[];
  /** By our category: brand keys. */
  readonly formulaAlone: ReadonlyMap<string, ReadonlySet<string>>;
  readonly against: readonly AgainstRule[];
  /** By our category. */
  readonly otherUses: ReadonlyMap<string, readonly OtherUse[]>;
  readonly outside: {
    readonly tags: ReadonlyMap<string, OutsideKind>;
    readonly titles: TitleTerms<OutsideSign>;
    /** By brand key. */
    readonly brands: ReadonlyMap<string, OutsideSign>;
    /** What is looked for in a folded list. */
    readonly lists: readonly (OutsideSign & { readonly words: RegExp })[];
    readonly formulas: readonly { readonly rule: ListRule; readonly kind: OutsideKind }[];
  };
}

const maxTags = 2_000;
/** "en:face-creams" → "facecreams". */
export const tagKey = remembered(maxTags, (tag: string) => keyOf(tag.replace(/^[a-z]{2}:/i, '')));

const keysOf = (brands: readonly string[] | undefined) => (brands ? new Set(brands.map(brandKey)) : null);

const pairs = <Key extends string, Value>(record: Readonly<Partial<Record<Key, Value>>>): [Key, Value][] =>
  Object.entries(record) as [Key, Value][];

/** Any of these phrases in a folded text. */
const anyOf = (phrases: readonly string[], flags: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.map(foldTitle).join('|')})(?![\\p{L}\\p{N}])`, flags);

/** A word of a folded text that begins with one of these. */
const anyStart = (starts: readonly string[]) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${starts.map(foldTitle).join('|')})`, 'u');

/** `aliases`: our own categories, which a source may name directly. */
export function categoryRules(file: z.output<typeof categoryRulesFile>, aliases: Iterable<string> = []): CategoryRules {
  const tags = new Map([...aliases].map((own) => [tagKey(own), own]));
  for (const [category, words] of Object.entries(file.tags)) for (const word of words) tags.set(tagKey(word), category);
  const outside = pairs(file.outside);
  return {
    tags,
    google: new Map(Object.entries(file.google)),
    unsaid: anyOf(file.unsaid, 'gu'),
    addedAfter: new Set(file.addedAfter),
    titles: titleTerms(
      Object.entries(file.titles).flatMap(([category, words]) =>
        strengths.flatMap((strength) => words[strength].map((term) => [term, { category, strength }] as const)),
      ),
    ),
    brands: new Map(Object.entries(file.brands).flatMap(([category, brands]) => brands.map((brand) => [brandKey(brand), category]))),
    otherUses: Map.groupBy(
      file.otherUses.flatMap(({ of, says, unless, list = null, as }) => {
        const known = titleTerms([...says.map((term) => [term, true] as const), ...unless.map((term) => [term, false] as const)]);
        return of.map((category) => ({ category, terms: known, list, as }));
      }),
      ({ category }) => category,
    ),
    formulas: file.formulas.map((rule) => ({ ...rule, brands: keysOf(rule.brands) })),
    formulaAlone: new Map(Object.entries(file.formulaAlone).map(([category, brands]) => [category, new Set(brands.map(brandKey))])),
    against: file.against.map((rule) => ({
      ...rule,
      of: new Set(rule.of),
      unless: titleTerms(rule.unless.map((term) => [term, true] as const)),
      brands: keysOf(rule.brands),
    })),
    outside: {
      tags: new Map(outside.flatMap(([kind, { tags: words }]) => words.map((word) => [tagKey(word), kind]))),
      titles: titleTerms<OutsideSign>(
        outside.flatMap(([kind, { titles, alone }]) => [
          ...titles.map((term) => [term, { kind, alone: false }] as const),
          ...alone.map((term) => [term, { kind, alone: true }] as const),
        ]),
      ),
      brands: new Map<string, OutsideSign>(
        outside.flatMap(([kind, { brands, brandsAlone }]) => [
          ...brands.map((brand) => [brandKey(brand), { kind, alone: false }] as const),
          ...brandsAlone.map((brand) => [brandKey(brand), { kind, alone: true }] as const),
        ]),
      ),
      lists: outside.flatMap(([kind, { lists, substances }]) => [
        ...(lists.length > 0 ? [{ words: anyOf(lists, 'u'), kind, alone: true }] : []),
        ...(substances.length > 0 ? [{ words: anyStart(substances), kind, alone: false }] : []),
      ]),
      formulas: outside.flatMap(([kind, { formulas }]) => formulas.map((rule) => ({ rule, kind }))),
    },
  };
}
