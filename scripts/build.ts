import './cli/output.ts';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { writeBuiltModule } from './built-module.ts';
import { prepareDatabase } from './catalog/prepare.ts';
import { building } from './engine/building.ts';
import { codeHash } from './engine/code-hash.ts';
import { buildSite } from './engine/full-build.ts';
import { rebuildSearch, rebuildSite } from './engine/incremental-build.ts';
import { consoleListener, during, type Listener } from './engine/progress.ts';
import { buildShard, mergeShards, type Part, readPart } from './engine/shards.ts';
import { readState, type SiteState, sitePaths, writeState } from './engine/site-paths.ts';
import { readSettings, type Settings } from './settings.ts';

/** What a site built now would be made from: code, data files and settings as a hash, and the newest change of the public catalogue. Prepares the database first. */
export async function presentState(settings: Settings, listen: Listener = () => {}): Promise<SiteState> {
  return during(listen, 'changes', async () => ({ code: codeHash(settings), change: await prepareDatabase(settings) }));
}

/** Brings the site up to date with the least work: nothing, only the pages that show what changed, or all of it. */
export function bringUpToDate(settings: Settings, listen: Listener = consoleListener()): Promise<'nothing' | 'changes' | 'everything'> {
  return building(settings, () => buildWhatChanged(settings, listen));
}

async function buildWhatChanged(settings: Settings, listen: Listener): Promise<'nothing' | 'changes' | 'everything'> {
  const place = sitePaths(settings);
  const present = await presentState(settings, listen);
  const built = readState(place);
  if (built?.code === present.code && built.change === present.change) return 'nothing';
  const rebuilt = built && (await rebuildSite(settings, present, listen));
  if (rebuilt) {
    writeBuiltModule(settings);
    console.log(`${rebuilt.changed.length} files are new, ${rebuilt.removed.length} are gone.`);
    await rebuildSearch(settings, listen);
    // Last: a build that is interrupted before is not taken for a finished one.
    writeState(place, present);
    return 'changes';
  }
  await buildSite(settings, present, listen);
  return 'everything';
}

interface Request {
  readonly changes: boolean;
  readonly part: Part | null;
  readonly merge: readonly string[] | null;
}

/** What the command line asks for: what changed, a part of the pages, a merge of folders, or all of it. */
function readRequest(args: readonly string[]): Request {
  const usage =
    'npm run build takes nothing, or "-- --changes", or "-- --shard 1/4", or "-- --merge FOLDER …" with the folders of all parts.';
  const options = {
    changes: { type: 'boolean', default: false },
    shard: { type: 'string' },
    merge: { type: 'boolean', default: false },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const { changes, shard, merge } = values;
    if ([changes, merge, shard !== undefined].filter(Boolean).length > 1 || (positionals.length > 0 && !merge)) throw new Error(usage);
    return { changes, part: shard === undefined ? null : readPart(shard), merge: merge ? positionals : null };
  } catch (cause) {
    if (cause instanceof TypeError) throw new Error(usage, { cause });
    throw cause;
  }
}

/** `npm run build`: all of it; with `--changes` what changed, with `--shard 1/4` a part of the pages, with `--merge FOLDER …` one site of all parts. */
async function main(): Promise<void> {
  const { changes, part, merge } = readRequest(process.argv.slice(2));
  const settings = readSettings(process.env);
  const listen = consoleListener();
  const start = performance.now();
  const seconds = () => ((performance.now() - start) / 1000).toFixed(0);
  if (changes) {
    const done = await bringUpToDate(settings, listen);
    const words = { nothing: 'is up to date', changes: 'shows what changed', everything: 'was built anew' } as const;
    console.log(`The site in ${settings.out} ${words[done]}; that took ${seconds()} s.`);
  } else if (part) {
    const folder = await building(settings, () => buildShard(settings, part, listen));
    console.log(`Part ${part.number} of ${part.of} stands in ${folder} after ${seconds()} s.`);
    console.log(`When all ${part.of} are on one machine, make one site of them there: npm run build -- --merge ${settings.out}.shard-*`);
  } else if (merge) {
    await building(settings, () => mergeShards(settings, merge, listen));
    console.log(`${merge.length} parts are one site in ${settings.out} after ${seconds()} s; their folders are not needed any more.`);
  } else {
    const { pages, rendering } = await building(settings, async () => buildSite(settings, await presentState(settings, listen), listen));
    const count = pages.reduce((sum, route) => sum + route.count, 0);
    console.log(`${count} pages, ${Math.round(count / rendering)} per second; the whole build took ${seconds()} s.`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? `${error.message}\nThe site that was there before is untouched.` : error);
    process.exitCode = 1;
  }
}
