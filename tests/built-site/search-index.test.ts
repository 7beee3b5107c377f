import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ThingFile } from '#core/search/thing-file.ts';
import { writeSearchIndex } from '#scripts/search-index.ts';
import { readSettings } from '#scripts/settings.ts';
import { siteEnvironment } from '../support/built-site.ts';

let place = '';
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'search-index-'));
  cpSync(readSettings(siteEnvironment('en')).snapshot, join(place, 'snapshot.db'));
});
afterAll(() => rmSync(place, { recursive: true }));

function retitle(title: string): void {
  const database = new DatabaseSync(join(place, 'snapshot.db'));
  const { id, record } = database.prepare('select id, record from products limit 1').get() as { id: number; record: string };
  const product = JSON.parse(record);
  database
    .prepare('update products set record = ? where id = ?')
    .run(JSON.stringify({ ...product, title: { ...product.title, en: title } }), id);
  database.close();
}

test('an edit makes its part anew; the one before stays for those who search in it, until the next edit', async () => {
  const folder = join(place, 'search-index');
  const write = () => writeSearchIndex(join(place, 'snapshot.db'), 'en', folder);
  const first = await write();
  expect(await write()).toEqual(first);
  retitle('Quartz Meadow Balm');
  const second = await write();
  expect(second.names).toEqual(first.names);
  expect(second.products).not.toEqual(first.products);
  const folders = () => readdirSync(folder).filter((name) => !name.includes('.'));
  expect(new Set(folders())).toEqual(new Set([...first.products, ...second.products]));
  retitle('Quartz Meadow Milk');
  const third = await write();
  expect(new Set(folders())).toEqual(new Set([...second.products, ...third.products]));
});

test('of a thing of several names all products with one of them are counted, those with most of it first', async () => {
  const folder = join(place, 'things');
  const { things } = await writeSearchIndex(join(place, 'snapshot.db'), 'en', folder);
  const { total, enough, products }: ThingFile = JSON.parse(readFileSync(join(folder, things['vitamin-c'] ?? ''), 'utf8'));
  const database = new DatabaseSync(join(place, 'snapshot.db'));
  const held = database
    .prepare(
      `select products.alias, sum(share) as share from postings join products on products.id = product join ingredients on ingredients.id = ingredient
       where inci in ('Ascorbic Acid', '3-O-Ethyl Ascorbic Acid', 'Ascorbyl Glucoside', 'Sodium Ascorbyl Phosphate', 'Magnesium Ascorbyl Phosphate',
         'Tetrahexyldecyl Ascorbate', 'Ascorbyl Palmitate') group by products.alias`,
    )
    .all();
  database.close();
  expect(total).toBe(held.length);
  expect(products).toHaveLength(held.length);
  const shares = new Map(held.map(({ alias, share }) => [alias, Number(share)]));
  const inOrder = products.map(({ alias }) => shares.get(alias) ?? -1);
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => b - a));
  expect(inOrder[0]).toBeGreaterThan(0);
  expect(products.filter(({ dose }) => dose === 'likely')).toHaveLength(enough);
});
