import type { Facts } from '#core/knowledge/ingredient.ts';
import { cook, type Recipe } from './demo-formula.ts';
import { printLabel } from './demo-label.ts';
import { type PoolMember, readPools } from './demo-pools.ts';
import { type DemoTitle, inventTitle } from './demo-title.ts';
import { freeAlias } from './product-alias.ts';
import { type Random, randomOf } from './random.ts';
import type { BookBrand, BookCategory, RecipeBook } from './recipe-book.ts';

/** An invented product. */
export interface DemoProduct {
  readonly alias: string;
  readonly title: { readonly en: string; readonly ru: string };
  readonly brand: string;
  readonly category: string;
  readonly list: string;
  readonly listDate: string;
  readonly addedAt: string;
  readonly sizes: readonly string[];
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
const linesOfBrand = 5;
const dayLength = 86_400_000;

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

/** Aliases of the book's brands, in their order. */
export function brandAliases(book: RecipeBook): string[] {
  const aliases: string[] = [];
  for (const { name } of book.brands) aliases.push(freeAlias(name, { has: (alias) => aliases.includes(alias) }));
  return aliases;
}

/** Makes the demonstration catalogue. The same seed and book give the same products, and more of them begin with the same. Throws when the book names unknown ingredients or runs out of titles. */
export function generateDemo(input: DemoInput): DemoProduct[] {
  const { book, facts, seed, count } = input;
  const unknown = unknownNames(book, facts);
  if (unknown.length > 0)
    throw new Error(
      `The recipe book names ${unknown.length} ingredients that the knowledge base does not hold: ${unknown.join('; ')}. Add them to data/ingredients or take them out of data/catalog.`,
    );
  const brands = brandsOf(input);
  const taken = { aliases: new Set<string>(), titles: new Set<string>(), lists: new Set<string>() };
  return Array.from({ length: count }, (_, index) => makeProduct({ input, brands, taken }, randomOf(`${seed} ${index}`), index));
}

interface DemoBrand extends BookBrand {
  readonly alias: string;
  readonly lines: readonly string[];
  readonly excludes: (inci: string) => boolean;
  /** What the brand uses of each pool. */
  readonly pools: ReadonlyMap<string, readonly PoolMember[]>;
}

interface Kitchen {
  readonly input: DemoInput;
  readonly brands: readonly DemoBrand[];
  readonly taken: { readonly aliases: Set<string>; readonly titles: Set<string>; readonly lists: Set<string> };
}

/** The book's brands with their lines and with what their promises exclude. */
function brandsOf({ book, facts, seed }: DemoInput): DemoBrand[] {
  const aliases = brandAliases(book);
  const pools = readPools(book);
  return book.brands.map((brand, index) => {
    const random = randomOf(`${seed} ${brand.name}`);
    const avoided = new Set(brand.avoids.flatMap((name) => (pools.get(name) ?? []).flatMap(({ names }) => names)));
    const rules = brand.certificates.flatMap(({ kind }) => book.rules.certificates[kind] ?? []);
    const breaks = ({ animal, flags }: Facts) =>
      rules.some(
        (rule) =>
          (animal !== null && rule.animal?.includes(animal)) ||
          flags.some(({ flag, state }) => state === 'settled' && rule.flags?.includes(flag)),
      );
    const excludes = (inci: string) => {
      const fact = facts.get(inci);
      return avoided.has(inci) || (fact !== undefined && breaks(fact));
    };
    return {
      ...brand,
      alias: aliases[index] ?? '',
      lines: Array.from({ length: linesOfBrand }, () => random.pick(Object.keys(book.words.lines))),
      excludes,
      pools: new Map([...pools].map(([name, members]) => [name, members.filter(({ names }) => !names.some(excludes))])),
    };
  });
}

function makeProduct(kitchen: Kitchen, random: Random, index: number): DemoProduct {
  const { input, brands, taken } = kitchen;
  const { book } = input;
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const brand = random.weighted(brands);
    const category = random.weighted(book.categories.filter(({ area }) => brand.areas.includes(area)));
    const type = random.weighted(Object.entries(category.formulas).map(([name, weight]) => ({ name, weight }))).name;
    const title = inventTitle(random, { book, formula: type, lines: brand.lines, mayUse: (inci) => !brand.excludes(inci) });
    if (!title || taken.titles.has(`${brand.alias} ${title.en}`) || taken.titles.has(`${brand.alias} ${title.ru}`)) continue;
    const recipe = recipeOf(kitchen, random, brand, type, title);
    const identity = recipe.doses.map(({ inci }) => inci).join();
    if (taken.lists.has(identity)) continue;
    const list = printLabel(random, recipe, { label: book.label, style: brand.style, plants: input.plants });
    const alias = freeAlias(`${brand.name} ${title.en}`, taken.aliases);
    taken.lists.add(identity);
    for (const language of ['en', 'ru'] as const) taken.titles.add(`${brand.alias} ${title[language]}`);
    taken.aliases.add(alias);
    return {
      alias,
      title: { en: title.en, ru: title.ru },
      brand: brand.alias,
      category: category.alias,
      list,
      ...datesOf(random, book),
      sizes: sizesOf(random, category),
    };
  }
  throw new Error(
    `No new title was found for product ${index + 1} in ${mostAttempts} attempts: the words of data/catalog are used up. Ask for fewer products or add words.`,
  );
}

function recipeOf({ input }: Kitchen, random: Random, brand: DemoBrand, type: string, { promised }: DemoTitle): Recipe {
  const formula = input.book.formulas[type];
  if (!formula) throw new Error(`A category asks for the formula "${type}", which formulas.yaml does not have.`);
  return cook(random, { formula, pools: brand.pools, promised });
}

function datesOf(random: Random, { label }: RecipeBook): { listDate: string; addedAt: string } {
  const added = Date.parse(label.lastDate) - Math.floor(random.next() * label.years * 365) * dayLength;
  const copied = added - random.whole(0, 60) * dayLength;
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { listDate: day(copied), addedAt: day(added) };
}

function sizesOf(random: Random, { sizes }: BookCategory): string[] {
  return sizes.filter((_, index) => index === 0 || random.chance(35));
}
