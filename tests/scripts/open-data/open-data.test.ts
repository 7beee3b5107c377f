import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { readTerms, termOf } from '#catalog/open-data-terms.ts';
import { firstSeen } from '#scripts/open-data/data-dates.ts';
import { writeDataFile } from '#scripts/open-data/data-file.ts';
import { type LeftOut, productLines } from '#scripts/open-data/lines.ts';
import { isOpenDataOf } from '#scripts/open-data/write-open-data.ts';
import { storeOf } from '#scripts/snapshot/statements.ts';
import { testServices } from '../../support/services.ts';

const terms = readTerms();
const of = (source: string, licence: string | null = null) => termOf({ source, licence }, terms)?.licence ?? null;

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'open-data-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

test('what a source or its record allows goes on under that licence, all else stays at home', () => {
  expect([of('openbeautyfacts', 'ODbL-1.0'), of('openbeautyfacts'), of('demo')]).toEqual(['ODbL-1.0', 'ODbL-1.0', 'CC-BY-4.0']);
  expect([of('csv', 'CC0-1.0'), of('feed', 'CC-BY-4.0')]).toEqual(['CC0-1.0', 'CC-BY-4.0']);
  expect([of('csv'), of('feed'), of('user'), of('csv', 'All rights reserved')]).toEqual([null, null, null, null]);
  // A record that came under other terms than its source usually has is held to them.
  expect(of('admin', 'All rights reserved')).toBeNull();
});

test('products come in pages, each with its licence and without what is not ours to give', () => {
  const database = new DatabaseSync(':memory:');
  onTestFinished(() => database.close());
  const store = storeOf(database);
  store.exec('create table brands (record text); create table products (id integer primary key, record text)');
  store.run('insert into brands values (?)', JSON.stringify({ alias: 'fir', name: 'Fir' }));
  const offer = { price: 900, currency: 'EUR', priceDate: '2026-01-01', link: null, earlier: [] };
  const offers = [
    { ...offer, size: '50 ml', shop: null },
    { ...offer, size: '75 ml', shop: 'Some shop' },
  ];
  const product = {
    brand: 'fir',
    title: { en: 'Balm', ru: 'Balm' },
    list: 'Aqua',
    offers,
    barcodes: [],
    sourceUrl: null,
    licence: null,
    demo: false,
  };
  for (let id = 0; id < 1_203; id++) {
    const source = id % 3 === 0 ? 'user' : 'openbeautyfacts';
    store.run(
      'insert into products values (?, ?)',
      id,
      JSON.stringify({ ...product, alias: `balm-${id}`, source, rating: { average: 5 } }),
    );
  }
  const leftOut: LeftOut = {};
  const lines = [...productLines(store, terms, leftOut)];
  expect([lines.length, leftOut]).toEqual([802, { user: 401 }]);
  expect(lines[0]).toMatchObject({
    alias: 'balm-1',
    brand: { alias: 'fir', name: 'Fir' },
    licence: 'ODbL-1.0',
    invented: false,
    sizes: ['50 ml'],
  });
  expect(JSON.stringify(lines)).not.toMatch(/rating|price|Some shop/);
});

test('the same lines are the same file to the byte', async () => {
  const place = folder();
  const lines = Array.from({ length: 5_000 }, (_, number) => ({ number, text: 'Вода, Glycerin' }));
  const [one, other] = [await writeDataFile(join(place, 'one.gz'), lines), await writeDataFile(join(place, 'other.gz'), lines)];
  expect(other).toEqual(one);
  const text = gunzipSync(readFileSync(join(place, 'one.gz'))).toString();
  expect(
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual(lines);
  expect([one.lines, existsSync(join(place, 'one.gz.new'))]).toEqual([5_000, false]);
});

test('a data set is dated by the day since when it is as it is', async () => {
  const { db } = await testServices();
  expect(await firstSeen(db, 'products', 'aa', '2026-01-01')).toBe('2026-01-01');
  expect(await firstSeen(db, 'products', 'aa', '2026-02-01')).toBe('2026-01-01');
  expect(await firstSeen(db, 'products', 'bb', '2026-03-01')).toBe('2026-03-01');
  expect(await firstSeen(db, 'ingredients', 'bb', '2026-04-01')).toBe('2026-04-01');
});

test('open data that a publication left behind is known by what it was made from', () => {
  const site = folder();
  const state = { code: 'c1', change: 7, edits: 'e1' };
  expect(isOpenDataOf(site, state)).toBe(false);
  const made = { file: 'a.gz', date: '2026-01-01', lines: 1, bytes: 1, sha256: 'aa' };
  const datasets = [
    { name: 'ingredients', madeFrom: 'c1 e1', ...made },
    { name: 'sources', madeFrom: 'c1 e1', ...made },
    { name: 'products', madeFrom: 'c1 7', ...made },
  ];
  mkdirSync(join(site, 'data'));
  writeFileSync(join(site, 'data/manifest.json'), JSON.stringify({ datasets }));
  expect(isOpenDataOf(site, state)).toBe(true);
  expect(isOpenDataOf(site, { ...state, change: 8 })).toBe(false);
  expect(isOpenDataOf(site, { ...state, edits: 'e2' })).toBe(false);
});
