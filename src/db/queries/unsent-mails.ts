import { asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { unsentMails } from '#db/schema/index.ts';

export type UnsentMail = typeof unsentMails.$inferSelect;

/** Tried at a time: a server that answers slowly must not keep a function. */
const most = 20;

export async function keepMail(db: Database, mail: typeof unsentMails.$inferInsert): Promise<void> {
  await db.insert(unsentMails).values(mail);
}

/** Takes the mails that are due, and puts them off until `next`: of two processes one gets each, and one that ends meanwhile loses none. */
export async function takeDueMails(db: Database, now: string, next: string): Promise<UnsentMail[]> {
  const due = db
    .select({ id: unsentMails.id })
    .from(unsentMails)
    .where(lte(unsentMails.dueAt, now))
    .orderBy(asc(unsentMails.dueAt))
    .limit(most);
  return db
    .update(unsentMails)
    .set({ dueAt: next, tries: sql`${unsentMails.tries} + 1` })
    .where(inArray(unsentMails.id, due))
    .returning();
}

export async function putOffMail(db: Database, id: number, dueAt: string): Promise<void> {
  await db.update(unsentMails).set({ dueAt }).where(eq(unsentMails.id, id));
}

export async function forgetMail(db: Database, id: number): Promise<void> {
  await db.delete(unsentMails).where(eq(unsentMails.id, id));
}
