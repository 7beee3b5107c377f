import { freeAlias } from '#core/catalog/product-alias.ts';
import { keyOf } from '#core/inci/names/fold.ts';
import type { Facts } from '#core/knowledge/facts.ts';
import { inventName, resemblanceTo } from './brand-names.ts';
import { type Pricing, pricingOf } from './offers.ts';
import { type PoolMember, readPools } from './pools.ts';
import { type Random, randomOf } from './random.ts';
import type { BookBrand, BookCategory, RecipeBook } from './recipe-book.ts';

/** A brand of the demonstration: of the book, or put together for a large catalogue. */
export type DemoBrand = BookBrand & { readonly alias: string };

/** From this product on every so many products bring a new brand: some 1,000 brands at 40,000 products, 2,400 at 100,000. */
const booksBrandsUntil = 3_000;
const productsPerNewBrand = 42;

const dayLength = 86_400_000;
const yearsOfCertificates = 3;
const withWebsite = 85;
const heaviest = 9;
const maxAttempts = 200;

/** How many of the brands exist when the product at `index` is made. */
export function brandsBefore(book: RecipeBook, index: number): number {
  return book.brands.length + (index < booksBrandsUntil ? 0 : Math.floor((index - booksBrandsUntil) / productsPerNewBrand) + 1);
}

/** Does the product at `index` introduce the newest brand? */
export const bringsBrand = (index: number) => index >= booksBrandsUntil && (index - booksBrandsUntil) % productsPerNewBrand === 0;

/** The brands of a demonstration with `count` products; more products begin with the same brands. */
export function demoBrands(book: RecipeBook, seed: string, count: number): DemoBrand[] {
  const aliases = new Set<string>();
  const brands: DemoBrand[] = [];
  const add = (brand: BookBrand) => {
    const alias = freeAlias(brand.name, aliases);
    aliases.add(alias);
    brands.push({ ...brand, alias });
  };
  for (const brand of book.brands) add(brand);
  const names = new Set(book.brands.map(({ name }) => keyOf(name)));
  const resembles = resemblanceTo(book['real-brands']);
  const total = brandsBefore(book, count - 1);
  while (brands.length < total) add(inventBrand(randomOf(`${seed} brand ${brands.length}`), book, names, resembles));
  return brands;
}

const weighted = (weights: Readonly<Record<string, number>>) => Object.entries(weights).map(([name, weight]) => ({ name, weight }));

function inventBrand(random: Random, book: RecipeBook, names: Set<string>, resembles: (name: string) => boolean): BookBrand {
  const grammar = book['brand-names'];
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const { country, grammars, styles } = random.weighted(grammar.countries);
    const words = grammar.grammars[random.weighted(weighted(grammars)).name];
    if (!words) throw new Error(`brand-names.yaml names a grammar for ${country} that it does not have.`);
    const name = inventName(random, words);
    const key = keyOf(name);
    if (names.has(key) || resembles(name)) continue;
    names.add(key);
    const { areas } = random.weighted(grammar.areas);
    return {
      name,
      country,
      areas,
      style: random.weighted(weighted(styles)).name as BookBrand['style'],
      weight: Math.round(heaviest ** random.next()),
      avoids: random.weighted(grammar.avoids).pools,
      website: random.chance(withWebsite) ? `https://${freeAlias(name, new Set())}.example` : null,
      certificates: certificatesOf(random, book, areas),
    };
  }
  throw new Error('No new brand name was found: the grammars of data/catalog/brand-names.yaml are used up. Add words.');
}

function certificatesOf(random: Random, { 'brand-names': { certificates }, label }: RecipeBook, areas: BookBrand['areas']) {
  return certificates.flatMap(({ kind, chance, areas: only, issuers }) => {
    if (only && !only.some((area) => areas.includes(area))) return [];
    if (!random.chance(chance)) return [];
    const checked = Date.parse(label.lastDate) - Math.floor(random.next() * yearsOfCertificates * 365) * dayLength;
    return [{ kind, issuer: random.pick(issuers), checked: new Date(checked).toISOString().slice(0, 10) }];
  });
}

/** A brand with what it works with. */
export interface FormulatingBrand extends DemoBrand {
  readonly lines: readonly string[];
  readonly categories: readonly BookCategory[];
  readonly pricing: Pricing;
  readonly excludes: (inci: string) => boolean;
  /** What the brand uses of each pool. */
  readonly pools: ReadonlyMap<string, readonly PoolMember[]>;
}

/** Gives brands their lines and works out what their promises exclude. */
export function formulatingBrands(
  brands: readonly DemoBrand[],
  book: RecipeBook,
  facts: ReadonlyMap<string, Facts>,
  seed: string,
): FormulatingBrand[] {
  const pools = readPools(book);
  const lines = Object.keys(book.words.lines);
  const stocks = new Map<string, Pick<FormulatingBrand, 'excludes' | 'pools'>>();
  const stockOf = ({ avoids, certificates }: DemoBrand) => {
    const key = [...avoids, '|', ...new Set(certificates.map(({ kind }) => kind))].join();
    const own = stocks.get(key) ?? stock(avoids, new Set(certificates.map(({ kind }) => kind)), { book, facts, pools });
    stocks.set(key, own);
    return own;
  };
  return brands.map((brand) => {
    const random = randomOf(`${seed} ${brand.name}`);
    return {
      ...brand,
      ...stockOf(brand),
      lines: Array.from({ length: 4 + Math.ceil(brand.weight / 2) }, () => random.pick(lines)),
      pricing: pricingOf(brand, book, seed),
      categories: book.categories.filter(({ area }) => brand.areas.includes(area)),
    };
  });
}

interface Stock {
  readonly book: RecipeBook;
  readonly facts: ReadonlyMap<string, Facts>;
  readonly pools: ReadonlyMap<string, readonly PoolMember[]>;
}

/** What is left of the pools for those who avoid some and promise something. */
function stock(
  avoids: readonly string[],
  kinds: ReadonlySet<string>,
  { book, facts, pools }: Stock,
): Pick<FormulatingBrand, 'excludes' | 'pools'> {
  const avoided = new Set(avoids.flatMap((name) => (pools.get(name) ?? []).flatMap(({ names }) => names)));
  const rules = Object.entries(book.rules.certificates).flatMap(([kind, rule]) => (kinds.has(kind) && rule ? [rule] : []));
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
    excludes,
    pools: new Map([...pools].map(([name, members]) => [name, members.filter(({ names }) => !names.some(excludes))])),
  };
}
