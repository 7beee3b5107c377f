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
