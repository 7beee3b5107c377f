import { freeAlias } from '#core/catalog/product-alias.ts';
import type { Facts } from '#core/knowledge/facts.ts';
import { textHash } from '#core/text-hash.ts';
import { type DemoBrand, type FormulatingBrand, formulatingBrands } from './brands.ts';
import type { Recipe } from './formula.ts';
import { printLabel } from './label.ts';
import { type DemoOffer, offersOf } from './offers.ts';
import { type Random, randomOf } from './random.ts';
import type { BookCategory, RecipeBook } from './recipe-book.ts';
import { type Authors, authorsOf, type DemoReview, inventReviews } from './reviews.ts';

/** An invented product. */
export interface DemoProduct {
  readonly alias: string;
  readonly title: { readonly en: string; readonly ru: string };
  readonly brand: string;
  readonly category: string;
  readonly list: string;
  readonly listDate: string;
  readonly addedAt: string;
  readonly discontinuedAt: string | null;
  /** Alias of the product whose formula this one replaces; it came earlier. */
  readonly replaces: string | null;
  readonly offers: readonly DemoOffer[];
  readonly reviews: readonly DemoReview[];
  /** Earlier products of the category it was compared with, and how often. */
  readonly compared: readonly { readonly alias: string; readonly count: number }[];
}

export interface DemoInput {
  readonly seed: string;
  readonly count: number;
  readonly book: RecipeBook;
  /** INCI name → facts. */
  readonly facts: ReadonlyMap<string, Facts>;
  /** Plant INCI name → the same with its English common name in brackets. */
  readonly plants: ReadonlyMap<string, string>;
}

export const dayLength = 86_400_000;
const mostOftenCompared = 60;
/** Percent of products. */
const compared = 25;

/** What a product needs to be replaced later. */
export interface Retired {
  readonly due: number;
  readonly product: DemoProduct;
  readonly brand: FormulatingBrand;
  readonly category: BookCategory;
  readonly type: string;
  readonly recipe: Recipe;
}

export interface Workshop {
  readonly input: DemoInput;
  readonly brands: readonly FormulatingBrand[];
  /** Sum of the weights of the brands up to each. */
  readonly reach: readonly number[];
  readonly authors: Authors;
  /** Titles and lists by their hashes: two that share one are taken for the same, which only costs an attempt. */
  readonly taken: { readonly aliases: Set<string>; readonly titles: Set<number>; readonly lists: Set<number> };
  /** Aliases by category, in the order they were made. */
  readonly shelves: Map<string, string[]>;
  /** Products that wait for their new formula. */
  readonly retired: Retired[];
}

export function workshopOf(input: DemoInput, brands: readonly DemoBrand[]): Workshop {
  const { book, facts, seed } = input;
  let sum = 0;
  return {
    input,
    brands: formulatingBrands(brands, book, facts, seed),
    reach: brands.map(({ weight }) => {
      sum += weight;
      return sum;
    }),
    authors: authorsOf(seed, book),
    taken: { aliases: new Set(), titles: new Set(), lists: new Set() },
    shelves: new Map(),
    retired: [],
  };
}

export function formulaOf(book: RecipeBook, type: string): RecipeBook['formulas'][string] {
  const formula = book.formulas[type];
  if (!formula) throw new Error(`A category asks for the formula "${type}", which formulas.yaml does not have.`);
  return formula;
}

export const titleKeys = (brand: string, title: DemoProduct['title']) => [title.en, title.ru].map((text) => textHash(`${brand} ${text}`));
export const listKey = ({ doses }: Recipe) => textHash(doses.map(({ inci }) => inci).join());

/** Has the brand no such title yet, in either language? */
export function isNewTitle(titles: ReadonlySet<number>, brand: string, title: DemoProduct['title']): boolean {
  return !titleKeys(brand, title).some((key) => titles.has(key));
}

export type Draft = Pick<DemoProduct, 'title' | 'addedAt' | 'discontinuedAt' | 'replaces'> & {
  readonly brand: FormulatingBrand;
  readonly category: BookCategory;
  readonly type: string;
  readonly recipe: Recipe;
  /** Null: they are to be made. */
  readonly offers: readonly DemoOffer[] | null;
};

/** Prints the label, gives the product its address and community, and remembers what is taken now. */
export function finish(workshop: Workshop, random: Random, index: number, draft: Draft): DemoProduct {
  const { input, taken, shelves, authors } = workshop;
  const { book, seed } = input;
  const { brand, category, recipe, title, addedAt, discontinuedAt, replaces, type } = draft;
  const list = printLabel(random, recipe, { label: book.label, style: brand.style, plants: input.plants });
  const alias = freeAlias(`${brand.name} ${title.en}`, taken.aliases);
  taken.aliases.add(alias);
  taken.lists.add(listKey(recipe));
  for (const key of titleKeys(brand.alias, title)) taken.titles.add(key);
  const community = randomOf(`${seed} community ${index}`);
  const shelf = shelves.get(category.alias) ?? [];
  const product: DemoProduct = {
    alias,
    title,
    brand: brand.alias,
    category: category.alias,
    list,
    listDate: day(Date.parse(addedAt) - random.whole(0, 60) * dayLength),
    addedAt,
    discontinuedAt,
    replaces,
    offers: draft.offers ?? offersOf(random, category, formulaOf(book, type).unit, brand.pricing),
    reviews: inventReviews(community, {
      book,
      authors,
      index,
      category: category.alias,
      country: brand.country,
      scented: recipe.doses.some(({ inci }) => inci === 'Parfum'),
      addedAt,
    }),
    compared: comparedOf(community, shelf),
  };
  shelf.push(alias);
  shelves.set(category.alias, shelf);
  return product;
}

/** One or two earlier products of the shelf, the first ones more often: they are the well-known ones. */
export function comparedOf(random: Random, shelf: readonly string[]): DemoProduct['compared'] {
  if (shelf.length < 2 || !random.chance(compared)) return [];
  const others = new Set(Array.from({ length: random.whole(1, 2) }, () => shelf[Math.floor(shelf.length * random.next() ** 2)] ?? ''));
  return [...others].map((alias) => ({ alias, count: Math.max(1, Math.floor(mostOftenCompared ** random.next())) }));
}

export const day = (time: number) => new Date(time).toISOString().slice(0, 10);
