import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';
import { migrateDatabase, openDatabase } from '#db/database.ts';
import * as schema from '#db/schema/index.ts';

const tables = Object.values(schema).filter((one) => one instanceof SQLiteTable);

test('migrations make the tables of the schema', async () => {
  const { db, close } = await openDatabase({ url: 'file::memory:' });
  await migrateDatabase(db);
  for (const table of tables) {
    const { name, columns } = getTableConfig(table);
    const made = await db.all<{ name: string }>(sql`select name from pragma_table_info(${name})`);
    expect(
      made.map((column) => column.name).sort(),
      `data/migrations: "${name}" is not as src/db/schema says: npm run migration -- --name what_changes`,
    ).toEqual(columns.map((column) => column.name).sort());
  }
  close();
});

test('the one skin type of a user became the first of several', async () => {
  const { db, close } = await openDatabase({ url: 'file::memory:' });
  await migrateDatabase(db);
  const settingsOf = { told: { avoid: [], skinType: 'dry' }, silent: { avoid: ['parfum'], skinType: null } };
  for (const [username, settings] of Object.entries(settingsOf)) {
    await db.run(
      sql`insert into users (username, username_key, email, email_key, settings, created_at) values (${username}, ${username}, ${username}, ${username}, ${JSON.stringify(settings)}, '2026-01-01')`,
    );
  }
  for (const statement of readFileSync('data/migrations/0012_skin_of_users.sql', 'utf8').split('--> statement-breakpoint')) {
    await db.run(sql.raw(statement));
  }
  const users = await db.all<{ settings: string }>(sql`select settings from users order by username desc`);
  expect(users.map(({ settings }) => JSON.parse(settings) as unknown)).toEqual([{ avoid: [], skin: ['dry'] }, { avoid: ['parfum'] }]);
  close();
});

test('codes of Open Beauty Facts that are barcodes became barcodes of their products', async () => {
  const { db, close } = await openDatabase({ url: 'file::memory:' });
  await migrateDatabase(db);
  await db.run(sql`insert into brands (alias, name, name_key, added_at, updated_at) values ('b', 'B', 'b', '2026-01-01', '2026-01-01')`);
  const codes = ['4006381333931', '4006381333932', '036000291452', '96385074', '0000096385074', '12345', '00000000'];
  for (const code of codes)
    await db.run(
      sql`insert into products (alias, brand_id, title_en, list, source, source_id, added_at, updated_at) values (${code}, 1, ${code}, 'Aqua', 'openbeautyfacts', ${code}, '2026-01-01', '2026-01-01')`,
    );
  const filling = readFileSync('data/migrations/0015_barcodes.sql', 'utf8').split('--> statement-breakpoint').at(-1) ?? '';
  await db.run(sql.raw(filling));
  const kept = await db.all<{ code: string; alias: string }>(
    sql`select code, alias from product_barcodes join products on products.id = product_id order by code`,
  );
  expect(kept).toEqual([
    { code: '0036000291452', alias: '036000291452' },
    { code: '4006381333931', alias: '4006381333931' },
    { code: '96385074', alias: '96385074' },
  ]);
  close();
});
