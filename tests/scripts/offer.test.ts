import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { migrateDatabase, openDatabase } from '#db/database.ts';
import { brands, products } from '#db/schema/index.ts';
import { isEmptyCatalog, wantsRealProducts } from '#scripts/offer.ts';

test.each([
  ['2\n', true],
  ['1\n', false],
  ['\n', false],
  ['yes\n', false],
])('%j: real products are asked for: %s', async (answer, real) => {
  const input = new PassThrough();
  input.write(answer);
  expect(await wantsRealProducts({ input, output: new PassThrough() })).toBe(real);
});

test('no answer is the demonstration', async () => {
  const output = new PassThrough();
  expect(await wantsRealProducts({ input: new PassThrough(), output }, 20)).toBe(false);
  expect(String(output.read())).toContain('the demonstration is made');
});

test('a catalogue is empty before its first product', async () => {
  const database = { url: `file:${join(mkdtempSync(join(tmpdir(), 'offer-')), 'new.db')}` };
  expect(await isEmptyCatalog({ database })).toBe(true);
  const { db, close } = await openDatabase(database);
  await migrateDatabase(db);
  expect(await isEmptyCatalog({ database })).toBe(true);
  const dates = { addedAt: '2026-01-01', updatedAt: '2026-01-01' };
  const [brand] = await db
    .insert(brands)
    .values({ alias: 'a', name: 'A', nameKey: 'a', ...dates })
    .returning();
  await db.insert(products).values({ alias: 'a-b', brandId: brand?.id ?? 0, titleEn: 'B', list: 'Aqua', source: 'csv', ...dates });
  expect(await isEmptyCatalog({ database })).toBe(false);
  close();
});
