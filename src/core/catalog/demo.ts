import type { Facts } from '#core/knowledge/ingredient.ts';
import { type BrandKitchen, brandsBefore, bringsBrand, type DemoBrand, demoBrands, kitchensOf } from './demo-brands.ts';
import { cook, functionalNames, type Promised, type Recipe, reformulate } from './demo-formula.ts';
import { printLabel } from './demo-label.ts';
import { type DemoOffer, offersOf, raised } from './demo-offers.ts';
import { readPools } from './demo-pools.ts';
import { type Authors, authorsOf, type DemoReview, inventReviews } from './demo-reviews.ts';
import { inventTitle } from './demo-title.ts';
import { freeAlias } from './product-alias.ts';
import { hashOf, type Random, randomOf } from './random.ts';
import type { BookCategory, RecipeBook } from './recipe-book.ts';

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

const mostAttempts = 400;
/** So many attempts go to the newest brand alone. */
const attemptsOfNewBrand = 50;
const dayLength = 86_400_000;
/** Chances in percent; `actives` and `filters`: that the label prints their percentages. */
const chances = { discontinued: 7, replaced: 68, actives: 4, filters: 60, compared: 25 } as const;
/** Products between one that is given up and the one that replaces it. */
const untilReplaced = [20, 60] as const;
/** Days a product is sold before it is given up. */
const daysSold = [150, 700] as const;
const activePools = ['skin-actives', 'acids', 'foot-hand-actives', 'after-sun-actives'];
const filterPools = ['organic-filters', 'mineral-filters'];
const mostOftenCompared = 60;

/** Names that the book uses and the knowledge base does not hold, each with where it stands. */
export function unknownNames(book: RecipeBook, facts: ReadonlyMap<string, unknown>): string[] {
  const pools = [...readPools(book)].flatMap(([pool, members]) =>
    members.flatMap(({ names }) => names.map((inci) => ({ inci, where: `pools.yaml: ${pool}` }))),
  );
  const heroes = Object.entries(book.words.heroes).flatMap(([list, entries]) =>
    Object.values(entries).map(({ inci }) => ({ inci, where: `words.yaml: heroes of ${list}` })),
  );
  return [...new Set([...pools, ...heroes].filter(({ inci }) => !facts.has(inci)).map(({ inci, where }) => `${inci} (${where})`))];
}

/** Makes the demonstration catalogue, see {@link demoProducts}. */
export function generateDemo(input: DemoInput): DemoProduct[] {
  return [...demoProducts(input)];
}

/** Makes the demonstration catalogue product by product. The same seed and book give the same products, and more of them begin with the same. Throws when the book names unknown ingredients or runs out of titles. */
export function* demoProducts(input: DemoInput): Generator<DemoProduct> {
  const { book, facts, seed, count } = input;
  const unknown = unknownNames(book, facts);
  if (unknown.length > 0)
    throw new Error(
      `The recipe book names ${unknown.length} ingredients that the knowledge base does not hold: ${unknown.join('; ')}. Add them to data/ingredients or take them out of data/catalog.`,
    );
  const workshop = workshopOf(input, demoBrands(book, seed, count));
  for (let index = 0; index < count; index += 1) {
    const random = randomOf(`${seed} ${index}`);
    yield replaceDue(workshop, random, index) ?? makeProduct(workshop, random, index);
  }
}

/** What a product needs to be replaced later. */
interface Retired {
  readonly due: number;
  readonly product: DemoProduct;
  readonly brand: BrandKitchen;
  readonly category: BookCategory;
  readonly type: string;
  readonly recipe: Recipe;
}

interface Workshop {
  readonly input: DemoInput;
  readonly brands: readonly BrandKitchen[];
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

function workshopOf(input: DemoInput, brands: readonly DemoBrand[]): Workshop {
  const { book, facts, seed } = input;
  let sum = 0;
  return {
    input,
    brands: kitchensOf(brands, book, facts, seed),
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

/** Place of a brand among those that exist at `index`, by weight. */
function placeOfBrand({ input, reach }: Workshop, random: Random, index: number): number {
  const last = brandsBefore(input.book, index) - 1;
  const target = random.next() * (reach[last] ?? 0);
  let low = 0;
  let high = last;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((reach[middle] ?? 0) > target) high = middle;
    else low = middle + 1;
  }
  return low;
}

const asWeights = (weights: Readonly<Record<string, number>>) => Object.entries(weights).map(([name, weight]) => ({ name, weight }));

function makeProduct(workshop: Workshop, random: Random, index: number): DemoProduct {
  const { input, brands, taken } = workshop;
  const { book } = input;
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const newest = bringsBrand(index) && attempt < attemptsOfNewBrand;
    const brand = brands[newest ? brandsBefore(book, index) - 1 : placeOfBrand(workshop, random, index)];
    if (!brand) throw new Error('The recipe book has no brands.');
    const category = random.weighted(brand.categories);
    const type = random.weighted(asWeights(category.formulas)).name;
    const title = inventTitle(random, { book, formula: type, lines: brand.lines, mayUse: (inci) => !brand.excludes(inci) });
    if (!title || !isNewTitle(taken.titles, brand.alias, title)) continue;
    const recipe = cookFor(workshop, random, brand, type, title.promised);
    if (taken.lists.has(listKey(recipe))) continue;
    const addedAt = dayAdded(random, book);
    const product = finish(workshop, random, index, {
      brand,
      category,
      recipe,
      title: { en: title.en, ru: title.ru },
      addedAt,
      discontinuedAt: dayGivenUp(random, addedAt, book),
      replaces: null,
      offers: null,
      type,
    });
    if (product.discontinuedAt !== null && random.chance(chances.replaced))
      workshop.retired.push({ due: index + random.whole(...untilReplaced), product, brand, category, type, recipe });
    return product;
  }
  throw new Error(
    `No new title was found for product ${index + 1} in ${mostAttempts} attempts: the words of data/catalog are used up. Ask for fewer products or add words.`,
  );
}

/** The new formula of a product given up some time ago, when one is due. */
function replaceDue(workshop: Workshop, random: Random, index: number): DemoProduct | null {
  const { input, taken, retired } = workshop;
  const place = bringsBrand(index) ? -1 : retired.findIndex(({ due }) => due <= index);
  const [old] = place === -1 ? [] : retired.splice(place, 1);
  if (!old) return null;
  const { product, brand, category, type, recipe: before } = old;
  const title = { en: `${product.title.en}, New Formula`, ru: `${product.title.ru}, новая формула` };
  const formula = formulaOf(input.book, type);
  const fresh = cookFor(workshop, random, brand, type, null);
  const recipe = reformulate(random, before, fresh, functionalNames({ formula, pools: brand.pools }));
  if (!recipe || !isNewTitle(taken.titles, brand.alias, title) || taken.lists.has(listKey(recipe))) return null;
  const last = Date.parse(input.book.label.lastDate);
  const given = Date.parse(product.discontinuedAt ?? product.addedAt);
  const addedAt = day(Math.min(last, given + random.whole(-40, 20) * dayLength));
  const offers = raised(product.offers, random.between(1, 1.14), brand.pricing);
  return finish(workshop, random, index, {
    brand,
    category,
    recipe,
    title,
    addedAt,
    discontinuedAt: null,
    replaces: product.alias,
    offers,
    type,
  });
}

function formulaOf(book: RecipeBook, type: string): RecipeBook['formulas'][string] {
  const formula = book.formulas[type];
  if (!formula) throw new Error(`A category asks for the formula "${type}", which formulas.yaml does not have.`);
  return formula;
}

function cookFor({ input }: Workshop, random: Random, brand: BrandKitchen, type: string, promised: Promised | null): Recipe {
  const declared = [
    ...(random.chance(chances.actives) ? activePools : []),
    ...(brand.style === 'us' && random.chance(chances.filters) ? filterPools : []),
  ];
  return cook(random, { formula: formulaOf(input.book, type), pools: brand.pools, promised, declared });
}

const titleKeys = (brand: string, title: DemoProduct['title']) => [title.en, title.ru].map((text) => hashOf(`${brand} ${text}`));
const listKey = ({ doses }: Recipe) => hashOf(doses.map(({ inci }) => inci).join());

/** Has the brand no such title yet, in either language? */
function isNewTitle(titles: ReadonlySet<number>, brand: string, title: DemoProduct['title']): boolean {
  return !titleKeys(brand, title).some((key) => titles.has(key));
}

type Draft = Pick<DemoProduct, 'title' | 'addedAt' | 'discontinuedAt' | 'replaces'> & {
  readonly brand: BrandKitchen;
  readonly category: BookCategory;
  readonly type: string;
  readonly recipe: Recipe;
  /** Null: they are to be made. */
  readonly offers: readonly DemoOffer[] | null;
};

/** Prints the label, gives the product its address and community, and remembers what is taken now. */
function finish(workshop: Workshop, random: Random, index: number, draft: Draft): DemoProduct {
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
function comparedOf(random: Random, shelf: readonly string[]): DemoProduct['compared'] {
  if (shelf.length < 2 || !random.chance(chances.compared)) return [];
  const others = new Set(Array.from({ length: random.whole(1, 2) }, () => shelf[Math.floor(shelf.length * random.next() ** 2)] ?? ''));
  return [...others].map((alias) => ({ alias, count: Math.max(1, Math.floor(mostOftenCompared ** random.next())) }));
}

const day = (time: number) => new Date(time).toISOString().slice(0, 10);

function dayAdded(random: Random, { label }: RecipeBook): string {
  return day(Date.parse(label.lastDate) - Math.floor(random.next() * label.years * 365) * dayLength);
}

function dayGivenUp(random: Random, addedAt: string, { label }: RecipeBook): string | null {
  const given = Date.parse(addedAt) + random.whole(...daysSold) * dayLength;
  return random.chance(chances.discontinued) && given <= Date.parse(label.lastDate) ? day(given) : null;
}
