import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { recoveryCodes, secondFactors } from '#db/schema/index.ts';
import { only, type Reader, type Writer } from './one-row.ts';
import { endSessions } from './sessions.ts';

type SecondFactorRow = typeof secondFactors.$inferSelect;

export const secondFactorOf = (db: Reader, user: number): Promise<SecondFactorRow | null> =>
  only(db.select().from(secondFactors).where(eq(secondFactors.userId, user)));

/** Recovery codes that were not used yet. */
export async function recoveryCodesLeft(db: Reader, user: number): Promise<number> {
  const unused = and(eq(recoveryCodes.userId, user), isNull(recoveryCodes.usedAt));
  return (await only(db.select({ left: count() }).from(recoveryCodes).where(unused)))?.left ?? 0;
}

/** Keeps a secret that waits for its first code, in place of one that waited before; false where one is in force. */
export async function proposeSecret(db: Writer, user: number, secret: string): Promise<boolean> {
  const kept = await db
    .insert(secondFactors)
    .values({ userId: user, secret })
    .onConflictDoUpdate({ target: secondFactors.userId, set: { secret, lastStep: 0 }, setWhere: isNull(secondFactors.confirmedAt) })
    .returning({ user: secondFactors.userId });
  return kept.length > 0;
}

/** Uses up the code of a half minute; false when it, or a later one, was used before. Only one of two who come at once may. */
export async function useStep(db: Writer, user: number, step: number): Promise<boolean> {
  const used = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, user), isNotNull(secondFactors.confirmedAt), lt(secondFactors.lastStep, step)))
    .returning({ user: secondFactors.userId });
  return used.length > 0;
}

/** Uses up a recovery code; false when the user has no such unused one. */
export async function useRecoveryCode(db: Writer, user: number, hash: string, at: string): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: at })
    .where(and(eq(recoveryCodes.hash, hash), eq(recoveryCodes.userId, user), isNull(recoveryCodes.usedAt)))
    .returning({ user: recoveryCodes.userId });
  return used.length > 0;
}

interface Confirmed {
  /** As it was read: another one may have been proposed meanwhile. */
  readonly secret: string;
  /** Number of the half minute whose code confirms it. */
  readonly step: number;
  readonly hashes: readonly string[];
  readonly at: string;
  /** The session that goes on; all others end. */
  readonly session: string;
}

/** From now on the factor is asked for; false where it was confirmed or replaced meanwhile. */
export function confirmSecret(db: Database, user: number, { secret, step, hashes, at, session }: Confirmed): Promise<boolean> {
  return db.transaction(async (inside) => {
    const confirmed = await inside
      .update(secondFactors)
      .set({ confirmedAt: at, lastStep: step })
      .where(and(eq(secondFactors.userId, user), eq(secondFactors.secret, secret), isNull(secondFactors.confirmedAt)))
      .returning({ user: secondFactors.userId });
    if (confirmed.length === 0) return false;
    await inside.delete(recoveryCodes).where(eq(recoveryCodes.userId, user));
    await inside.insert(recoveryCodes).values(hashes.map((hash) => ({ hash, userId: user })));
    await endSessions(inside, user, at, session);
    return true;
  });
}

/** The account has no second factor any more; all its sessions but `kept` end. False where it had none. */
export function removeSecondFactor(db: Database, user: number, at: string, kept: string | null): Promise<boolean> {
  return db.transaction(async (inside) => {
    await inside.delete(recoveryCodes).where(eq(recoveryCodes.userId, user));
    const removed = await inside.delete(secondFactors).where(eq(secondFactors.userId, user)).returning({ user: secondFactors.userId });
    if (removed.length > 0) await endSessions(inside, user, at, kept);
    return removed.length > 0;
  });
}
