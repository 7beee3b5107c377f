import { skinTypes } from '#core/analysis/verdicts.ts';
import { productSorts } from '#core/catalog/product-query.ts';
import { certificateKinds } from '#core/catalog/taxonomy.ts';
import { flagNames } from '#core/knowledge/flags.ts';
import { migrateDatabase, openDatabase } from '#db/database.ts';
import { products } from '#db/schema/index.ts';
import { createApi } from '#server/api.ts';
import { catalogOf } from '#server/catalog/catalog.ts';
import { catalogRoutes } from '#server/catalog/routes.ts';
import { makeDemo } from '../catalog/prepare.ts';
import { median, quantile } from '../quantile.ts';
import { servicesOf } from '../serve.ts';
import { readSettings } from '../settings.ts';

const budget = { medianMilliseconds: 100 };
export const size = 40_000;
const questions = 300;
export const listsFile = '.cache/bench/lists.db';

/** The same questions every time. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** A database of that size, made once. */
export async function stock(): Promise<void> {
  const { db, close } = await openDatabase({ url: `file:${listsFile}` });
  await migrateDatabase(db);
  if ((await db.$count(products)) !== size) await makeDemo(db, size, true);
  close();
}

/** `npm run bench -- lists`: filters of 40,000 products in random combinations, with all counts, through the whole API. */
export async function benchLists(): Promise<boolean> {
  await stock();
  const services = await servicesOf(readSettings({ ...process.env, DATABASE_URL: `file:${listsFile}` }));
  const app = createApi(catalogRoutes, services);
  const begun = performance.now();
  const catalog = await catalogOf(services);
  console.log(
    `Reading the catalogue of ${catalog.products.ids.length} products into memory: ${(performance.now() - begun).toFixed(0)} ms, once and after a change.`,
  );
  const ask = publicQuestions(catalog, randomNumbers(7));
  const times: number[] = [];
  for (let turn = 0; turn < questions; turn += 1) {
    const address = turn === 0 ? 'https://bench.test/api/v2/products' : ask();
    const start = performance.now();
    const answer = await app.fetch(new Request(address));
    await answer.text();
    times.push(performance.now() - start);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  }
  const middle = median(times);
  console.log(
    `${questions} random combinations of filters with all counts: median ${middle.toFixed(1)} ms (budget ${budget.medianMilliseconds}), 95 % within ${quantile(times, 0.95).toFixed(1)} ms, slowest ${quantile(times, 1).toFixed(1)} ms.`,
  );
  return middle <= budget.medianMilliseconds;
}

/** Addresses of the public list of products, with filters in random combinations. */
export function publicQuestions(catalog: Awaited<ReturnType<typeof catalogOf>>, random: () => number): () => string {
  const some = <Value>(values: readonly Value[], most: number) =>
    Array.from({ length: Math.floor(random() * (most + 1)) }, () => values[Math.floor(random() * values.length)] as Value);
  const held = [...catalog.products.lists.ingredient.keys()];
  const ask = () => {
    const query = new URLSearchParams();
    const add = (name: string, values: readonly string[]) => {
      for (const value of new Set(values)) query.append(name, value);
    };
    add('contains', some(held, 2));
    add('without', some(held, 2));
    add('free', some(flagNames, 3));
    add('effect', some([...catalog.products.lists.effect.keys()], 1));
    add('skin', some(skinTypes, 1));
    add('category', some([...catalog.products.lists.category.keys()], 2));
    add('brand', some([...catalog.products.lists.brand.keys()], 1));
    add('certificate', some(certificateKinds, 1));
    add('q', some(['cream', 'serum', 'oil', 'a', 'gel'], 1).slice(0, 1));
    query.set('sort', some(productSorts, 1)[0] ?? 'new');
    return `https://bench.test/api/v2/products?${query}`;
  };
  return ask;
}
