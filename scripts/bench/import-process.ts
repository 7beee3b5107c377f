import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { expectManyWrites, migrateDatabase, openDatabase } from '#db/database.ts';
import type { ImportCounts } from '#db/queries/imports.ts';
import { readImportBooks } from '../import/books.ts';
import { loadPackedKnowledge } from '../import/load-packed-knowledge.ts';
import { runImport } from '../import/run.ts';
import { openSource } from '../import/source.ts';

/** What the process of an import measured of itself. */
export interface MeasuredImport {
  readonly rows: number;
  readonly counts: ImportCounts;
  readonly seconds: number;
  /** Seconds of all threads, and of the one that writes. */
  readonly processor: { readonly all: number; readonly writer: number };
  /** Megabytes: before the first row, and the most until a quarter of the file and until its end. */
  readonly memory: { readonly atFirst: number; readonly atQuarter: number; readonly atEnd: number };
}

const folder = '.cache/bench/import';

const peakMegabytes = () => process.resourceUsage().maxRSS / 1_000;
const inSeconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1e6;

/** Imports a dump into an empty database. */
async function measureImport(path: string): Promise<MeasuredImport> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const source = openSource(path);
  const database = { url: `file:${join(folder, 'import.db')}` };
  const { db, close } = await openDatabase(database);
  await migrateDatabase(db);
  const knowledge = await loadPackedKnowledge(database);
  await expectManyWrites(db, database);
  const atFirst = process.memoryUsage.rss() / 1e6;
  const cpu = process.cpuUsage();
  const own = process.threadCpuUsage();
  const start = performance.now();
  let atQuarter: number | null = null;
  const { rows, counts } = await runImport({
    kind: 'openbeautyfacts',
    source,
    db,
    books: readImportBooks(),
    knowledge,
    shop: null,
    language: 'en',
    folder,
    dryRun: false,
    limit: Number.POSITIVE_INFINITY,
    threads: Math.min(availableParallelism(), 4),
    now: '2026-01-01T00:00:00.000Z',
    signal: new AbortController().signal,
    progress: () => {
      if (source.done() * 4 >= source.size) atQuarter ??= peakMegabytes();
    },
    goesOn: () => {},
  });
  const seconds = (performance.now() - start) / 1_000;
  const processor = { all: inSeconds(process.cpuUsage(cpu)), writer: inSeconds(process.threadCpuUsage(own)) };
  close();
  const atEnd = peakMegabytes();
  return { rows, counts, seconds, processor, memory: { atFirst, atQuarter: atQuarter ?? atEnd, atEnd } };
}

process.once('message', async (path: string) => {
  const measured = await measureImport(path);
  process.send?.(measured, () => process.disconnect());
});
