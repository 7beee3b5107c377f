import { expect, test } from 'vitest';
import { migrateDatabase, openDatabase } from '#db/database.ts';
import { moderationOf } from '#server/moderation/moderation.ts';

test('lists that could not be read are read again for the next text', async () => {
  const { db, close } = await openDatabase({ url: 'file::memory:' });
  const moderation = moderationOf(db);
  await expect(moderation('A light cream.')).rejects.toThrow();
  await migrateDatabase(db);
  expect(await moderation('A light cream.')).toBeNull();
  close();
});
