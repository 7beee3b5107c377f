import { brandKey } from './brand-name.ts';
import { type CategoryRules, tagKey } from './category-rules.ts';
import type { OutsideKind } from './category-rules-file.ts';
import { type Described, type TitleWord, unbranded, wordsOf } from './described.ts';
import { holds, placesOf } from './list-rule.ts';
import { findTerms, foldTitle } from './title-words.ts';

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
