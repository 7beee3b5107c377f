import { brandKey } from './brand-name.ts';
import { type CategoryRules, tagKey } from './category-rules.ts';
import { type Described, unbranded, wordsOf } from './described.ts';
import { holds, type Places, placesOf } from './list-rule.ts';
import { findTerms, foldTitle } from './title-words.ts';

export const weights = { tag: 4, sure: 3, alone: 2, hint: 1, further: 1, brand: 2 } as const;

/** Votes for one category, and where in the title it is named first. */
interface Votes {
  readonly category: string;
  votes: number;
  namedAt: number;
  /** How many of them are more than what the formula says. */
  told: number;
  /** The source, the brand or a word that means nothing else names it. */
  isNamed: boolean;
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

/** Votes of the title: for a word that names the category, for one that does so alone, for one that hints at it, and one more where several do. */
function votesOfTitle(title: string, rules: CategoryRules): Votes[] {
  const found = wordsOf(rules, title);
  const someNamed = found.some(({ strength }) => strength === 'sure');
  const votes = new Map<string, Votes>();
  for (const { category, strength, place } of found) {
    const names = strength === 'sure' || (strength === 'alone' && !someNamed);
    const weight = names ? weights[strength] : weights.hint;
    const namedAt = names ? place : Number.POSITIVE_INFINITY;
    const before = votes.get(category);
    const isNamed = strength === 'sure';
    if (!before) votes.set(category, { category, votes: weight, namedAt, told: weight, isNamed });
    else {
      before.isNamed ||= isNamed;
      before.votes = Math.min(Math.max(before.votes, weight) + weights.further, weights.sure + weights.further);
      before.told = before.votes;
      before.namedAt = Math.min(before.namedAt, namedAt);
    }
  }
  return [...votes.values()];
}

const noCategories: ReadonlySet<string> = new Set();

/** The categories whose products do not have such a list; a source may name one all the same. */
function deniedBy(
  places: Places,
  { title, brand, tagged }: Pick<Described, 'title' | 'brand'> & { readonly tagged: string | null },
  rules: CategoryRules,
): ReadonlySet<string> {
  const denied = rules.against.filter(
    (rule) => (rule.brands?.has(brandKey(brand)) ?? true) && holds(rule, places) && findTerms(foldTitle(title), rule.unless).length === 0,
  );
  return new Set(denied.flatMap(({ of }) => [...of].filter((category) => category !== tagged)));
}

type Voted = readonly (string | null | undefined)[];

/** The weight goes to those of these that something else speaks for; where nothing does, to the first. */
function vote(votes: Votes[], categories: Voted, weight: number, isTold: boolean, denied: ReadonlySet<string> = noCategories): void {
  const present = votes.filter(({ category }) => categories.includes(category));
  for (const one of present) {
    one.votes += weight;
    if (isTold) one.told += weight;
    one.isNamed ||= isTold;
  }
  const [first] = categories;
  if (present.length === 0 && first && !denied.has(first))
    votes.push({ category: first, votes: weight, namedAt: Number.POSITIVE_INFINITY, told: isTold ? weight : 0, isNamed: isTold });
}

/** What speaks for each category: words of the title, tags, the brand, the formula; the most first. `deniedTold`: how far something told one that the list speaks against. */
export function categoryVotes(
  { tags, title, brand, names }: Omit<Described, 'list'>,
  rules: CategoryRules,
): { readonly votes: readonly Votes[]; readonly deniedTold: number } {
  const places = placesOf(names);
  const tagged = categoryOfTags(tags, rules);
  const denied = deniedBy(places, { title, brand, tagged }, rules);
  const key = brandKey(brand);
  const told = votesOfTitle(unbranded({ title, brand }), rules);
  vote(told, [tagged], weights.tag, true);
  vote(told, [rules.brands.get(key)], weights.brand, true);
  const votes = told.filter(({ category }) => !denied.has(category));
  const deniedTold = Math.max(0, ...told.map((one) => (denied.has(one.category) ? one.told : 0)));
  for (const rule of rules.formulas)
    if ((rule.brands?.has(key) ?? true) && holds(rule, places)) vote(votes, rule.votes, rule.weight, false, denied);
  return {
    votes: votes.sort(
      (one, other) => other.votes - one.votes || one.namedAt - other.namedAt || Number(other.isNamed) - Number(one.isNamed),
    ),
    deniedTold,
  };
}
