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
