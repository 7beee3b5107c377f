import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { openDatabase } from '#db/database.ts';
import { onRequestFile } from '#server/pages/kept-program.ts';
import { writeBuiltModule } from '../built-module.ts';
import { writeDictionary } from '../dictionary.ts';
import { writeFunctionFiles } from '../function-files.ts';
import { loadKnowledge } from '../knowledge/knowledge.ts';
import { keyedRoutes } from '../page-keys/owners.ts';
import { pageKeys } from '../page-keys/page-keys.ts';
import { writeSearchIndex } from '../search-index.ts';
import type { Settings } from '../settings.ts';
import { hasBundle, makeBundle } from './bundle.ts';
import { checkFolders } from './folder-sizes.ts';
import { writeBook } from './page-book.ts';
import { keyedPages, strayPages, unkeyedPages } from './page-list.ts';
import { during, type Listener } from './progress.ts';
import { redirectLines, redirectsFile } from './redirects.ts';
import { startFarm } from './render-farm.ts';
import type { RoutePages } from './renderer.ts';
import { replaceFile, type SitePlace, type SiteState, sitePlace, writeState } from './site-place.ts';
import { booked, chooseWritten, onRequestLines, type PageChoice } from './written-pages.ts';

/** Environment of everything a build starts: it sees the settings that the build was given, not those of the shell. */
export function buildEnvironment({ site, snapshot, products, database }: Settings): NodeJS.ProcessEnv {
  return {
    PUBLIC_SITE_LANG: site.language,
    PUBLIC_SITE_URL: site.siteUrl,
    PUBLIC_SISTER_SITE_URL: site.sisterSiteUrl ?? '',
    PUBLIC_API_BASE_URL: site.apiBaseUrl,
    PUBLIC_SIGN_IN_PROVIDERS: JSON.stringify(site.providers),
    SNAPSHOT: snapshot,
    DEMO_PRODUCTS: String(products),
    DATABASE_URL: database.url,
    ...(database.token === undefined ? {} : { DATABASE_AUTH_TOKEN: database.token }),
    ASTRO_TELEMETRY_DISABLED: '1',
    // Started from a test, the build would otherwise take over NODE_ENV=test and ship React's development build.
    NODE_ENV: 'production',
  };
}

async function run(script: string, env: NodeJS.ProcessEnv): Promise<void> {
  const [status] = await once(spawn(process.execPath, [script], { stdio: 'inherit', env: { ...process.env, ...env } }), 'exit');
  if (status !== 0) throw new Error(`${script} failed with exit code ${status}.`);
}

/** How many processes render: BUILD_SHARDS, else one for each core, four at most. */
export function workersFor({ shards }: Settings): number {
  return shards ?? Math.min(4, availableParallelism());
}

/** What a build did. */
export interface BuildReport {
  /** Rendered pages of each route. */
  readonly pages: readonly { readonly route: string; readonly count: number }[];
  /** Products whose pages are answered on request. */
  readonly onRequest: number;
  /** Seconds that rendering them took. */
  readonly rendering: number;
  /** Resident bytes of the processes that render, at their highest. */
  readonly memory: number;
}

/** Builds the site into a fresh folder and swaps it in; a build that fails or is interrupted leaves the old site as it was. */
export async function buildSite(settings: Settings, state: SiteState, listen: Listener): Promise<BuildReport> {
  const { site, snapshot } = settings;
  const place = sitePlace(settings);
  const env = buildEnvironment(settings);
  rmSync(place.fresh, { recursive: true, force: true });
  const bundled = hasBundle(place, state.code);
  if (!bundled) {
    await during(listen, 'fonts', () => run('scripts/fonts.ts', env));
    await during(listen, 'dictionary', () => {
      writeDictionary(loadKnowledge(), site.language);
    });
  }
  await during(listen, 'snapshot', () => run('scripts/snapshot.ts', env));
  writeBuiltModule(settings);
  if (!bundled) await during(listen, 'bundle', () => makeBundle(place, state.code, env));
  cpSync(place.assets, place.fresh, { recursive: true });
  const report = await during(listen, 'pages', () => renderAll(settings, listen));
  await during(listen, 'pictures', () => writeFunctionFiles(place.fresh, site.language));
  await during(listen, 'search', () => writeSearchIndex(snapshot, site.language, join(place.fresh, 'search-index')));
  await writeRedirects(settings, place.fresh);
  checkFolders(place.fresh);
  await during(listen, 'publish', () => swap(place, state));
  return report;
}

/** Renders every page of the snapshot into the fresh folder, and writes down their keys. */
export async function renderAll(settings: Settings, listen: Listener): Promise<BuildReport> {
  const place = sitePlace(settings);
  const { program, fresh } = place;
  const env = buildEnvironment(settings);
  const start = performance.now();
  const farm = startFarm({ program, siteUrl: settings.site.siteUrl, out: fresh, known: null }, workersFor(settings), env);
  try {
    const listed = await farm.list();
    const paths = listed.flatMap((route) => route.paths.map((path) => ({ path })));
    const choice = chooseWritten(settings.snapshot, paths, settings.mostPages);
    const pages = listed.map(({ route, paths: all }) => ({ route, paths: all.filter(choice.isWritten) }));
    replaceFile(join(fresh, onRequestFile), onRequestLines(choice.onRequest));
    const total = pages.reduce((sum, { paths }) => sum + paths.length, 0);
    const [{ memory }] = await Promise.all([
      farm.render(pages, (done) => listen({ kind: 'progress', step: 'pages', done, total })),
      writePages(settings.snapshot, place.freshPages, listed, choice),
    ]);
    return {
      pages: pages.map(({ route, paths }) => ({ route, count: paths.length })),
      onRequest: choice.onRequest.length,
      rendering: (performance.now() - start) / 1000,
      memory,
    };
  } finally {
    farm.close();
  }
}

/** Writes the book of pages while they are rendered. */
async function writePages(snapshot: string, book: string, listed: readonly RoutePages[], choice: PageChoice): Promise<void> {
  const keys = await pageKeys(snapshot, null);
  const [keyed = [], others = []] = [true, false].map((has) => listed.filter(({ route }) => keyedRoutes.includes(route) === has));
  const [stray] = strayPages(keys, keyed);
  if (stray !== undefined) throw new Error(`The key functions in scripts/page-keys and the pages do not agree on ${stray}.`);
  rmSync(book, { force: true });
  writeBook(book, { origin: keys.origin, gone: [], pages: booked([...keyedPages(keys), ...unkeyedPages(others)], choice) });
}

async function writeRedirects({ database }: Settings, folder: string): Promise<void> {
  const { db, close } = await openDatabase(database);
  try {
    writeFileSync(join(folder, redirectsFile), await redirectLines(db));
  } finally {
    close();
  }
}

/** Two renames; the old site goes afterwards. */
async function swap(place: SitePlace, state: SiteState): Promise<void> {
  const { site, fresh, old } = place;
  mkdirSync(dirname(site), { recursive: true });
  await rm(old, { recursive: true, force: true });
  rmSync(place.state, { force: true });
  renameSync(place.freshPages, place.pages);
  if (existsSync(site)) renameSync(site, old);
  renameSync(fresh, site);
  writeState(place, state);
  await rm(old, { recursive: true, force: true });
}

/** Brings the old site back when a build was interrupted between the two renames. */
export function undoSwap({ site, old }: SitePlace): void {
  if (!existsSync(site) && existsSync(old)) renameSync(old, site);
}
