import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { generateDemo } from '#core/demo/products.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';
import { categoryIndex, type DupeProduct } from '#core/similarity/category-index.ts';
import { type DupeLists, dupesOf, mostForNearest } from '#core/similarity/dupes.ts';
import { leastDupe, leastNear } from '#core/similarity/likeness.ts';
import { maxDupes } from '#core/similarity/ranking.ts';
import { similarityOf } from '#core/similarity/similarity.ts';
import { type Scale, weigh } from '#core/similarity/weigh.ts';
import { factsByName, plantLabels, readRecipeBook } from '../catalog/recipe-book.ts';
import { loadKnowledge } from '../knowledge/knowledge.ts';
import { median } from '../quantile.ts';
import { formulaOf, scaleOf } from './dupe-formulas.ts';

const budget = { seconds: 10, analysisSeconds: 30, editSeconds: 1, growth: 2.5 };
const sizes = { products: 40_000, generated: 80_000, mixedIngredients: 30 };
/** Runs of each size, in turns: the median counts. */
const turns = 3;
/** Products whose dupes are compared with scoring every pair one by one. */
const checked = 40;

/** Milliseconds of this thread's own work, which other programs on the machine do not stretch, and on the clock. */
function stopwatch(): () => { readonly work: number; readonly clock: number } {
  const cpu = process.threadCpuUsage();
  const clock = performance.now();
  return () => {
    const { user, system } = process.threadCpuUsage(cpu);
    return { work: (user + system) / 1000, clock: performance.now() - clock };
  };
}

const inSeconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
const megabytes = () => {
  collectGarbage();
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
  return { resident: Math.round(rss / 1e6), held: (heapUsed + arrayBuffers) / 1e6 };
};

/** Products whose list differs from scoring every pair of their category. */
function wrongOnes(products: readonly DupeProduct[], lists: DupeLists, scale: Scale, sample: number): string[] {
  const weighed = products.map((product) => ({ product, formula: weigh(product, scale) }));
  const least = products.length > mostForNearest ? leastDupe : leastNear;
  const step = Math.max(1, Math.floor(weighed.length / sample));
  const brandOf = new Map(products.map(({ alias, brand }) => [alias, brand]));
  return weighed
    .filter((_, number) => number % step === 0)
    .flatMap((one) => {
      const scores = weighed
        .filter((other) => other !== one)
        .map((other) => ({ alias: other.product.alias, score: similarityOf(one.formula, other.formula) }))
        .filter(({ score }) => score >= least)
        .sort((a, b) => b.score - a.score || (a.alias < b.alias ? -1 : 1));
      const found = lists.get(one.product.alias) ?? [];
      // Twins of a brand share a place: what scores in between and is not named has one of its brand before it.
      const named = new Set(found.map(({ alias }) => alias));
      const last = found.length < maxDupes ? least : (found.at(-1)?.score ?? least);
      const missed = scores.filter(
        ({ alias, score }) => score > last && !named.has(alias) && !found.some((dupe) => brandOf.get(dupe.alias) === brandOf.get(alias)),
      );
      const scoreOf = new Map(scores.map(({ alias, score }) => [alias, score]));
      return missed.length > 0 || found.some(({ alias, score }) => scoreOf.get(alias) !== score) ? [one.product.alias] : [];
    });
}

/** Longer lists for a harder test: each product's ingredients with those of another of its category in between, so many at most. */
function mixed(products: readonly DupeProduct[]): DupeProduct[] {
  return products.map(({ alias, brand, ids }, number) => {
    const other = products[(number * 7 + 13) % products.length]?.ids ?? [];
    const both = ids.flatMap((id, place) => [id, other[place] ?? id]).concat(other.slice(ids.length));
    return { alias, brand, ids: [...new Set(both)].slice(0, sizes.mixedIngredients) };
  });
}

/** The dupes of a whole catalogue; true when within the budget and right. */
function benchCatalog(categories: readonly (readonly DupeProduct[])[], { facts }: Knowledge): boolean {
  const products = categories.flat();
  const entries = products.reduce((sum, { ids }) => sum + ids.length, 0);
  const before = megabytes();
  const watch = stopwatch();
  const scale = scaleOf(products, facts);
  const lists = categories.map((some) => dupesOf(categoryIndex(some, scale)));
  const { work, clock } = watch();
  const after = megabytes();
  const pairs = categories.reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0);
  const perSecond = (count: number) => count / (work / 1000);
  console.log(
    `All dupes of ${products.length} products, ${(entries / products.length).toFixed(1)} ingredients each, weights and index included: ${inSeconds(work)} s of one thread (budget ${budget.seconds} s), ${inSeconds(clock)} s on the clock; ${Math.round(perSecond(products.length))} products and ${(perSecond(pairs) / 1e6).toFixed(1)} million pairs per second.`,
  );
  console.log(
    `Memory: the lists hold ${Math.round(after.held - before.held)} MB; resident ${before.resident} MB before, ${after.resident} MB after.`,
  );
  const sample = Math.ceil(checked / categories.length);
  const wrong = categories.flatMap((some, at) => wrongOnes(some, lists[at] ?? new Map(), scale, sample));
  console.log(
    wrong.length === 0
      ? 'Samples of every category agree with scoring every pair.'
      : `WRONG against scoring every pair: ${wrong.join(', ')}`,
  );
  return work <= budget.seconds * 1000 && wrong.length === 0;
}

/** One category, which is compared anew when one of its products changes. True when within the budget. */
function benchEdit(products: readonly DupeProduct[], { facts }: Knowledge): boolean {
  const scale = scaleOf(products, facts);
  const times = Array.from({ length: turns }, () => {
    const watch = stopwatch();
    dupesOf(categoryIndex(products, scale));
    return watch().work;
  });
  console.log(
    `One product of a category of ${products.length} changed: all its dupes anew in ${inSeconds(median(times))} s (budget ${budget.editSeconds} s).`,
  );
  return median(times) <= budget.editSeconds * 1000;
}

/** A catalogue of one category, and one of twice the size, in turns. True when within the budget and right. */
function benchGrowth(products: readonly DupeProduct[], { facts }: Knowledge): boolean {
  const scale = scaleOf(products, facts);
  const halves = [products.slice(0, products.length / 2), products];
  const times = halves.map((): number[] => []);
  for (let turn = 0; turn < turns; turn += 1)
    for (const [place, some] of halves.entries()) {
      const watch = stopwatch();
      dupesOf(categoryIndex(some, scale));
      times[place]?.push(watch().work);
    }
  const [half = 1, whole = 0] = times.map(median);
  const wrong = wrongOnes(products, dupesOf(categoryIndex(products, scale)), scale, checked);
  console.log(
    `All in one category: ${halves[0]?.length} products in ${inSeconds(half)} s, ${products.length} in ${inSeconds(whole)} s, medians of ${turns} in turns: ${(whole / half).toFixed(2)} times (budget ${budget.growth}). ${wrong.length === 0 ? 'Samples agree with scoring every pair.' : `WRONG: ${wrong.join(', ')}`}`,
  );
  return whole / half <= budget.growth && wrong.length === 0;
}

/** Measures the dupes of the demonstration catalogue on one thread and checks some of them pair by pair. True when within the budgets. */
export async function benchDupes(): Promise<boolean> {
  const making = stopwatch();
  const base = loadKnowledge();
  const { knowledge } = base;
  const demo = generateDemo({
    seed: 'inciscope',
    count: sizes.generated,
    book: readRecipeBook(),
    facts: factsByName(base),
    plants: plantLabels(base),
  });
  const made = making();
  const reading = stopwatch();
  const catalog = Map.groupBy(demo.slice(0, sizes.products), ({ category }) => category);
  const largest = [...catalog].reduce((one, other) => (other[1].length > one[1].length ? other : one))[0];
  const categories = [...catalog.values()].map((products) => products.map((product) => formulaOf(product, knowledge)));
  const read = reading();
  console.log(
    `Demonstration catalogue: ${categories.length} categories, the largest (${largest}) of ${catalog.get(largest)?.length}; made in ${inSeconds(made.work)} s.`,
  );
  console.log(
    `All lists read and analysed: ${inSeconds(read.work)} s of one thread (budget ${budget.analysisSeconds} s), ${inSeconds(read.clock)} s on the clock.`,
  );
  const crowd = categories.reduce((one, other) => (other.length > one.length ? other : one)).slice(0, mostForNearest);
  const results = [read.work <= budget.analysisSeconds * 1000, benchCatalog(categories, knowledge), benchEdit(crowd, knowledge)];
  console.log(`\nThe same with lists mixed to ${sizes.mixedIngredients} ingredients, which the demonstration does not have:`);
  results.push(benchCatalog(categories.map(mixed), knowledge), benchEdit(mixed(crowd), knowledge));
  console.log('');
  results.push(
    benchGrowth(
      demo.map((product) => formulaOf(product, knowledge)),
      knowledge,
    ),
  );
  return results.every(Boolean);
}
