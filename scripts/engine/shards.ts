import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { originOf } from '../page-keys/page-keys.ts';
import type { Settings } from '../settings.ts';
import { storeOf } from '../snapshot/statements.ts';
import { finishBuild, prepareBuild } from './full-build.ts';
import { during, type Listener } from './progress.ts';
import { listWritten, withFarm, writeChoice, writePages } from './render-all.ts';
import type { RoutePages } from './renderer.ts';
import { type SiteState, sitePlace, siteState } from './site-place.ts';

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
  state: siteState,
  snapshot: z.object({ written: z.string(), change: z.number() }),
});
type ShardFacts = z.output<typeof shardFacts>;

const factsFile = 'shard.json';
/** Neighbouring pages of a route stay together: they show the same records. */
const stretch = 64;

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
    paths: paths.filter(() => Math.floor(place++ / stretch) % of === number - 1),
  }));
}

function factsOf({ snapshot }: Settings, state: SiteState, part: Part): ShardFacts {
  const database = new DatabaseSync(snapshot, { readOnly: true });
  try {
    return { ...part, state, snapshot: originOf(storeOf(database)) };
  } finally {
    database.close();
  }
}

/** Renders one part of the pages; resolves with its folder. The parts of a site are to be rendered from copies of one snapshot. */
export async function buildShard(settings: Settings, state: SiteState, part: Part, listen: Listener): Promise<string> {
  const folder = `${settings.out}.shard-${part.number}-of-${part.of}`;
  rmSync(folder, { recursive: true, force: true });
  await prepareBuild(settings, state, listen);
  await during(listen, 'pages', () =>
    withFarm(settings, folder, async (farm) => {
      const { pages } = await listWritten(settings, farm);
      const own = pagesOfPart(pages, part);
      const total = own.reduce((sum, { paths }) => sum + paths.length, 0);
      await farm.render(own, (done) => listen({ kind: 'progress', step: 'pages', done, total }));
    }),
  );
  writeFileSync(join(folder, factsFile), JSON.stringify(factsOf(settings, state, part)));
  return folder;
}

/** Makes one site of all its shards and publishes it. */
export async function mergeShards(settings: Settings, state: SiteState, folders: readonly string[], listen: Listener): Promise<void> {
  checkShards(settings, state, folders);
  await prepareBuild(settings, state, listen);
  const { assets, fresh } = sitePlace(settings);
  await during(listen, 'pages', async () => {
    for (const folder of [assets, ...folders])
      cpSync(folder, fresh, { recursive: true, filter: (file) => folder === assets || basename(file) !== factsFile });
    await withFarm(settings, fresh, async (farm) => {
      const { listed, choice } = await listWritten(settings, farm);
      writeChoice(fresh, choice);
      await writePages(settings, listed, choice);
    });
  });
  await finishBuild(settings, state, listen);
}

function checkShards(settings: Settings, state: SiteState, folders: readonly string[]): void {
  const shards = folders.map((folder) => z.parse(shardFacts, JSON.parse(readFileSync(join(folder, factsFile), 'utf8'))));
  const of = shards[0]?.of ?? 0;
  const numbers = shards.map(({ number }) => number).sort((a, b) => a - b);
  if (numbers.join() !== Array.from({ length: of }, (_, index) => index + 1).join())
    throw new Error(`The folders hold the parts ${numbers.join(', ') || 'of no site'}; all ${of || ''} are needed, each once.`);
  for (const [index, shard] of shards.entries()) {
    const expected = factsOf(settings, state, { number: shard.number, of });
    if (!isDeepStrictEqual(shard, expected))
      throw new Error(`${folders[index]} was rendered from other code or from another snapshot than the one that is here.`);
  }
}
