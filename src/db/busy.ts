import { setTimeout } from 'node:timers/promises';
import { LibsqlError } from '@libsql/client';
import { DrizzleQueryError } from 'drizzle-orm';

/** Milliseconds between two attempts: the first, and the longest. */
const pauses = { first: 5, longest: 100 };

/** Does another process hold the file? */
export function isBusy(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof LibsqlError && /^SQLITE_(?:BUSY|LOCKED)/.test(cause.code);
}

/** Tries a work again while another process holds the database, `patience` milliseconds long; this process goes on with everything else meanwhile. */
export async function whileBusy<Result>(patience: number, work: () => Result | Promise<Result>): Promise<Result> {
  const deadline = performance.now() + patience;
  for (let pause = pauses.first; ; pause = Math.min(2 * pause, pauses.longest)) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      // Two that wait for each other do not meet again and again.
      await setTimeout(pause * (0.5 + Math.random()));
    }
  }
}
