import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openDatabase } from '#db/database.ts';
import { onRequestFile } from '#server/pages/kept-program.ts';
import { decodeKeys, encodeKeys, pageKeys } from '../page-keys/page-keys.ts';
import { writeSearchIndex } from '../search-index.ts';
import type { Settings } from '../settings.ts';
import { updateSnapshot } from '../snapshot/update-snapshot.ts';
import { hasBundle } from './bundle.ts';
import { type BuildReport, buildEnvironment, workersFor } from './full-build.ts';
import { differences, fileOf, keyedRoutes, wholeList } from './page-list.ts';
import { during, type Listener } from './progress.ts';
import { publish } from './publish.ts';
import { redirectLines, redirectsFile } from './redirects.ts';
import { startFarm } from './render-farm.ts';
import { readState, type SiteState, sitePlace } from './site-place.ts';
import { chooseWritten, onRequestLines, writtenKeys } from './written-pages.ts';

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
  if (readState(place)?.code !== present.code || !hasBundle(place, present.code) || !existsSync(place.pages) || !existsSync(snapshot))
    return null;
  const { db, close } = await openDatabase(settings.database);
  try {
    if (!(await during(listen, 'snapshot', () => updateSnapshot(snapshot, db)))) return null;
    const start = performance.now();
    const env = buildEnvironment(settings);
    const starting = startFarm(
      { program: place.program, siteUrl: site.siteUrl, out: place.staged, known: place.site },
      workersFor(settings),
      env,
    );
    const keys = await during(listen, 'keys', () => pageKeys(snapshot));
    const farm = await starting;
    try {
      const others = await farm.list(keyedRoutes(keys));
      const choice = chooseWritten(snapshot, keys, others, settings.mostPages);
      const after = wholeList(writtenKeys(keys, choice), others);
      const { render, gone } = differences(decodeKeys(readFileSync(place.pages, 'utf8')), after);
      const total = render.reduce((sum, { paths }) => sum + paths.length, 0);
      const { written, memory } = await during(listen, 'pages', () =>
        farm.render(render, (done) => listen({ kind: 'progress', step: 'pages', done, total })),
      );
      const changed = [
        ...written,
        ...stageFile(place, redirectsFile, await redirectLines(db)),
        ...stageFile(place, onRequestFile, onRequestLines(choice)),
      ];
      const removed = gone.map(fileOf);
      await during(listen, 'publish', () => publish(place, { changed, removed, pages: encodeKeys(after) }, present));
      return {
        pages: render.map(({ route, paths }) => ({ route, count: paths.length })),
        onRequest: choice.onRequest.length,
        rendering: (performance.now() - start) / 1000,
        memory,
        changed,
        removed,
      };
    } finally {
      farm.close();
    }
  } finally {
    close();
  }
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
