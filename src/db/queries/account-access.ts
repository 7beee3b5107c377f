import { and, eq, isNull, ne, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { emailKey } from '#core/accounts/email.ts';
import type { Database } from '#db/database.ts';
import { mailedTokens, users } from '#db/schema/index.ts';
import type { Writer } from './one-row.ts';
import { endSessions } from './sessions.ts';

/** What opens an account: changed in one piece with the end of what was mailed before. */

/** No link that was mailed to the user works any more. */
async function endMailedTokens(db: Writer, user: number, at: string): Promise<void> {
  await db
    .update(mailedTokens)
    .set({ usedAt: at })
    .where(and(eq(mailedTokens.userId, user), isNull(mailedTokens.usedAt)));
}

type Access = Partial<Pick<typeof users.$inferInsert, 'passwordHash' | 'emailVerifiedAt'>>;

/** Changes the password; all sessions but `kept` end, and so does every mailed link. */
export function changeAccess(db: Database, id: number, change: Access, at: string, kept: string | null = null): Promise<void> {
  return db.transaction(async (inside) => {
    await inside.update(users).set(change).where(eq(users.id, id));
    await endSessions(inside, id, at, kept);
    await endMailedTokens(inside, id, at);
  });
}

/** Gives the account an address, and every link mailed before dies; false when another account has it. The database looks and writes at once. */
export function takeEmail(db: Database, id: number, email: string, at: string): Promise<boolean> {
  const holder = alias(users, 'holder');
  return db.transaction(async (inside) => {
    const others = inside
      .select({ id: holder.id })
      .from(holder)
      .where(and(eq(holder.emailKey, emailKey(email)), ne(holder.id, id)));
    const taken = await inside
      .update(users)
      .set({ email, emailKey: emailKey(email), emailVerifiedAt: at })
      .where(and(eq(users.id, id), notExists(others)))
      .returning({ id: users.id });
    if (taken.length > 0) await endMailedTokens(inside, id, at);
    return taken.length > 0;
  });
}
