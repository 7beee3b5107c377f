import { remembered, rememberedBy } from '#core/remembered.ts';
import type { CategoryRules, TitleVote } from './category-rules.ts';
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
  /** All that the source prints with the list; empty where it is not read yet. */
  readonly around: string;
}

/** A title is asked about three times for one row: before its list is read, with it, and for its category. */
const keptTitles = 100;

/** Number of the first word that a match covers. */
const placeOf = (words: number) => 31 - Math.clz32(words & -words);

export interface TitleWord {
  readonly category: string;
  readonly strength: TitleVote['strength'];
  /** Number of the first word of the title that it covers. */
  readonly place: number;
}

/** The words of a folded title that speak for a category. "With", "au" and the like make what follows them an ingredient, which only hints. */
export const wordsOf = rememberedBy(keptTitles, ({ unsaid, addedAfter, titles }: CategoryRules, title): readonly TitleWord[] => {
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
export const unbranded = ({ title, brand }: Pick<Described, 'title' | 'brand'>): string =>
  ` ${foldTitle(title)} `.replace(` ${foldBrand(brand)} `, ' ').trim();

/** How many categories the title names. */
export const kindsNamed = ({ title, brand }: Pick<Described, 'title' | 'brand'>, rules: CategoryRules): number =>
  new Set(wordsOf(rules, unbranded({ title, brand })).flatMap(({ category, strength }) => (strength === 'maybe' ? [] : category))).size;
