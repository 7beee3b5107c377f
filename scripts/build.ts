import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { writeBuiltModule } from './built-module.ts';
import { prepareDatabase } from './catalog/prepare.ts';
import { codeHash } from './engine/code-hash.ts';
import { buildSite, undoSwap } from './engine/full-build.ts';
import { rebuildSearch, rebuildSite } from './engine/incremental-build.ts';
import { consoleListener, during, type Listener } from './engine/progress.ts';
import { finishPublishing } from './engine/publish.ts';
import { buildShard, mergeShards, readPart } from './engine/shards.ts';
import { readState, type SiteState, sitePlace } from './engine/site-place.ts';
import { readSettings, type Settings } from './settings.ts';

/** What a site built now would be made from: code, data files and settings as a hash, and the newest change of the public catalogue. Prepares the database first. */
export async function presentState(settings: Settings, listen: Listener = () => {}): Promise<SiteState> {
  return during(listen, 'changes', async () => ({ code: codeHash(settings), change: await prepareDatabase(settings) }));
}

/** Brings the site up to date with the least work: nothing, only the pages that show what changed, or all of it. */
export async function bringUpToDate(
  settings: Settings,
  listen: Listener = consoleListener(),
): Promise<'nothing' | 'changes' | 'everything'> {
  const place = sitePlace(settings);
  undoSwap(place);
  finishPublishing(place);
  const present = await presentState(settings, listen);
  const built = readState(place);
  if (built?.code === present.code && built.change === present.change) return 'nothing';
  const rebuilt = built && (await rebuildSite(settings, present, listen));
  if (rebuilt) {
    writeBuiltModule(settings);
    console.log(`${rebuilt.changed.length} files are new, ${rebuilt.removed.length} are gone.`);
    await rebuildSearch(settings, listen);
    return 'changes';
  }
  await buildSite(settings, present, listen);
  return 'everything';
}

/** `npm run build`: all of it; with `--shard 1/4` a part of the pages, with `--merge FOLDER …` one site of all parts. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { shard: { type: 'string' }, merge: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const part = values.shard === undefined ? null : readPart(values.shard);
  const settings = readSettings(process.env);
  const listen = consoleListener();
  const start = performance.now();
  const state = await presentState(settings, listen);
  const seconds = () => ((performance.now() - start) / 1000).toFixed(0);
  if (part) console.log(`Part ${values.shard} stands in ${await buildShard(settings, state, part, listen)} after ${seconds()} s.`);
  else if (values.merge) {
    await mergeShards(settings, state, positionals, listen);
    console.log(`${positionals.length} parts are one site now, after ${seconds()} s.`);
  } else {
    const { pages, rendering } = await buildSite(settings, state, listen);
    const count = pages.reduce((sum, route) => sum + route.count, 0);
    console.log(`${count} pages, ${Math.round(count / rendering)} per second; the whole build took ${seconds()} s.`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? `${error.message} The site that was there before is untouched.` : error);
    process.exitCode = 1;
  }
}
