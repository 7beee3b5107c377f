import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { migrateDatabase, openDatabase } from '#db/database.ts';
import { oldAliases } from '#db/schema/index.ts';
import { redirectLines } from '#scripts/engine/redirects.ts';
import { redirectsOf } from '#scripts/redirects-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'redirects-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('an old address leads to the last one, with the pages below it; what is gone leads nowhere', async () => {
  const { db, close } = await openDatabase({ url: `file:${folder}/redirects.db` });
  await migrateDatabase(db);
  const since = '2027-01-01';
  await db.insert(oldAliases).values([
    { kind: 'product', alias: 'first', target: 'second', since },
    { kind: 'product', alias: 'second', target: 'third', since },
    { kind: 'product', alias: 'gone', target: null, since },
    { kind: 'brand', alias: 'old-brand', target: 'new-brand', since },
  ]);
  const file = join(folder, '_redirects');
  writeFileSync(file, await redirectLines(db));
  close();
  const leads = redirectsOf(file);
  expect(leads('/products/first')).toBe('/products/third');
  expect(leads('/products/first/dupes')).toBe('/products/third/dupes');
  expect(leads('/products/second')).toBe('/products/third');
  expect(leads('/brands/old-brand/page/2')).toBe('/brands/new-brand/page/2');
  expect(leads('/products/gone')).toBeNull();
  expect(leads('/products/third')).toBeNull();
});
