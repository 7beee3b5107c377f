import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Database, openDatabase } from '#db/database.ts';
import { onRequestFile } from '#server/pages/prerender-bundle.ts';
import { keyedRoutes } from '../page-keys/invalidation-keys.ts';
import { pageFingerprints } from '../page-keys/page-fingerprints.ts';
import { writeSearchIndex } from '../search-index.ts';
import type { Settings } from '../settings.ts';
import { catalogKindIn } from '../snapshot/catalog-kind.ts';
import { updateSnapshot } from '../snapshot/update-snapshot.ts';
import { hasBundle } from './bundle.ts';
import { always, byRoute, differences, fileOf, unkeyedPages } from './page-list.ts';
import { type PageManifest, readManifest } from './page-manifest.ts';
import { changesOfPages } from './page-plan.ts';
import { during, type Listener } from './progress.ts';
import { publish } from './publish.ts';
import { redirectLines, redirectsFile } from './redirects.ts';
import { type BuildReport, buildEnvironment, workersFor } from './render-all.ts';
import { type RenderFarm, startFarm } from './render-farm.ts';
import { readState, type SiteState, sitePaths } from './site-paths.ts';
import { manifestPages, onRequestLines } from './written-pages.ts';

/** What an incremental build did. */
export interface RebuildReport extends BuildReport {
  /** Files that are not as they were. */
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** Brings the pages of a built site up to the live database: only those that show what changed are rendered, and each takes its place by a rename; search and state are to follow. Null when the whole site has to be built: other code, or too much changed. */
export async function rebuildSite(settings: Settings, present: Pick<SiteState, 'code'>, listen: Listener): Promise<RebuildReport | null> {
  const place = sitePaths(settings);
  // Rows are published by full builds: such a site is made to be sent elsewhere.
  if (settings.publishRows) return null;
  if (readState(place)?.code !== present.code || !hasBundle(place, present.code) || !existsSync(settings.snapshot)) return null;
  const begun = await during(listen, 'workers', () => begin(settings));
  if (!begun) return null;
  const { manifest, farm, db, close } = begun;
  try {
    const isReal = catalogKindIn(settings.snapshot) === 'real';
    if (!(await during(listen, 'snapshot', () => updateSnapshot(settings.snapshot, db)))) return null;
    // Every page says at its foot whether the catalogue has invented products.
    if ((catalogKindIn(settings.snapshot) === 'real') !== isReal) return null;
    return await rebuildPages(settings, { manifest, farm, db, listen });
  } finally {
    farm.close();
    close();
  }
}

/** The workers load the prerender bundle while the snapshot changes; they read it when they are first given work. Null where there is no page manifest. */
async function begin(settings: Settings) {
  const { prerenderBundle, pages, staged, site } = sitePaths(settings);
  const manifest = readManifest(pages);
  if (!manifest) return null;
  const place = { prerenderBundle, siteUrl: settings.site.siteUrl, out: staged, previousSite: site };
  const farm = startFarm(place, workersFor(settings), buildEnvironment(settings));
  return { manifest, farm, ...(await openDatabase(settings.database)) };
}

interface Rebuilding {
  readonly manifest: PageManifest;
  readonly farm: RenderFarm;
  readonly db: Database;
  readonly listen: Listener;
}

async function rebuildPages(settings: Settings, { manifest, farm, db, listen }: Rebuilding): Promise<RebuildReport> {
  const place = sitePaths(settings);
  const start = performance.now();
  // Pages without invalidation keys are rendered while the fingerprints of the others are made.
  const unkeyed = farm.renderOthers(keyedRoutes);
  // Heard of below; until then a failure must not be one that nobody awaits.
  unkeyed.catch(() => {});
  const { origin, onRequest, ...keyed } = await during(listen, 'keys', async () => {
    const fingerprints = await pageFingerprints(settings.snapshot, manifest.origin);
    return { origin: fingerprints.origin, ...(await changesOfPages(settings, manifest, fingerprints, unkeyed)) };
  });
  const render = byRoute(keyed.changed.filter(({ written: isWritten }) => isWritten));
  const total = render.reduce((sum, { paths }) => sum + paths.length, 0);
  const [{ written, memory }, others] = await during(listen, 'pages', () =>
    Promise.all([farm.render(render, (done) => listen({ kind: 'progress', step: 'pages', done, total })), unkeyed]),
  );
  const files = await during(listen, 'publish', async () => {
    const rest = differences(manifest.pagesOf([always]), manifestPages(unkeyedPages(others.pages)));
    const changed = [
      ...others.written,
      ...written,
      ...stageFile(place, redirectsFile, await redirectLines(db)),
      ...stageFile(place, onRequestFile, onRequestLines(onRequest)),
    ];
    const removed = [...keyed.removed, ...rest.removed].map(fileOf);
    const change = { origin, gone: [...keyed.gone, ...rest.gone], pages: [...keyed.changed, ...rest.changed] };
    publish(place, { changed, removed, manifest: change });
    return { changed, removed };
  });
  return {
    pages: [...render, ...others.pages].map(({ route, paths }) => ({ route, count: paths.length })),
    onRequest: onRequest.length,
    rendering: (performance.now() - start) / 1000,
    memory,
    ...files,
  };
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
