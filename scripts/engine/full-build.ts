import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '#db/database.ts';
import { headerRules } from '#site/headers.ts';
import { builtOf, writeBuiltModule } from '../built-module.ts';
import { writeDictionary } from '../dictionary.ts';
import { writeFunctionFiles } from '../function-files.ts';
import { headerLines, headersFile } from '../headers-file.ts';
import { loadKnowledge } from '../knowledge/knowledge.ts';
import { liveEdits } from '../knowledge/live-edits.ts';
import { writeOpenData } from '../open-data/write-open-data.ts';
import { copyRecogniser } from '../recogniser.ts';
import { writeSearchIndex } from '../search-index.ts';
import { writeServiceWorker } from '../service-worker.ts';
import type { Settings } from '../settings.ts';
import { programLock, withLocks } from './build-lock.ts';
import { hasBundle, makeBundle } from './bundle.ts';
import { checkFolders } from './folder-sizes.ts';
import { during, type Listener } from './progress.ts';
import { publishRows } from './publish-rows.ts';
import { redirectLines, redirectsFile } from './redirects.ts';
import { type BuildReport, buildEnvironment, renderAll, settingsEnvironment } from './render-all.ts';
import { type SitePaths, type SiteState, sitePaths, writeState } from './site-paths.ts';

/** Characters of the last words of a script that failed. */
const longest = 2_000;

/** Runs a script and lets it speak; one that fails has its last words in the error. */
async function run(script: string, env: NodeJS.ProcessEnv, ...args: string[]): Promise<void> {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['inherit', 'inherit', 'pipe'], env: { ...process.env, ...env } });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    process.stderr.write(text);
    said = (said + text).slice(-longest);
  });
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error(`${script} failed with exit code ${status}. ${said.trim()}`.trim());
}

/** Builds the site into a fresh folder and swaps it in; a build that fails or is interrupted leaves the old site as it was. */
export async function buildSite(settings: Settings, state: SiteState, listen: Listener): Promise<BuildReport> {
  const { assets, fresh } = sitePaths(settings);
  await during(listen, 'snapshot', () => run('scripts/snapshot.ts', settingsEnvironment(settings), '--of-build'));
  await prepareProgram(settings, state, listen);
  cpSync(assets, fresh, { recursive: true });
  await writeEditedDictionary(settings, fresh, listen);
  const report = await during(listen, 'pages', () => renderAll(settings, listen));
  await finishBuild(settings, state, listen);
  return report;
}

/** The checker knows what editors changed: the dictionary of the bundle is that of the files alone. */
async function writeEditedDictionary({ database, site }: Settings, fresh: string, listen: Listener): Promise<void> {
  const edits = await liveEdits(database);
  if (edits.length === 0) return;
  await during(listen, 'dictionary', () => {
    writeDictionary(loadKnowledge('data', edits), site.language, join(fresh, 'dictionary'));
  });
}

/** Makes what pages are rendered with besides the snapshot: the prerender bundle, from this code. */
export async function prepareProgram(settings: Settings, { code }: Pick<SiteState, 'code'>, listen: Listener): Promise<void> {
  const place = sitePaths(settings);
  const env = buildEnvironment(settings);
  rmSync(place.fresh, { recursive: true, force: true });
  if (!hasBundle(place, code))
    await withLocks([programLock], 'bundling', async () => {
      await during(listen, 'fonts', () => run('scripts/fonts.ts', env));
      await during(listen, 'dictionary', () => {
        writeDictionary(loadKnowledge(), settings.site.language);
      });
      copyRecogniser();
      await during(listen, 'bundle', () => makeBundle(place, code, env));
    });
  writeBuiltModule(settings);
}

/** Adds to the pages of the fresh folder what comes after them, and swaps it in. */
export async function finishBuild(settings: Settings, state: SiteState, listen: Listener): Promise<void> {
  const { site, snapshot } = settings;
  const place = sitePaths(settings);
  await during(listen, 'pictures', () => writeFunctionFiles(place.fresh, site.language));
  await during(listen, 'search', () => writeSearchIndex(snapshot, site.language, join(place.fresh, 'search-index')));
  await during(listen, 'open data', () => writeOpenData(settings, state, { present: place.site, site: place.fresh }));
  if (settings.publishRows) await during(listen, 'rows', () => publishRows(snapshot, place.fresh, place.baseSnapshot));
  else rmSync(place.baseSnapshot, { force: true });
  await writeRedirects(settings, place.fresh);
  writeFileSync(
    join(place.fresh, headersFile),
    headerLines(headerRules({ siteUrl: site.siteUrl, scriptHashes: builtOf(settings).scriptHashes })),
  );
  await during(listen, 'worker', () => writeServiceWorker(settings, place.fresh));
  checkFolders(place.fresh);
  await during(listen, 'publish', () => swap(place, state));
}

async function writeRedirects({ database }: Settings, folder: string): Promise<void> {
  const { db, close } = await openDatabase(database);
  try {
    writeFileSync(join(folder, redirectsFile), await redirectLines(db));
  } finally {
    close();
  }
}

/** So long a build waits for the old site to be gone (ms); a large one takes minutes, which nobody has to wait for. */
const sweepTimeout = 2_000;

/** Two renames; the old site goes afterwards. */
async function swap(place: SitePaths, state: SiteState): Promise<void> {
  const { site, fresh, old } = place;
  mkdirSync(dirname(site), { recursive: true });
  await rm(old, { recursive: true, force: true });
  rmSync(place.state, { force: true });
  renameSync(place.freshPages, place.pages);
  if (existsSync(site)) renameSync(site, old);
  renameSync(fresh, site);
  writeState(place, state);
  // What is left of it, the next build removes.
  const swept = rm(old, { recursive: true, force: true }).catch(() => undefined);
  await Promise.race([swept, setTimeout(sweepTimeout, undefined, { ref: false })]);
}

/** Brings the old site back when a build was interrupted between the two renames. */
export function undoSwap({ site, old }: SitePaths): void {
  if (!existsSync(site) && existsSync(old)) renameSync(old, site);
}
