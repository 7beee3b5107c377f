import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#db/database.ts';
import { buildSite } from '../engine/full-build.ts';
import { rebuildSearch, rebuildSite } from '../engine/incremental-build.ts';
import type { Listener } from '../engine/progress.ts';
import type { BuildReport } from '../engine/render-all.ts';
import { presentState } from '../engine/site-builds.ts';
import { sitePaths } from '../engine/site-paths.ts';
import { readSettings, type Settings } from '../settings.ts';
import { type Peak, watched } from './memory.ts';

const budget = { minutes: 8, gigabytes: 2, pages: 130_000, pagesPerSecond: 350, editSeconds: 6, searchSeconds: 60 };

/** Where the catalogue of that size and its site stand. */
export function settingsFor(products: number): Settings {
  const folder = `.cache/bench/build-${products}`;
  return readSettings({
    ...process.env,
    DEMO_PRODUCTS: String(products),
    DATABASE_URL: `file:${folder}/inciscope.db`,
    SNAPSHOT: `${folder}/snapshot.db`,
    OUT_DIR: `${folder}/site`,
  });
}

const say: Listener = (event) => {
  if (event.kind === 'ended') console.log(`  ${event.step}: ${event.seconds.toFixed(1)} s`);
};

function judge(what: string, value: number, most: number, unit: string, atLeast = false): boolean {
  const good = atLeast ? value >= most : value <= most;
  console.log(`${good ? 'ok  ' : 'OVER'} ${what}: ${value.toFixed(value < 10 ? 1 : 0)} ${unit} (budget ${most})`);
  return good;
}

async function fullBuild(products: number): Promise<{ settings: Settings; report: BuildReport; seconds: number; memory: Peak }> {
  const settings = settingsFor(products);
  const present = await presentState(settings);
  const { result, seconds, memory } = await watched(() => buildSite(settings, present, say));
  return { settings, report: result, seconds, memory };
}

/** Changes one product's title in the live database. */
export async function changeTitle({ database }: Settings): Promise<void> {
  const { db, close } = await openDatabase(database);
  await db.run(
    sql`update products set title_en = title_en || ' II', updated_at = ${new Date().toISOString()} where id = (select max(id) / 2 from products)`,
  );
  close();
}

/** The site before this one is removed in the background. */
export async function oldSiteGone(settings: Settings): Promise<void> {
  while (existsSync(sitePaths(settings).old)) await setTimeout(500);
}

/** Measures from one edit until the last page that shows it is live. */
async function oneEdit(settings: Settings): Promise<boolean> {
  await changeTitle(settings);
  const start = performance.now();
  const report = await rebuildSite(settings, await presentState(settings, say), say);
  if (!report) throw new Error('One edit made the whole site stale.');
  const seconds = (performance.now() - start) / 1000;
  console.log(`One title changed: ${report.changed.length} files are new.`);
  const live = judge('from the edit to its last page', seconds, budget.editSeconds, 's');
  const { seconds: searching } = await watched(() => rebuildSearch(settings, say));
  return judge('the search index behind it', searching, budget.searchSeconds, 's') && live;
}

/** A full build of 40,000 products with all routes, and one edit; `npm run bench -- build 80000` measures another size. True when within the budgets. */
export async function benchBuild(): Promise<boolean> {
  const products = Number(process.argv[3] ?? 40_000);
  const { settings, report, seconds, memory } = await fullBuild(products);
  for (const { route, count } of report.pages.toSorted((a, b) => b.count - a.count)) console.log(`${String(count).padStart(8)} ${route}`);
  const pages = report.pages.reduce((sum, { count }) => sum + count, 0);
  if (report.onRequest > 0) console.log(`${String(report.onRequest).padStart(8)} products on request`);
  console.log(`Memory at its highest: ${memory.processes.map(({ name, bytes }) => `${name} ${Math.round(bytes / 1e6)} MB`).join(', ')}.`);
  const results = [
    judge('pages', pages, budget.pages, ''),
    judge('full build', seconds / 60, budget.minutes, 'min'),
    judge('pages per second, net', pages / report.rendering, budget.pagesPerSecond, '', true),
    judge('memory of all processes', memory.bytes / 1e9, budget.gigabytes, 'GB'),
  ];
  await oldSiteGone(settings);
  results.push(await oneEdit(settings));
  return results.every(Boolean);
}
