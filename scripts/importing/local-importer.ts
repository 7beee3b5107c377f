import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '#db/database.ts';
import { endJob, type ImportJob, jobById, nextJob, updateJob } from '#db/queries/import-jobs.ts';
import type { Importer, ImportSource } from '#server/imports/importer.ts';
import { readJobs } from '../import/jobs.ts';
import { reportName } from '../import/report-file.ts';
import type { Settings } from '../settings.ts';
import { reportRows } from './report-rows.ts';

/** Milliseconds between two looks. */
const pause = 1_000;
/** So often a job goes on that is killed each time; the memory may be too little for it. */
const mostRestarts = 20;
/** Characters of what it said last. */
const longestLog = 4_000;
/** Sent files are kept so long, milliseconds. */
const keptFor = 30 * 86_400_000;

const official: readonly ImportSource[] = [null, 'last'].map((since) => ({ kind: 'openbeautyfacts', file: null, shop: null, since }));

interface Surroundings {
  readonly environment: NodeJS.ProcessEnv;
  readonly report: (text: string) => void;
}

/** The sources of the settings file and the official exports. */
function sourcesOf({ imports }: Settings): readonly ImportSource[] {
  const file = join(imports, 'sources.yaml');
  const own = existsSync(file) ? readJobs(file).map((job): ImportSource => ({ file: null, shop: null, since: null, ...job })) : [];
  return [
    ...own,
    ...official.filter(({ since }) => !own.some((one) => one.kind === 'openbeautyfacts' && !one.file && one.since === since)),
  ];
}

/** Keeps what was sent under its content and its name; older files make room. */
function keepFile(folder: string, name: string, bytes: Uint8Array): string {
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) if (Date.now() - statSync(join(folder, old)).mtimeMs > keptFor) rmSync(join(folder, old));
  const kept = `${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}-${name.replace(/[^\w.-]/g, '_').slice(-80)}`;
  writeFileSync(join(folder, `${kept}.part`), bytes);
  renameSync(join(folder, `${kept}.part`), join(folder, kept));
  return kept;
}

/** Does the jobs one after another, each in a process of its own; one that is killed goes on where it stood, also after the server was. */
export function localImporter(
  settings: Settings,
  db: Database,
  { environment, report }: Surroundings = { environment: {}, report: console.error },
): Importer {
  const uploads = join(settings.imports, 'uploads');
  let current: { readonly id: number; readonly child: ChildProcess } | null = null;
  let busy = false;
  let stopped = false;
  // The database may be closed by then; a job that is not at its end goes on with the next server.
  const failed = (error: unknown) => {
    if (!stopped) report(`Looking for imports failed: ${error}`);
  };

  async function run({ id, restarts }: ImportJob): Promise<void> {
    const flags = ['--max-semi-space-size=4', '--import', './scripts/keep-compiled.mjs'];
    const child = spawn(process.execPath, [...flags, 'scripts/import-job.ts', String(id)], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    current = { id, child };
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said = (said + text).slice(-longestLog);
      });
    const [code] = await once(child, 'close').catch(() => [1]);
    current = null;
    if (stopped) return;
    if (code === null && restarts < mostRestarts) return updateJob(db, id, { restarts: restarts + 1 });
    const ending =
      code === null
        ? `The process was killed ${restarts + 1} times and is not begun again by itself: there may be too little memory for it.`
        : '';
    await endJob(db, id, { state: 'failed', endedAt: new Date().toISOString(), log: `${said}\n${ending}`.trim() });
  }

  async function work(): Promise<void> {
    // Who stops a job ends it in the table; its process comes to the end of what it is at.
    if (current && (await jobById(db, current.id))?.state === 'stopped') current?.child.kill('SIGTERM');
    if (busy) return;
    busy = true;
    try {
      for (let job = await nextJob(db); job && !stopped; job = await nextJob(db)) await run(job);
    } finally {
      busy = false;
    }
  }
  const wake = () => void work().catch(failed);
  const timer = setInterval(wake, pause);
  timer.unref();
  return {
    sources: () => sourcesOf(settings),
    keep: async (name, bytes) => keepFile(uploads, name, bytes),
    fileOf: (kept) => (/^[\w.-]+$/.test(kept) && existsSync(join(uploads, kept)) ? join(uploads, kept) : null),
    wake,
    report: ({ kind, startedAt }, offset, limit) =>
      reportRows(join(settings.imports, `${reportName(kind, startedAt)}.report.jsonl`), offset, limit),
    stop: () => {
      stopped = true;
      clearInterval(timer);
    },
  };
}
