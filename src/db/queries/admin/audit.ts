import { and, asc, count, desc, eq, like, or } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { auditLog, users } from '#db/schema/index.ts';
import { only } from '../one-row.ts';

export interface AuditQuery {
  readonly q?: string | undefined;
  /** Name of an administrator. */
  readonly actor?: string | undefined;
  readonly oldestFirst: boolean;
  readonly offset: number;
  readonly limit: number;
}

const lines = (db: Database) =>
  db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      actor: users.username,
      action: auditLog.action,
      subject: auditLog.subject,
      detail: auditLog.detail,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actor));

export async function auditRows(db: Database, { q, actor, oldestFirst, offset, limit }: AuditQuery) {
  const where = and(
    q === undefined ? undefined : or(like(auditLog.subject, `%${q}%`), like(auditLog.action, `%${q}%`)),
    actor === undefined ? undefined : eq(users.usernameKey, actor.toLowerCase()),
  );
  const rows = await lines(db)
    .where(where)
    .orderBy(oldestFirst ? asc(auditLog.id) : desc(auditLog.id))
    .limit(limit)
    .offset(offset);
  const [total] = await db.select({ count: count() }).from(auditLog).leftJoin(users, eq(users.id, auditLog.actor)).where(where);
  return { rows, total: total?.count ?? 0 };
}

export const auditRow = (db: Database, id: number) => only(lines(db).where(eq(auditLog.id, id)));
