import { and, eq, gt, isNull } from 'drizzle-orm';
import { mailedTokens } from '#db/schema/index.ts';
import { only, type Writer } from './one-row.ts';

export type MailedToken = typeof mailedTokens.$inferSelect;

/** Keeps the hash of a mailed token; earlier ones of the same purpose stop working. */
export async function insertMailedToken(db: Writer, token: typeof mailedTokens.$inferInsert, at: string): Promise<void> {
  await db
    .update(mailedTokens)
    .set({ usedAt: at })
    .where(and(eq(mailedTokens.userId, token.userId), eq(mailedTokens.purpose, token.purpose), isNull(mailedTokens.usedAt)));
  await db.insert(mailedTokens).values(token);
}

/** Uses a token up; null when it never was, was used, or is too old. Only one of two who come at once gets it. */
export async function useMailedToken(db: Writer, hash: string, purpose: MailedToken['purpose'], now: string): Promise<MailedToken | null> {
  return only(
    db
      .update(mailedTokens)
      .set({ usedAt: now })
      .where(
        and(eq(mailedTokens.hash, hash), eq(mailedTokens.purpose, purpose), isNull(mailedTokens.usedAt), gt(mailedTokens.expiresAt, now)),
      )
      .returning(),
  );
}
