import type { Database } from '#db/database.ts';
import { beginStep, endStep, forgetOldRuns } from '#db/queries/nightly.ts';

/** One piece of the nightly work; it can be done twice, and says what came of it. */
export interface NightlyWork {
  readonly step: string;
  readonly work: () => Promise<string>;
}

/** Does the steps one after another and writes each down; one that fails stops no other. Resolves with the names of those that failed. */
export async function runSteps(
  db: Database,
  steps: readonly NightlyWork[],
  say: (line: string) => void,
  run = new Date().toISOString(),
): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const { step, work } of steps) {
    const at = () => new Date().toISOString();
    const id = await beginStep(db, { run, step, startedAt: at() });
    try {
      const detail = await work();
      await endStep(db, id, { state: 'done', endedAt: at(), detail });
      say(`✓ ${step}: ${detail}`);
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      await endStep(db, id, { state: 'failed', endedAt: at(), detail });
      say(`✗ ${step}: ${detail}`);
      failed.push(step);
    }
  }
  await forgetOldRuns(db);
  return failed;
}
