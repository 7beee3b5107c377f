import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Database, openDatabase } from '#db/database.ts';
import { onRequestFile } from '#server/pages/kept-program.ts';
import { keyedRoutes } from '../page-keys/owners.ts';
import { type PageKeys, pageKeys } from '../page-keys/page-keys.ts';
import { writeSearchIndex } from '../search-index.ts';
import type { Settings } from '../settings.ts';
import { updateSnapshot } from '../snapshot/update-snapshot.ts';
import { hasBundle } from './bundle.ts';
import { type BuildReport, buildEnvironment, workersFor } from './full-build.ts';
import { type BookedPage, type PageBook, readBook } from './page-book.ts';
import { byRoute, differences, fileOf, ownersOf, type SitePage, sitePages } from './page-list.ts';
import { during, type Listener } from './progress.ts';
import { publish } from './publish.ts';
import { redirectLines, redirectsFile } from './redirects.ts';
import { type RenderFarm, startFarm } from './render-farm.ts';
import type { RoutePages } from './renderer.ts';
import { readState, type SiteState, sitePlace } from './site-place.ts';
import { chooseWritten, everythingFits, onRequestLines, writtenPages } from './written-pages.ts';

/** What an incremental build did. */
export interface RebuildReport extends BuildReport {
  /** Files that are not as they were. */
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** Brings a built site up to the live database: only pages that show what changed are rendered, and each takes its place by a rename. Null when the whole site has to be built: other code, or too much changed. */
export async function rebuildSite(settings: Settings, present: SiteState, listen: Listener): Promise<RebuildReport | null> {
  const place = sitePlace(settings);
  const { site, snapshot } = settings;
  const book = readState(place)?.code === present.code && hasBundle(place, present.code) ? readBook(place.pages) : null;
  if (!book || !existsSync(snapshot)) return null;
  const { db, close } = await openDatabase(settings.database);
  // The workers load the program while the snapshot changes; they read it when they are first given work.
  const farm = startFarm(
    { program: place.program, siteUrl: site.siteUrl, out: place.staged, known: place.site },
    workersFor(settings),
    buildEnvironment(settings),
  );
  try {
    if (!(await during(listen, 'snapshot', () => updateSnapshot(snapshot, db)))) return null;
    return await rebuildPages(settings, { book, farm, db, present, listen });
  } finally {
    farm.close();
    close();
  }
}

interface Rebuilding {
  readonly book: PageBook;
  readonly farm: RenderFarm;
  readonly db: Database;
  readonly present: SiteState;
  readonly listen: Listener;
}

async function rebuildPages(settings: Settings, { book, farm, db, present, listen }: Rebuilding): Promise<RebuildReport> {
  const place = sitePlace(settings);
  const start = performance.now();
  // Pages without keys are rendered while the keys of the others are made.
  const unkeyed = farm.list(keyedRoutes).then(async (pages) => ({ pages, ...(await farm.render(pages, () => {})) }));
  const making = during(listen, 'keys', () => pageKeys(settings.snapshot, book.origin));
  const [touched, others] = await Promise.all([making, unkeyed]);
  const { before, after, keys, onRequest } = await chosenPages(settings, book, touched, others.pages);
  const { changed: pages, gone } = differences(before, after);
  const render = byRoute(pages.filter(({ route }) => keyedRoutes.includes(route)));
  const total = render.reduce((sum, { paths }) => sum + paths.length, 0);
  const { written, memory } = await during(listen, 'pages', () =>
    farm.render(render, (done) => listen({ kind: 'progress', step: 'pages', done, total })),
  );
  const changed = [
    ...others.written,
    ...written,
    ...stageFile(place, redirectsFile, await redirectLines(db)),
    ...stageFile(place, onRequestFile, onRequestLines(onRequest)),
  ];
  const removed = gone.map(fileOf);
  await during(listen, 'publish', () => publish(place, { changed, removed, book: { origin: keys.origin, gone, pages } }, present));
  return {
    pages: [...render, ...others.pages].map(({ route, paths }) => ({ route, count: paths.length })),
    onRequest: onRequest.length,
    rendering: (performance.now() - start) / 1000,
    memory,
    changed,
    removed,
  };
}

interface ChosenPages {
  readonly before: readonly BookedPage[];
  readonly after: readonly SitePage[];
  readonly keys: PageKeys;
  /** Products whose pages are answered on request. */
  readonly onRequest: readonly string[];
}

/** The pages that are to be compared. Where not everything is written, each edit may move the border: the keys of all pages are made then. */
async function chosenPages(settings: Settings, book: PageBook, touched: PageKeys, others: readonly RoutePages[]): Promise<ChosenPages> {
  const { out, snapshot, mostPages } = settings;
  const waiting = join(out, onRequestFile);
  if (!touched.whole && existsSync(waiting) && readFileSync(waiting, 'utf8') === '') {
    const [before, after] = [book.pagesOf(ownersOf(touched)), sitePages(touched, others)];
    if (everythingFits({ pages: book.count - before.length + after.length, products: touched.products }, mostPages))
      return { before, after, keys: touched, onRequest: [] };
  }
  const keys = touched.whole ? touched : await pageKeys(snapshot, null);
  const all = sitePages(keys, others);
  const choice = chooseWritten(snapshot, all, mostPages);
  return { before: book.pagesOf(null), after: writtenPages(all, choice), keys, onRequest: choice.onRequest };
}

/** Stages a file that is not as the site has it. */
function stageFile({ site, staged }: { readonly site: string; readonly staged: string }, name: string, text: string): string[] {
  const present = join(site, name);
  if (existsSync(present) && readFileSync(present, 'utf8') === text) return [];
  const target = join(staged, name);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
  return [name];
}

/** The search index follows the pages, in folders named by their content: who searches meanwhile goes on with the old ones. */
export async function rebuildSearch({ snapshot, site, out }: Settings, listen: Listener): Promise<void> {
  await during(listen, 'search', () => writeSearchIndex(snapshot, site.language, join(out, 'search-index')));
}
