import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, migrateDatabase, openDatabase } from '#db/database.ts';

let db: Database;
let close: () => void;
beforeAll(async () => {
  ({ db, close } = await openDatabase({ url: 'file::memory:' }));
  await migrateDatabase(db);
  for (const name of ['a', 'b'])
    await db.run(sql`insert into brands (alias, name, name_key, added_at, updated_at) values (${name}, ${name}, ${name}, '', '')`);
});
afterAll(() => close());

const id = fc.integer({ min: 1, max: 6 });
const fields = fc.record({
  brand: fc.constantFrom(1, 2),
  list: fc.constantFrom('Aqua', 'Aqua, Parfum', 'Лимон'),
  status: fc.constantFrom('public', 'public', 'pending', 'removed'),
});
const write = fc.oneof(
  { weight: 4, arbitrary: fc.record({ id, fields }) },
  { weight: 1, arbitrary: fc.record({ id, fields: fc.constant(null) }) },
);

test('products whose brand has the same list in public are marked, whatever is written in which order', async () => {
  const marked = async () =>
    (await db.all<{ id: number }>(sql`select product_id as id from product_twins order by id`)).map((row) => row.id);
  await fc.assert(
    fc.asyncProperty(fc.array(write, { maxLength: 14 }), async (writes) => {
      await db.run(sql`delete from products`);
      expect(await marked()).toEqual([]);
      const kept = new Map<number, { brand: number; list: string; status: string }>();
      for (const { id: product, fields: wanted } of writes) {
        if (wanted === null) {
          await db.run(sql`delete from products where id = ${product}`);
          kept.delete(product);
          continue;
        }
        const { brand, list, status } = wanted;
        await db.run(sql`
          insert into products (id, alias, brand_id, title_en, list, status, source, added_at, updated_at)
          values (${product}, ${product}, ${brand}, 'x', ${list}, ${status}, 'admin', '', '')
          on conflict (id) do update set brand_id = excluded.brand_id, list = excluded.list, status = excluded.status`);
        kept.set(product, wanted);
      }
      const isTwin = ([one, mine]: readonly [number, { brand: number; list: string; status: string }]) =>
        mine.status !== 'removed' &&
        [...kept].some(
          ([other, theirs]) => other !== one && theirs.status === 'public' && theirs.brand === mine.brand && theirs.list === mine.list,
        );
      const expected = [...kept].filter(isTwin).map(([one]) => one);
      expect(await marked()).toEqual(expected.toSorted((a, b) => a - b));
    }),
    { numRuns: 60 },
  );
});
