import { brandsBefore, bringsBrand, demoBrands, type FormulatingBrand } from './brands.ts';
import { formulate, functionalNames, type Promised, type Recipe, reformulate } from './formula.ts';
import { raised } from './offers.ts';
import { unknownNames } from './pools.ts';
import { type Random, randomOf } from './random.ts';
import type { RecipeBook } from './recipe-book.ts';
import { inventTitle } from './title.ts';
import {
  type DemoInput,
  type DemoProduct,
  day,
  dayLength,
  finish,
  formulaOf,
  isNewTitle,
  listKey,
  type Workshop,
  workshopOf,
} from './workshop.ts';

const maxAttempts = 400;
/** So many attempts go to the newest brand alone. */
const attemptsOfNewBrand = 50;
/** Chances in percent; `actives` and `filters`: that the label prints their percentages. */
const chances = { discontinued: 7, replaced: 68, actives: 4, filters: 60 } as const;
/** Products between one that is given up and the one that replaces it. */
const untilReplaced = [20, 60] as const;
/** Days a product is sold before it is given up. */
const daysSold = [150, 700] as const;
const activePools = ['skin-actives', 'acids', 'foot-hand-actives', 'after-sun-actives'];
const filterPools = ['organic-filters', 'mineral-filters'];

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
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const newest = bringsBrand(index) && attempt < attemptsOfNewBrand;
    const brand = brands[newest ? brandsBefore(book, index) - 1 : placeOfBrand(workshop, random, index)];
    if (!brand) throw new Error('The recipe book has no brands.');
    const category = random.weighted(brand.categories);
    const type = random.weighted(asWeights(category.formulas)).name;
    const title = inventTitle(random, { book, formula: type, lines: brand.lines, mayUse: (inci) => !brand.excludes(inci) });
    if (!title || !isNewTitle(taken.titles, brand.alias, title)) continue;
    const recipe = formulateFor(workshop, random, brand, type, title.promised);
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
    `No new title was found for product ${index + 1} in ${maxAttempts} attempts: the words of data/catalog are used up. Ask for fewer products or add words.`,
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
  const fresh = formulateFor(workshop, random, brand, type, null);
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

function formulateFor({ input }: Workshop, random: Random, brand: FormulatingBrand, type: string, promised: Promised | null): Recipe {
  const declared = [
    ...(random.chance(chances.actives) ? activePools : []),
    ...(brand.style === 'us' && random.chance(chances.filters) ? filterPools : []),
  ];
  return formulate(random, { formula: formulaOf(input.book, type), pools: brand.pools, promised, declared });
}

function dayAdded(random: Random, { label }: RecipeBook): string {
  return day(Date.parse(label.lastDate) - Math.floor(random.next() * label.years * 365) * dayLength);
}

function dayGivenUp(random: Random, addedAt: string, { label }: RecipeBook): string | null {
  const given = Date.parse(addedAt) + random.whole(...daysSold) * dayLength;
  return random.chance(chances.discontinued) && given <= Date.parse(label.lastDate) ? day(given) : null;
}
