import { remembered, rememberedBy } from '#core/remembered.ts';
import { brandKey } from './brand-name.ts';
import { type CategoryRules, type ListRule, type OutsideKind, type TitleVote, tagKey } from './category-rules.ts';
import { findTerms, foldTitle } from './title-words.ts';

/** What is known of a product when its category is sought. */
export interface Described {
  /** Tags or category words of the source, the most telling last. */
  readonly tags: readonly string[];
  /** As the source writes it. */
  readonly title: string;
  /** As it is shown. */
  readonly brand: string;
  /** INCI names of the list in its order, as far as they are known. */
  readonly names: readonly string[];
  /** The list as printed; empty where it is not read yet. */
  readonly list: string;
}

export interface FoundCategory {
  /** Alias of data/catalog/categories.yaml. */
  readonly category: string;
  /** False: what speaks for it is weak, or something speaks for another one. */
  readonly sure: boolean;
}

const weights = { tag: 4, sure: 3, alone: 2, hint: 1, further: 1, brand: 2 } as const;
/** A category needs so many votes; for certainty so many, and so many more than the next one. */
const [leastVotes, sureVotes, sureLead] = [2, 3, 2];
/** Less than this is told by one word that only hints. */
const toldVotes = 2;

/** Votes for one category, and where in the title it is named first. */
interface Votes {
  readonly category: string;
  votes: number;
  namedAt: number;
  /** How many of them are more than what the formula says. */
  told: number;
}

/** The category that the most telling tag names; null where none names one. */
export function categoryOfTags(tags: readonly string[], rules: CategoryRules): string | null {
  for (const tag of tags.toReversed()) {
    const number = rules.google.get(tag.trim());
    if (number) return number;
    for (const part of tag.split('>').toReversed()) {
      const category = rules.tags.get(tagKey(part.trim()));
      if (category) return category;
    }
  }
  return null;
}

/** A title is asked about three times for one row: before its list is read, with it, and for its category. */
const keptTitles = 100;

/** Number of the first word that a match covers. */
const placeOf = (words: number) => 31 - Math.clz32(words & -words);

interface TitleWord {
  readonly category: string;
  readonly strength: TitleVote['strength'];
  /** Number of the first word of the title that it covers. */
  readonly place: number;
}

/** The words of a folded title that speak for a category. "With", "au" and the like make what follows them an ingredient, which only hints. */
const wordsOf = rememberedBy(keptTitles, ({ unsaid, addedAfter, titles }: CategoryRules, title): readonly TitleWord[] => {
  const said = title.replace(unsaid, ' ').replace(/ +/g, ' ').trim();
  const from = said.split(' ').findIndex((word, place) => place > 0 && addedAfter.has(word));
  return findTerms(said, titles).map(({ value, words }) => {
    const place = placeOf(words);
    return { ...value, place, strength: from >= 0 && place > from ? 'maybe' : value.strength };
  });
});

const keptBrands = 2_000;
const foldBrand = remembered(keptBrands, foldTitle);

/** The folded title without the brand's name: a mascara of Essence is no essence. What a brand is known for is a matter of its own. */
const unbranded = ({ title, brand }: Pick<Described, 'title' | 'brand'>): string =>
  ` ${foldTitle(title)} `.replace(` ${foldBrand(brand)} `, ' ').trim();

/** Votes of the title: for a word that names the category, for one that does so alone, for one that hints at it, and one more where several do. */
function votesOfTitle(title: string, rules: CategoryRules): Votes[] {
  const found = wordsOf(rules, title);
  const isNamed = found.some(({ strength }) => strength === 'sure');
  const votes = new Map<string, Votes>();
  for (const { category, strength, place } of found) {
    const names = strength === 'sure' || (strength === 'alone' && !isNamed);
    const weight = names ? weights[strength] : weights.hint;
    const namedAt = names ? place : Number.POSITIVE_INFINITY;
    const before = votes.get(category);
    if (!before) votes.set(category, { category, votes: weight, namedAt, told: weight });
    else {
      before.votes = Math.min(Math.max(before.votes, weight) + weights.further, weights.sure + weights.further);
      before.told = before.votes;
      before.namedAt = Math.min(before.namedAt, namedAt);
    }
  }
  return [...votes.values()];
}

/** By INCI name: where it stands first. */
type Places = ReadonlyMap<string, number>;

/** Does the list answer to a rule? */
function holds({ one, least, first = Number.POSITIVE_INFINITY, also, not }: ListRule, places: Places): boolean {
  let early = 0;
  for (const name of one) if ((places.get(name) ?? Number.POSITIVE_INFINITY) < first) early += 1;
  return early >= least && (also?.some((name) => places.has(name)) ?? true) && !not.some((name) => places.has(name));
}

const placesOf = (names: readonly string[]): Places => new Map(names.map((name, place) => [name, place] as const).toReversed());

const noCategories: ReadonlySet<string> = new Set();

/** The categories whose products do not have such a list. */
function deniedBy(places: Places, { title, brand }: Pick<Described, 'title' | 'brand'>, rules: CategoryRules): ReadonlySet<string> {
  const denied = rules.against.filter(
    (rule) => (rule.brands?.has(brandKey(brand)) ?? true) && holds(rule, places) && findTerms(foldTitle(title), rule.unless).length === 0,
  );
  return new Set(denied.flatMap(({ of }) => [...of]));
}

type Voted = readonly (string | null | undefined)[];

/** The weight goes to those of these that something else speaks for; where nothing does, to the first. */
function vote(votes: Votes[], categories: Voted, weight: number, isTold: boolean, denied: ReadonlySet<string> = noCategories): void {
  const present = votes.filter(({ category }) => categories.includes(category));
  for (const one of present) {
    one.votes += weight;
    if (isTold) one.told += weight;
  }
  const [first] = categories;
  if (present.length === 0 && first && !denied.has(first))
    votes.push({ category: first, votes: weight, namedAt: Number.POSITIVE_INFINITY, told: isTold ? weight : 0 });
}

/** What speaks for each category: words of the title, tags, the brand, the formula; the most first. `deniedTold`: how far something told one that the list speaks against. */
function categoryVotes(
  { tags, title, brand, names }: Omit<Described, 'list'>,
  rules: CategoryRules,
): { readonly votes: readonly Votes[]; readonly deniedTold: number } {
  const places = placesOf(names);
  const denied = deniedBy(places, { title, brand }, rules);
  const key = brandKey(brand);
  const told = votesOfTitle(unbranded({ title, brand }), rules);
  vote(told, [categoryOfTags(tags, rules)], weights.tag, true);
  vote(told, [rules.brands.get(key)], weights.brand, true);
  const votes = told.filter(({ category }) => !denied.has(category));
  const deniedTold = Math.max(0, ...told.map((one) => (denied.has(one.category) ? one.told : 0)));
  for (const rule of rules.formulas)
    if ((rule.brands?.has(key) ?? true) && holds(rule, places)) vote(votes, rule.votes, rule.weight, false, denied);
  return { votes: votes.sort((one, other) => other.votes - one.votes || one.namedAt - other.namedAt), deniedTold };
}

/** Our category of a product; null where too little speaks for one, as much for two of which the title names none first, or the title against its use. */
export function findCategory(described: Omit<Described, 'list'>, rules: CategoryRules): FoundCategory | null {
  const voted = votedCategory(described, rules);
  const others = rules.otherUses.get(voted?.category ?? '');
  if (!others) return voted;
  const folded = foldTitle(described.title);
  const other = others.find(({ terms }) => {
    const said = findTerms(folded, terms);
    return said.length > 0 && said.every(({ value }) => value);
  });
  if (!other) return voted;
  return other.as === null ? null : { category: other.as, sure: false };
}

function votedCategory(described: Omit<Described, 'list'>, rules: CategoryRules): FoundCategory | null {
  const { votes, deniedTold } = categoryVotes(described, rules);
  const [first, second] = votes;
  if (!first || first.votes < leastVotes) return null;
  const lead = first.votes - (second?.votes ?? 0);
  if (lead === 0 && first.namedAt === second?.namedAt) return null;
  // What the formula alone seems to be is no match for what is written on the pack.
  const isAhead = lead >= sureLead || !second?.told;
  return {
    category: first.category,
    sure: first.told >= Math.max(toldVotes, Math.min(deniedTold, weights.sure)) && first.votes >= sureVotes && isAhead,
  };
}

const namesCategory = (words: readonly TitleWord[]) => words.some(({ strength }) => strength !== 'maybe');

/** What kind of thing it is that is no cosmetic, by tags, brand and title; null where they tell of none. */
export function outsideByTitle(
  { tags, title, brand }: Pick<Described, 'tags' | 'title' | 'brand'>,
  rules: CategoryRules,
): OutsideKind | null {
  const { outside } = rules;
  const tagged = tags.map((tag) => outside.tags.get(tagKey(tag))).find((kind) => kind !== undefined);
  const words = wordsOf(rules, unbranded({ title, brand }));
  const isNamed = namesCategory(words);
  const said = findTerms(foldTitle(title), outside.titles).find(({ value }) => !(value.alone && isNamed))?.value.kind;
  const ofBrand = outside.brands.get(brandKey(brand));
  const made = ofBrand?.alone && words.some(({ strength }) => strength === 'sure') ? null : ofBrand?.kind;
  return tagged ?? made ?? said ?? null;
}

/** The same by its list. */
export function outsideByList({ title, brand, names, list }: Omit<Described, 'tags'>, rules: CategoryRules): OutsideKind | null {
  const { outside } = rules;
  const places = placesOf(names);
  const formula = outside.formulas.find(({ rule }) => holds(rule, places))?.kind;
  if (formula) return formula;
  const isNamed = namesCategory(wordsOf(rules, unbranded({ title, brand })));
  const folded = foldTitle(list);
  return outside.lists.find((sign) => !(sign.alone && isNamed) && sign.words.test(folded))?.kind ?? null;
}
