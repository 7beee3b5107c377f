import { join } from 'node:path';
import { type Database, migrateDatabase, openDatabase } from '#db/database.ts';
import { endJob, type ImportJob, isImported, jobById, updateJob } from '#db/queries/import-jobs.ts';
import { withLocks } from '../engine/build-lock.ts';
import { importSources } from '../import/import-sources.ts';
import type { Settings } from '../settings.ts';

/** Milliseconds between two words about progress. */
const pause = 700;
const at = () => new Date().toISOString();

/** Writes down how much is read, now and then; that it cannot be written right now stops no import. */
function teller(db: Database, id: number) {
  let last: Promise<unknown> = Promise.resolve();
  let told = 0;
  const read = (share: number) => {
    if (Date.now() - told < pause) return;
    told = Date.now();
    last = last.then(() => updateJob(db, id, { share })).catch(() => undefined);
  };
  return { read, settled: () => last };
}

async function work(settings: Settings, db: Database, job: ImportJob, signal: AbortSignal): Promise<void> {
  const { id, kind, file, shop, since, startedAt } = job;
  // Killed between its last row and this: importing it anew would be a second run.
  if (since === null && (await isImported(db, id))) return endJob(db, id, { state: 'done', endedAt: at(), share: 1 });
  await updateJob(db, id, { state: 'running', startedAt: startedAt ?? at() });
  const { read, settled } = teller(db, id);
  const { language } = settings.site;
  const asked = { kind, file, shop, since, language, dryRun: false, limit: Number.POSITIVE_INFINITY, template: false };
  try {
    const whole = await importSources({ settings, kind, asked, signal, job: { id, read } });
    await settled();
    await endJob(db, id, whole ? { state: 'done', endedAt: at(), share: 1 } : { state: 'stopped', endedAt: at() });
  } catch (error) {
    await settled();
    if (signal.aborted) return endJob(db, id, { state: 'stopped', endedAt: at() });
    await endJob(db, id, { state: 'failed', endedAt: at(), log: error instanceof Error ? error.message : String(error) });
    throw error;
  }
}

/** Does a job that was asked for on the screen, or goes on with one that was killed; not while another process does it. */
export async function runJob(settings: Settings, id: number, signal: AbortSignal): Promise<void> {
  const { db, close } = await openDatabase(settings.database);
  try {
    await migrateDatabase(db);
    await withLocks([join(settings.imports, 'jobs.db-lock')], `doing import job ${id}`, async () => {
      const job = await jobById(db, id);
      if (job?.state === 'asked' || job?.state === 'running') await work(settings, db, job, signal);
    });
  } finally {
    close();
  }
}
