import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#db/database.ts';
import { readManifest } from '#scripts/engine/page-manifest.ts';
import { mergeShards, readPart } from '#scripts/engine/shards.ts';
import { onRequestFile } from '#server/pages/prerender-bundle.ts';
import { builtSite, copyOfSite } from '../support/built-site.ts';
import { filesOf } from '../support/site-files.ts';

const { folder, environment, settings, place, make, remove } = copyOfSite('en', 'shards');
beforeAll(make);
afterAll(remove);

const run = promisify(execFile);

/** What the command line prints; rejects with what it says of a failure. */
async function build(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> {
  const { stdout } = await run(process.execPath, ['scripts/build.ts', ...args], { env: { ...process.env, ...environment, ...env } });
  return stdout;
}

test('parts rendered apart and merged are the site that is built in one', { timeout: 600_000 }, async () => {
  const manifest = readManifest(place.pages)?.pagesOf(null) ?? [];
  const shards = ['1-of-2', '2-of-2'].map((name) => `${settings.out}.shard-${name}`);
  expect(await build(['--shard', '1/2'])).toContain(`--merge ${settings.out}.shard-*`);
  // Another machine needs no database: the snapshot says it all.
  await build(['--shard', '2/2'], { DATABASE_URL: `file:${folder}/none.db` });
  expect(existsSync(`${folder}/none.db`)).toBe(false);
  const sizes = shards.map((shard) => filesOf(shard).size);
  expect(Math.min(...sizes) / Math.max(...sizes)).toBeGreaterThan(0.6);

  const merge = (folders: readonly string[], site = settings.site) => mergeShards({ ...settings, site }, folders, () => {});
  await expect(merge([])).rejects.toThrow('No folders are named');
  await expect(merge([`${folder}/none`])).rejects.toThrow('holds no part of a site');
  await expect(merge(shards.slice(0, 1))).rejects.toThrow('All 2 parts are needed; missing: 2/2');
  await expect(merge([...shards, shards[0] ?? ''])).rejects.toThrow('A part is there twice');
  await expect(merge(shards, { ...settings.site, siteUrl: 'https://other.example' })).rejects.toThrow('other code or settings');
  await expect(mergeShards({ ...settings, maxPages: 500 }, shards, () => {})).rejects.toThrow('other code or settings');
  await expect(mergeShards({ ...settings, snapshot: `${folder}/none.db` }, shards, () => {})).rejects.toThrow('npm run snapshot');

  // What happens while parts are rendered comes with the next build.
  const { db, close } = await openDatabase(settings.database);
  await db.run(sql`update products set title_en = 'Retitled' where id = (select min(id) from products)`);
  close();
  expect(await build(['--merge', ...shards])).toContain('2 parts are one site');
  const [merged, whole] = [filesOf(place.site), filesOf(builtSite('en'))];
  expect([...merged.keys()]).toEqual([...whole.keys()]);
  expect([...whole].filter(([name, text]) => merged.get(name) !== text).map(([name]) => name)).toEqual([]);
  const [waiting, expected] = [place.site, builtSite('en')].map((site) => readFileSync(join(site, onRequestFile), 'utf8'));
  expect(waiting).toBe(expected);
  expect(readManifest(place.pages)?.pagesOf(null)).toEqual(manifest);
});

test.each([[['--shard', '1/2', '--merge', 'a']], [['dist/en.shard-1-of-2']], [['--shards', '1/2']]])(
  'the command line refuses %j and says what it takes',
  async (args) => {
    await expect(build(args)).rejects.toThrow('npm run build takes nothing, or "-- --changes", or "-- --shard 1/4"');
  },
);

test('what names no part is refused', () => {
  for (const text of ['0/4', '5/4', '1', 'a/b']) expect(() => readPart(text)).toThrow('names no part');
});
