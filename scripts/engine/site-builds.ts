import { rmSync } from 'node:fs';
import type { BuildReason } from '#db/queries/builds.ts';
import { writeBuiltModule } from '../built-module.ts';
import { prepareDatabase } from '../catalog/prepare.ts';
import { editsHash, liveEdits } from '../knowledge/live-edits.ts';
import { isOpenDataOf, writeOpenData } from '../open-data/write-open-data.ts';
import type { Settings } from '../settings.ts';
import { isDamaged } from '../snapshot/damaged.ts';
import { type BuildOutcome, recorded } from './build-record.ts';
import { building } from './building.ts';
import { codeHash } from './code-hash.ts';
import { buildSite } from './full-build.ts';
import { rebuildSearch, rebuildSite } from './incremental-build.ts';
import { consoleListener, during, type Listener } from './progress.ts';
import type { BuildReport } from './render-all.ts';
import { readState, type SiteState, sitePaths, writeState } from './site-paths.ts';

/** What a site built now would be made from: code, data files and settings as a hash, and the newest change of the public catalogue. Prepares the database first. */
export async function presentState(settings: Settings, listen: Listener = () => {}): Promise<SiteState> {
  return during(listen, 'changes', async () => ({
    code: codeHash(settings),
    change: await prepareDatabase(settings),
    edits: editsHash(await liveEdits(settings.database)),
  }));
}

/** Brings the site up to date with the least work: nothing, only the pages that show what changed, or all of it. */
export function bringUpToDate(
  settings: Settings,
  listen: Listener = consoleListener(),
  reason: BuildReason = 'command',
): Promise<BuildOutcome> {
  return building(settings, () =>
    recorded(settings, reason, listen, async (tell) => {
      const outcome = await buildWhatChanged(settings, tell);
      await bringOpenDataUpToDate(settings, outcome, tell);
      return outcome;
    }),
  );
}

/** The same beside a server that is serving: another program than the one it runs is for the next start to build, and open data, written as a whole, for the night. */
export function publishChanges(settings: Settings, reason: BuildReason): Promise<BuildOutcome> {
  return building(settings, () => {
    if (readState(sitePaths(settings))?.code !== codeHash(settings))
      throw new Error('The program here, or its settings, are not those that the site was built with. Start the server anew: npm start.');
    return recorded(settings, reason, consoleListener(), (tell) => buildWhatChanged(settings, tell));
  });
}

/** All of the site, whatever is there. */
export function buildAll(settings: Settings, reason: BuildReason): Promise<BuildOutcome & Pick<BuildReport, 'rendering'>> {
  return building(settings, () =>
    recorded(settings, reason, consoleListener(), async (tell) => buildEverything(settings, await presentState(settings, tell), tell)),
  );
}

/** What others may take along follows; a build of everything has brought it. */
async function bringOpenDataUpToDate(settings: Settings, { did }: BuildOutcome, listen: Listener): Promise<void> {
  const state = readState(sitePaths(settings));
  if (did === 'everything' || !state || isOpenDataOf(settings.out, state)) return;
  await during(listen, 'open data', () => writeOpenData(settings, state, { present: settings.out, site: settings.out }));
}

const pagesOf = ({ pages }: BuildReport) => pages.reduce((sum, { count }) => sum + count, 0);

async function buildEverything(settings: Settings, present: SiteState, listen: Listener) {
  const report = await buildSite(settings, present, listen);
  const pages = pagesOf(report);
  return { did: 'everything', change: present.change, pages, files: pages, rendering: report.rendering } as const;
}

/** A snapshot that cannot be read is written anew, and all pages with it: which of them hold what is lost nobody can tell. */
async function buildWhatChanged(settings: Settings, listen: Listener): Promise<BuildOutcome> {
  try {
    return await buildChanges(settings, listen);
  } catch (error) {
    if (!isDamaged(settings.snapshot)) throw error;
    console.error(
      `The snapshot ${settings.snapshot} is damaged (${error instanceof Error ? error.message : error}). It is written anew from the database, and the whole site with it.`,
    );
    rmSync(settings.snapshot);
    return buildEverything(settings, await presentState(settings, listen), listen);
  }
}

async function buildChanges(settings: Settings, listen: Listener): Promise<BuildOutcome> {
  const place = sitePaths(settings);
  const present = await presentState(settings, listen);
  const { change } = present;
  const built = readState(place);
  const isSame = built?.code === present.code && (built.edits ?? '') === present.edits;
  if (isSame && built.change === change) return { did: 'nothing', change, pages: 0, files: 0 };
  // What editors changed of an ingredient may show on every page.
  const rebuilt = isSame && (await rebuildSite(settings, present, listen));
  if (!rebuilt) return buildEverything(settings, present, listen);
  writeBuiltModule(settings);
  const { changed, removed } = rebuilt;
  console.log(`${changed.length} files are new, ${removed.length} are gone.`);
  await rebuildSearch(settings, listen);
  // Last: a build that is interrupted before is not taken for a finished one.
  writeState(place, present);
  return { did: 'changes', change, pages: pagesOf(rebuilt), files: changed.length + removed.length };
}
