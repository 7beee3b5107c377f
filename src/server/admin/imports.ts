import {
  continueImport,
  type ImportJobRecord,
  importReport,
  importRuns,
  importState,
  sendImportFile,
  startImport,
  stopImport,
} from '#api/admin/imports.ts';
import { insertAudit } from '#db/queries/admin/row-changes.ts';
import {
  askAgain,
  endJob,
  insertJob,
  jobById,
  lastJobs,
  type NewImportJob,
  importRuns as readRuns,
  runById,
} from '#db/queries/import-jobs.ts';
import { iso } from '../accounts/sessions.ts';
import { type Handler, route } from '../api.ts';
import type { Importer } from '../imports/importer.ts';
import { ApiError } from '../problems.ts';
import type { Caller, Services } from '../services.ts';

const shownJobs = 20;

function importerOf({ importer }: Services): Importer {
  if (!importer) throw new ApiError('import.unavailable');
  return importer;
}

type Listed = Awaited<ReturnType<typeof lastJobs>>[number];

function recordOf({ job, username, rows, added, changed, rejected }: Listed): ImportJobRecord {
  const { id, kind, name, shop, since, state, askedAt, startedAt, endedAt, share, restarts, log } = job;
  return {
    id,
    kind,
    name,
    shop,
    since,
    by: username,
    state,
    askedAt,
    startedAt,
    endedAt,
    share,
    restarts,
    rows,
    added,
    changed,
    rejected,
    log,
  };
}

async function jobRecord({ db }: Services, id: number): Promise<{ job: ImportJobRecord }> {
  const [listed] = await lastJobs(db, 1, id);
  if (!listed) throw new ApiError('not_found');
  return { job: recordOf(listed) };
}

const readState: Handler<typeof importState> = async (_, { db, importer }) => ({
  here: importer !== null,
  sources: (importer?.sources() ?? []).map((source) => ({ ...source })),
  jobs: (await lastJobs(db, shownJobs)).map(recordOf),
});

const send: Handler<typeof sendImportFile> = async ({ query: { name }, file }, services) => ({
  file: await importerOf(services).keep(name, file),
});

/** The kept name begins with the hash of what is in the file. */
const sentName = (kept: string) => kept.replace(/^[0-9a-f]{16}-/, '');

function wanted(
  { source, file, kind, shop }: Parameters<typeof start>[0]['body'],
  importer: Importer,
): Omit<NewImportJob, 'by' | 'askedAt'> {
  const listed = source === undefined ? null : importer.sources()[source];
  if (listed) return { ...listed, name: listed.file ?? '' };
  const path = file === undefined ? null : importer.fileOf(file);
  if (path === null || file === undefined || kind === undefined) throw new ApiError('not_found');
  return { kind, file: path, name: sentName(file), shop: shop?.trim() || null, since: null };
}

async function writeDown({ db, now }: Services, caller: Caller, action: string, subject: string): Promise<void> {
  await insertAudit(db, { actor: caller.id, action, subject, at: iso(now()), detail: { rows: [] } });
}

const start: Handler<typeof startImport> = async ({ body }, services, caller) => {
  const importer = importerOf(services);
  const job = wanted(body, importer);
  const id = await insertJob(services.db, { ...job, by: caller.id, askedAt: iso(services.now()) });
  await writeDown(services, caller, 'imports.start', `${job.kind} ${job.name}`.trim());
  importer.wake();
  return jobRecord(services, id);
};

const stop: Handler<typeof stopImport> = async ({ params: { id } }, services, caller) => {
  const before = await jobById(services.db, id);
  if (!before) throw new ApiError('not_found');
  await endJob(services.db, id, { state: 'stopped', endedAt: iso(services.now()) });
  await writeDown(services, caller, 'imports.stop', `${before.kind} ${before.name}`.trim());
  services.importer?.wake();
  return jobRecord(services, id);
};

const goOn: Handler<typeof continueImport> = async ({ params: { id } }, services, caller) => {
  const importer = importerOf(services);
  const before = await jobById(services.db, id);
  if (!before) throw new ApiError('not_found');
  await askAgain(services.db, id);
  await writeDown(services, caller, 'imports.start', `${before.kind} ${before.name}`.trim());
  importer.wake();
  return jobRecord(services, id);
};

const runs: Handler<typeof importRuns> = async ({ query: { q, page, limit } }, { db }) => {
  const { rows, total } = await readRuns(db, { q, offset: (page - 1) * limit, limit });
  return {
    items: rows.map(({ id, kind, file, startedAt, finishedAt, position, added, changed, unchanged, rejected, conflicts }) => ({
      id,
      kind,
      file,
      startedAt,
      finishedAt,
      rows: position,
      added,
      changed,
      unchanged,
      rejected,
      conflicts,
    })),
    total,
  };
};

const report: Handler<typeof importReport> = async ({ params: { id }, query: { page, limit } }, services) => {
  const importer = importerOf(services);
  const run = await runById(services.db, id);
  if (!run) throw new ApiError('not_found');
  const offset = (page - 1) * limit;
  const { items, total } = await importer.report(run, offset, limit);
  return { items: items.map((row, place) => ({ id: offset + place + 1, ...row })), total };
};

export const importRoutes = [
  route(importState, readState),
  route(importRuns, runs),
  route(importReport, report),
  route(sendImportFile, send),
  route(startImport, start),
  route(stopImport, stop),
  route(continueImport, goOn),
];
