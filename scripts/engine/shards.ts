import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { prepareDatabase } from '../catalog/prepare.ts';
import { originOf } from '../page-keys/page-fingerprints.ts';
import type { Settings } from '../settings.ts';
import { storeOf } from '../snapshot/statements.ts';
import { heldChange } from '../snapshot/version.ts';
import { codeHash } from './code-hash.ts';
import { finishBuild, prepareProgram } from './full-build.ts';
import { during, type Listener } from './progress.ts';
import { listWritten, withFarm, writeChoice, writePages } from './render-all.ts';
import type { RoutePages } from './renderer.ts';
import { sitePaths, siteState } from './site-paths.ts';

/** A full build's pages cut into parts, each rendered by a machine of its own into a folder of its own. */
export interface Part {
  /** From 1. */
  readonly number: number;
  readonly of: number;
}

/** What a shard says of itself: only shards of the same code and the same snapshot make one site. */
const shardFacts = z.object({
  number: z.number(),
  of: z.number(),
  /** Pages that are written at most: which ones they are follows from it. */
  maxPages: z.number(),
  state: siteState,
  snapshot: z.object({ written: z.string(), change: z.number() }),
});
type ShardFacts = z.output<typeof shardFacts>;
/** What all parts of a site have in common. */
type SharedFacts = Omit<ShardFacts, 'number' | 'of'>;

const factsFile = 'shard.json';
/** Neighbouring pages of a route stay together: they show the same records. */
const pagesTogether = 64;

/** "2/4" as a part; throws for anything else. */
export function readPart(text: string): Part {
  const [, number = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (number < 1 || number > of) throw new Error(`"${text}" names no part; write 1/4 for the first of four.`);
  return { number, of };
}

function pagesOfPart(pages: readonly RoutePages[], { number, of }: Part): RoutePages[] {
  let place = 0;
  return pages.map(({ route, paths }) => ({
    route,
    paths: paths.filter(() => Math.floor(place++ / pagesTogether) % of === number - 1),
  }));
}

/** What a site is made from here: this code and the snapshot as it is. The live database may have gone on since, here as on every other machine. */
function presentFacts(settings: Settings): SharedFacts {
  const { snapshot, maxPages } = settings;
  const advice = 'Write it on one machine with "npm run snapshot" and copy it to all.';
  if (!existsSync(snapshot)) throw new Error(`There is no ${snapshot}. ${advice}`);
  const database = new DatabaseSync(snapshot, { readOnly: true });
  try {
    const store = storeOf(database);
    const change = heldChange(store);
    if (change === null) throw new Error(`${snapshot} was written by other code than the one that is here. ${advice}`);
    return { maxPages, state: { code: codeHash(settings), change }, snapshot: originOf(store) };
  } finally {
    database.close();
  }
}

/** Where a part is rendered to. */
const shardFolder = ({ out }: Settings, { number, of }: Part) => `${out}.shard-${number}-of-${of}`;

/** Renders one part of the pages; resolves with its folder. The parts of a site are to be rendered from copies of one snapshot. */
export async function buildShard(settings: Settings, part: Part, listen: Listener): Promise<string> {
  const folder = shardFolder(settings, part);
  const facts = presentFacts(settings);
  rmSync(folder, { recursive: true, force: true });
  await prepareProgram(settings, facts.state, listen);
  await during(listen, 'pages', () =>
    withFarm(settings, folder, async (farm) => {
      const { pages } = await listWritten(settings, farm);
      const own = pagesOfPart(pages, part);
      const total = own.reduce((sum, { paths }) => sum + paths.length, 0);
      await farm.render(own, (done) => listen({ kind: 'progress', step: 'pages', done, total }));
    }),
  );
  writeFileSync(join(folder, factsFile), JSON.stringify({ ...part, ...facts } satisfies ShardFacts));
  return folder;
}

/** Makes one site of all its shards and publishes it. */
export async function mergeShards(settings: Settings, folders: readonly string[], listen: Listener): Promise<void> {
  const facts = presentFacts(settings);
  checkShards(facts, folders);
  // Redirects come from the live database.
  await during(listen, 'changes', () => prepareDatabase(settings));
  await prepareProgram(settings, facts.state, listen);
  const { assets, fresh } = sitePaths(settings);
  await during(listen, 'pages', async () => {
    for (const folder of [assets, ...folders])
      cpSync(folder, fresh, { recursive: true, filter: (file) => folder === assets || basename(file) !== factsFile });
    await withFarm(settings, fresh, async (farm) => {
      const listed = await listWritten(settings, farm);
      writeChoice(fresh, listed.choice);
      writePages(settings, listed);
    });
  });
  await finishBuild(settings, facts.state, listen);
}

function readFacts(folder: string): ShardFacts {
  const file = join(folder, factsFile);
  const parsed = existsSync(file) ? z.safeParse(shardFacts, JSON.parse(readFileSync(file, 'utf8'))) : null;
  if (!parsed?.success) throw new Error(`${folder} holds no part of a site that was rendered to its end (${factsFile}).`);
  return parsed.data;
}

function checkShards({ maxPages, state, snapshot }: SharedFacts, folders: readonly string[]): void {
  const shards = folders.map(readFacts);
  const [first] = shards;
  if (!first) throw new Error('No folders are named; write --merge with the folders of all parts, such as dist/en.shard-*.');
  const { of } = first;
  const other = shards.find((shard) => shard.of !== of);
  if (other) throw new Error(`A part ${first.number}/${of} and a part ${other.number}/${other.of} do not belong to one site.`);
  const missing = Array.from({ length: of }, (_, index) => index + 1).filter((number) => !shards.some((shard) => shard.number === number));
  if (missing.length > 0) throw new Error(`All ${of} parts are needed; missing: ${missing.map((number) => `${number}/${of}`).join(', ')}.`);
  if (shards.length > of) throw new Error(`A part is there twice: ${folders.length} folders are named for ${of} parts.`);
  for (const [index, shard] of shards.entries()) {
    const sameCode = shard.state.code === state.code && shard.maxPages === maxPages;
    const from = !sameCode ? 'other code or settings' : isDeepStrictEqual(shard.snapshot, snapshot) ? null : 'another snapshot';
    if (from)
      throw new Error(
        `${folders[index]} was rendered from ${from} than what is here. Render part ${shard.number}/${of} again with the same commit, settings, version of Node and data/snapshot.db.`,
      );
  }
}
