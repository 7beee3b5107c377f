import { keyOf } from '#core/inci/names/fold.ts';
import { remembered } from '#core/remembered.ts';
import { brandKey } from './brand-name.ts';
import type { CategoryRulesFile, ListRule, OutsideKind } from './category-rules-file.ts';
import { directionPattern } from './directions.ts';
import { foldTitle, type TitleTerms, titleTerms } from './title-words.ts';

type AgainstRule = Omit<CategoryRulesFile['against'][number], 'of' | 'unless' | 'brands'> & {
  readonly of: ReadonlySet<string>;
  readonly unless: TitleTerms<true>;
  readonly brands: ReadonlySet<string> | null;
};

/** How a word speaks for a category. */
const strengths = ['sure', 'alone', 'maybe'] as const;

export interface TitleVote {
  readonly category: string;
  readonly strength: (typeof strengths)[number];
}

type KeyedFormula = Omit<CategoryRulesFile['formulas'][number], 'brands'> & { readonly brands: ReadonlySet<string> | null };

/** `alone`: it counts when no word of the title names a category; of brands, when none is sure to. */
interface OutsideSign {
  readonly kind: OutsideKind;
  readonly alone: boolean;
}

/** Words that speak against a use, and what the product is then, probably; null where nothing tells. */
interface OtherUse {
  /** True for words that speak against it, false for those with which they do not count. */
  readonly terms: TitleTerms<boolean>;
  /** Any title will do. */
  readonly anyTitle: boolean;
  /** Looked for in the text around the list; rules are sent to worker threads, so that it is no function. */
  readonly directions: RegExp | null;
  readonly list: ListRule | null;
  readonly as: string | null;
}

/** The file as it is asked while importing. */
export interface CategoryRules {
  readonly tags: ReadonlyMap<string, string>;
  readonly google: ReadonlyMap<string, string>;
  /** By our category: what one of its products is called, in English and in Russian. */
  readonly called: ReadonlyMap<string, readonly [string, string]>;
  readonly unsaid: RegExp;
  readonly addedAfter: ReadonlySet<string>;
  readonly titles: TitleTerms<TitleVote>;
  /** By brand key. */
  readonly brands: ReadonlyMap<string, string>;
  readonly formulas: readonly KeyedFormula[];
  /** By our category: brand keys. */
  readonly formulaAlone: ReadonlyMap<string, ReadonlySet<string>>;
  readonly washes: ReadonlySet<string>;
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
export function categoryRules(file: CategoryRulesFile, aliases: Iterable<string> = []): CategoryRules {
  const tags = new Map([...aliases].map((own) => [tagKey(own), own]));
  for (const [category, words] of Object.entries(file.tags)) for (const word of words) tags.set(tagKey(word), category);
  const outside = pairs(file.outside);
  return {
    tags,
    google: new Map(Object.entries(file.google)),
    called: new Map(Object.entries(file.called)),
    unsaid: anyOf(file.unsaid, 'gu'),
    addedAfter: new Set(file.addedAfter),
    titles: titleTerms(
      Object.entries(file.titles).flatMap(([category, words]) =>
        strengths.flatMap((strength) => words[strength].map((term) => [term, { category, strength }] as const)),
      ),
    ),
    brands: new Map(Object.entries(file.brands).flatMap(([category, brands]) => brands.map((brand) => [brandKey(brand), category]))),
    otherUses: Map.groupBy(
      file.otherUses.flatMap(({ of, says, directions, unless, list = null, as }) => {
        const known = titleTerms([...says.map((term) => [term, true] as const), ...unless.map((term) => [term, false] as const)]);
        const told = directions === undefined ? null : directionPattern(file.directions[directions] ?? []);
        return of.map((category) => ({ category, terms: known, anyTitle: says.length === 0, directions: told, list, as }));
      }),
      ({ category }) => category,
    ),
    formulas: file.formulas.map((rule) => ({ ...rule, brands: keysOf(rule.brands) })),
    formulaAlone: new Map(Object.entries(file.formulaAlone).map(([category, brands]) => [category, new Set(brands.map(brandKey))])),
    washes: new Set(file.washes),
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
