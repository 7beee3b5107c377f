import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { presentState } from '#scripts/build.ts';
import { readBook } from '#scripts/engine/page-book.ts';
import { buildShard, mergeShards, readPart } from '#scripts/engine/shards.ts';
import { onRequestFile } from '#server/pages/kept-program.ts';
import { builtSite, copyOfSite } from '../support/built-site.ts';
import { filesOf } from '../support/site-files.ts';

const { settings, place, make, remove } = copyOfSite('en', 'shards');
beforeAll(make);
afterAll(remove);

test('parts rendered apart and merged are the site that is built in one', { timeout: 600_000 }, async () => {
  const state = await presentState(settings);
  const book = readBook(place.pages)?.pagesOf(null) ?? [];
  const shards = [];
  for (const part of ['1/2', '2/2']) shards.push(await buildShard(settings, state, readPart(part), () => {}));
  const sizes = shards.map((shard) => filesOf(shard).size);
  expect(Math.min(...sizes) / Math.max(...sizes)).toBeGreaterThan(0.6);
  await expect(mergeShards(settings, state, shards.slice(0, 1), () => {})).rejects.toThrow('all 2 are needed');
  await expect(mergeShards(settings, { ...state, code: 'other' }, shards, () => {})).rejects.toThrow('other code');
  await mergeShards(settings, state, shards, () => {});
  const [merged, whole] = [filesOf(place.site), filesOf(builtSite('en'))];
  expect([...merged.keys()]).toEqual([...whole.keys()]);
  expect([...whole].filter(([name, text]) => merged.get(name) !== text).map(([name]) => name)).toEqual([]);
  const [waiting, expected] = [place.site, builtSite('en')].map((site) => readFileSync(join(site, onRequestFile), 'utf8'));
  expect(waiting).toBe(expected);
  expect(readBook(place.pages)?.pagesOf(null)).toEqual(book);
});

test('what names no part is refused', () => {
  for (const text of ['0/4', '5/4', '1', 'a/b']) expect(() => readPart(text)).toThrow('names no part');
});
