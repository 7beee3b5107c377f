import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { oncePer } from '#core/remembered.ts';
import { sessions, users } from '#db/schema/index.ts';
import type { UserRow } from './accounts.ts';
import { only, type Reader, type Writer } from './one-row.ts';

export type SessionRow = typeof sessions.$inferSelect;

export async function insertSession(db: Writer, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

const sessionOfId = oncePer((db: Reader) =>
  db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sql.placeholder('id')), isNull(sessions.endedAt), gt(sessions.expiresAt, sql.placeholder('now'))))
    .limit(1)
    .prepare(),
);

/** The session and its user while the session lives. */
export const liveSession = (db: Reader, id: string, now: string): Promise<{ session: SessionRow; user: UserRow } | null> =>
  only(sessionOfId(db).all({ id, now }));

export async function touchSession(db: Writer, id: string, at: string): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: at }).where(eq(sessions.id, id));
}

export const liveSessions = (db: Reader, user: number, now: string): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, user), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id));

/** Ends one session of the user; false when the user has no such living one. */
export async function endSession(db: Writer, user: number, id: string, at: string): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: at })
    .where(and(eq(sessions.id, id), eq(sessions.userId, user), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends all sessions of the user but `kept`. */
export async function endSessions(db: Writer, user: number, at: string, kept: string | null = null): Promise<void> {
  const all = and(eq(sessions.userId, user), isNull(sessions.endedAt));
  await db
    .update(sessions)
    .set({ endedAt: at })
    .where(kept === null ? all : and(all, ne(sessions.id, kept)));
}
