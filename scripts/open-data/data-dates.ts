import { eq } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { meta } from '#db/schema/index.ts';

/** The day since when a data set is as it is: the database remembers it, so that a build which changes nothing of it does not make it look newer. */
export async function firstSeen(
  db: Database,
  name: string,
  content: string,
  today = new Date().toISOString().slice(0, 10),
): Promise<string> {
  const key = `open-data ${name}`;
  const [row] = await db.select().from(meta).where(eq(meta.key, key));
  const [known, date] = row?.value.split(' ') ?? [];
  if (known === content && date) return date;
  const value = `${content} ${today}`;
  await db.insert(meta).values({ key, value }).onConflictDoUpdate({ target: meta.key, set: { value } });
  return today;
}
