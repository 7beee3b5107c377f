import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { analyseText } from '#core/analysis/analyse.ts';
import { generateDemo } from '#core/demo/products.ts';
import type { DemoProduct } from '#core/demo/workshop.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';
import { categoryIndex, type DupeProduct } from '#core/similarity/category-index.ts';
import { type DupeLists, dupesOf } from '#core/similarity/dupes.ts';
import { dupesAfterChange, type ProductChange } from '#core/similarity/dupes-after-change.ts';
import { idfTable } from '#core/similarity/idf.ts';
import { flagged, sameButWithout } from '#core/similarity/same-but-without.ts';
import { similarityOf } from '#core/similarity/similarity.ts';
import { traitsOf } from '#core/similarity/traits.ts';
import type { Scale } from '#core/similarity/weigh.ts';
import { factsByName, plantLabels, readRecipeBook } from '../catalog/recipe-book.ts';
import { loadKnowledge } from '../knowledge/knowledge.ts';

const budget = { seconds: 10, analysisSeconds: 30, changeMilliseconds: 100 };
const sizes = { products: 40_000, category: 6_000, generated: 60_000, mixedIngredients: 30 };
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

function formulaOf({ alias, list }: DemoProduct, knowledge: Knowledge): DupeProduct {
  const { reading, counted, shares } = analyseText(list, knowledge, 'leave-on');
  const identified = counted.flatMap((index) => {
    const id = reading.items[index]?.id ?? null;
    return id === null ? [] : [{ id, share: shares.items[index]?.point ?? null }];
  });
  return {
    alias,
    ids: identified.map(({ id }) => id),
    shares: identified.map(({ share }) => share),
    ordered: shares.ordered,
    mayContain: reading.items.flatMap(({ id, mayContain }) => (mayContain && id !== null ? [id] : [])),
  };
}

function scaleOf(products: readonly DupeProduct[], facts: Knowledge['facts']): Scale {
  const counts = facts.map(() => 0);
  for (const { ids } of products) for (const id of new Set(ids)) counts[id] = (counts[id] ?? 0) + 1;
  return { idf: idfTable(counts, products.length), traits: facts.map(traitsOf) };
}

/** Products whose list differs from scoring every pair of their category. */
function wrongOnes(products: readonly DupeProduct[], lists: DupeLists, scale: Scale, sample: number): string[] {
  const { products: indexed } = categoryIndex(products, scale);
  const step = Math.max(1, Math.floor(indexed.length / sample));
  return indexed
    .filter((_, number) => number % step === 0)
    .flatMap((one) => {
      const expected = indexed
        .filter((other) => other !== one)
        .map((other) => ({ alias: other.product.alias, score: similarityOf(one.weighed, other.weighed) }))
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score || (a.alias < b.alias ? -1 : 1))
        .slice(0, 20);
      return JSON.stringify(lists.get(one.product.alias)) === JSON.stringify(expected) ? [] : [one.product.alias];
    });
}

/** Longer lists for a harder test: each product's ingredients with those of another of its category in between, so many at most. */
function mixed(products: readonly DupeProduct[]): DupeProduct[] {
  return products.map(({ alias, ids }, number) => {
    const other = products[(number * 7 + 13) % products.length]?.ids ?? [];
    const both = ids.flatMap((id, place) => [id, other[place] ?? id]).concat(other.slice(ids.length));
    return { alias, ids: [...new Set(both)].slice(0, sizes.mixedIngredients) };
  });
}

function spread(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  return `median ${(sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(1)} ms, slowest ${(sorted.at(-1) ?? 0).toFixed(1)} ms`;
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

/** One category: the dupes of all, then single changes, the hardest among them, and "the same but without fragrance". True when every change is within the budget. */
function benchCategory(products: readonly DupeProduct[], { facts }: Knowledge): boolean {
  const scale = scaleOf(products, facts);
  const watch = stopwatch();
  const index = categoryIndex(products, scale);
  const lists = dupesOf(index);
  console.log(`One category of ${products.length}: all dupes in ${inSeconds(watch().work)} s.`);
  const listings = new Map<string, number>();
  for (const list of lists.values()) for (const { alias } of list) listings.set(alias, (listings.get(alias) ?? 0) + 1);
  const byListings = [...listings].sort((a, b) => b[1] - a[1]);
  const some = index.products.filter((_, number) => number % Math.ceil(products.length / 25) === 0).map(({ product }) => product);
  const changes: ProductChange[] = [
    ...some.map((product) => ({ kind: 'set' as const, product: { ...product, ids: product.ids.toSpliced(2, 1) } })),
    ...some.map((product) => ({ kind: 'set' as const, product: { ...product, alias: `${product.alias}-new` } })),
    ...byListings.slice(0, 5).map(([alias]) => ({ kind: 'removed' as const, alias })),
  ];
  const results = changes.map((change) => {
    const timed = stopwatch();
    const { changed } = dupesAfterChange(index, lists, change);
    return { ...timed(), changed: changed.size };
  });
  const average = Math.round(results.reduce((sum, { changed }) => sum + changed, 0) / results.length);
  console.log(
    `${changes.length} changes of one product there: ${spread(results.map(({ work }) => work))} (budget ${budget.changeMilliseconds} ms), on the clock ${spread(results.map(({ clock }) => clock))}; ${average} lists change on average. The five products on most lists (up to ${byListings[0]?.[1] ?? 0}) are removed among them.`,
  );
  const searching = stopwatch();
  for (const { alias } of some) sameButWithout(index, alias, flagged(facts, 'fragrance'));
  console.log(`The same but without fragrance: ${(searching().work / some.length).toFixed(1)} ms per product.`);
  return results.every(({ work }) => work <= budget.changeMilliseconds);
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
  const crowd = demo
    .filter(({ category }) => category === largest)
    .slice(0, sizes.category)
    .map((product) => formulaOf(product, knowledge));
  console.log(
    `Demonstration catalogue: ${categories.length} categories, the largest (${largest}) of ${catalog.get(largest)?.length}; made in ${inSeconds(made.work)} s.`,
  );
  console.log(
    `All lists read and analysed: ${inSeconds(read.work)} s of one thread (budget ${budget.analysisSeconds} s), ${inSeconds(read.clock)} s on the clock.`,
  );
  const results = [read.work <= budget.analysisSeconds * 1000, benchCatalog(categories, knowledge), benchCategory(crowd, knowledge)];
  console.log(`\nThe same with lists mixed to ${sizes.mixedIngredients} ingredients, which the demonstration does not have:`);
  results.push(benchCatalog(categories.map(mixed), knowledge), benchCategory(mixed(crowd), knowledge));
  return results.every(Boolean);
}
