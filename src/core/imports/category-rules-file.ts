import * as z from 'zod/mini';
import { titleTerm } from './title-words.ts';

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
/** Words that speak against how products of a category are used. */
const otherUse = z.strictObject({
  of: z.array(alias),
  /** Of the title; any title where left out. */
  says: z._default(terms, []),
  /** Of the text around the list: the name of a set of `directions`. */
  directions: z.optional(alias),
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
  /** Our category → what one of its products is called. */
  called: z.record(alias, z.tuple([z.string(), z.string()])),
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
  /** Our categories of what washes. */
  washes: z.array(alias),
  against: z.array(againstRule),
  /** Patterns of what stands around a list and tells how the product is used. */
  directions: z.record(alias, names),
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

export type CategoryRulesFile = z.output<typeof categoryRulesFile>;
