import { and, eq, gt, isNull } from 'drizzle-orm';
import { mailedTokens, users } from '#db/schema/index.ts';
import type { UserRow } from './accounts.ts';
import { only, type Reader, type Writer } from './one-row.ts';

export type MailedToken = typeof mailedTokens.$inferSelect;

/** Keeps the hash of a mailed token; earlier ones of the same purpose stop working. */
export async function insertMailedToken(db: Writer, token: typeof mailedTokens.$inferInsert, at: string): Promise<void> {
  await db
    .update(mailedTokens)
    .set({ usedAt: at })
    .where(and(eq(mailedTokens.userId, token.userId), eq(mailedTokens.purpose, token.purpose), isNull(mailedTokens.usedAt)));
  await db.insert(mailedTokens).values(token);
}

const living = (hash: string, purpose: MailedToken['purpose'], now: string) =>
  and(eq(mailedTokens.hash, hash), eq(mailedTokens.purpose, purpose), isNull(mailedTokens.usedAt), gt(mailedTokens.expiresAt, now));

/** Whom a token that can be used was mailed to; it stays as it is. */
export async function ownerOfToken(db: Reader, hash: string, purpose: MailedToken['purpose'], now: string): Promise<UserRow | null> {
  const found = await only(
    db
      .select({ user: users })
      .from(mailedTokens)
      .innerJoin(users, eq(users.id, mailedTokens.userId))
      .where(living(hash, purpose, now)),
  );
  return found?.user ?? null;
}

/** Uses a token up; null when it never was, was used, or is too old. Only one of two who come at once gets it. */
export async function useMailedToken(db: Writer, hash: string, purpose: MailedToken['purpose'], now: string): Promise<MailedToken | null> {
  return only(
    db
      .update(mailedTokens)
      .set({ usedAt: now })
      .where(living(hash, purpose, now))
      .returning(),
  );
}
