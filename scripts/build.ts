import './cli/output.ts';
import { parseArgs } from 'node:util';
import { requireSettings } from '#server/required-settings.ts';
import { building } from './engine/building.ts';
import { consoleListener } from './engine/progress.ts';
import { buildShard, mergeShards, type Part, readPart } from './engine/shards.ts';
import { bringUpToDate, buildAll } from './engine/site-builds.ts';
import { importAsAsked } from './nightly/platform-import.ts';
import { readSettings } from './settings.ts';
import { writeSbom } from './supply-chain/sbom.ts';

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
  requireSettings(process.env);
  const settings = readSettings(process.env);
  const listen = consoleListener();
  const start = performance.now();
  const seconds = () => ((performance.now() - start) / 1000).toFixed(0);
  await importAsAsked(settings, process.env);
  if (changes) {
    const { did } = await bringUpToDate(settings, listen);
    const words = { nothing: 'is up to date', changes: 'shows what changed', everything: 'was built anew' } as const;
    console.log(`The site in ${settings.out} ${words[did]}; that took ${seconds()} s.`);
  } else if (part) {
    const folder = await building(settings, () => buildShard(settings, part, listen));
    console.log(`Part ${part.number} of ${part.of} stands in ${folder} after ${seconds()} s.`);
    console.log(`When all ${part.of} are on one machine, make one site of them there: npm run build -- --merge ${settings.out}.shard-*`);
  } else if (merge) {
    await building(settings, () => mergeShards(settings, merge, listen));
    console.log(`${merge.length} parts are one site in ${settings.out} after ${seconds()} s; their folders are not needed any more.`);
  } else {
    const { pages, rendering } = await buildAll(settings, 'command');
    console.log(`${pages} pages, ${Math.round(pages / rendering)} per second; the whole build took ${seconds()} s.`);
    const failure = writeSbom(`${settings.out}.build/sbom.cdx.json`);
    if (failure !== null) console.log(`What the site is made of could not be listed: ${failure}`);
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? `${error.message}\nThe site that was there before is untouched.` : error);
  process.exitCode = 1;
}
