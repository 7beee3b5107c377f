import { eq } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { routines } from '#db/schema/index.ts';

export async function routineOf(db: Pick<Database, 'select'>, user: number): Promise<{ steps: string; updatedAt: string } | null> {
  const [row] = await db.select({ steps: routines.steps, updatedAt: routines.updatedAt }).from(routines).where(eq(routines.userId, user));
  return row ?? null;
}

export async function saveRoutineOf(db: Pick<Database, 'insert'>, user: number, steps: string, updatedAt: string): Promise<void> {
  await db
    .insert(routines)
    .values({ userId: user, steps, updatedAt })
    .onConflictDoUpdate({ target: routines.userId, set: { steps, updatedAt } });
}
