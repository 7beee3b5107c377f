import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expectManyWrites, migrateDatabase, openDatabase } from '#db/database.ts';
import { readImportBooks } from '../import/books.ts';
import { loadPackedKnowledge } from '../import/knowledge.ts';
import { orderedCounts, runImport } from '../import/run.ts';
import { openSource } from '../import/source.ts';

/** `growth`: share by which the memory's peak may be higher at the end than after a quarter of the file. */
const budget = { rowsPerSecond: 2_000, growth: 0.1 };
const usualRows = 60_000;
const folder = '.cache/bench/import';

const peakMegabytes = () => process.resourceUsage().maxRSS / 1_000;

/** A dump of so many invented rows, made once. */
async function invented(rows: number): Promise<string> {
  const path = join('.cache/bench', `import-${rows}.jsonl.gz`);
  if (existsSync(path)) return path;
  const worker = new Worker(new URL('./import-rows.ts', import.meta.url), { workerData: { path: `${path}.part`, count: rows } });
  await once(worker, 'exit');
  renameSync(`${path}.part`, path);
  return path;
}

/** Imports a dump, or so many invented rows, into an empty database; `progress` hears of each row with the part of the file that is done. */
export async function importInto(from: string | number, progress: (done: number) => void = () => {}) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const source = openSource(typeof from === 'string' ? from : await invented(from));
  const database = { url: `file:${join(folder, 'import.db')}` };
  const { db, close } = await openDatabase(database);
  await migrateDatabase(db);
  const knowledge = await loadPackedKnowledge(database);
  await expectManyWrites(db, database);
  const atFirst = process.memoryUsage.rss() / 1e6;
  const cpu = process.cpuUsage();
  const own = process.threadCpuUsage();
  const start = performance.now();
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
    progress: () => progress(source.done() / source.size),
    goesOn: () => {},
  });
  const seconds = (performance.now() - start) / 1_000;
  const inSeconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1e6;
  const processor = { all: inSeconds(process.cpuUsage(cpu)), writer: inSeconds(process.threadCpuUsage(own)) };
  close();
  return { rows, counts, seconds, processor, atFirst };
}

/** `npm run bench -- import [FILE]`: an import of Open Beauty Facts into an empty database, of rows that it invents when no file is named. Reading and analysis are part of it. */
export async function benchImport(): Promise<boolean> {
  let atQuarter: number | null = null;
  const { rows, counts, seconds, processor, atFirst } = await importInto(process.argv[3] ?? usualRows, (done) => {
    if (done * 4 >= 1) atQuarter ??= peakMegabytes();
  });
  const perRow = (processorSeconds: number) => ((processorSeconds * 1000) / rows).toFixed(2);
  const rate = rows / seconds;
  const atEnd = peakMegabytes();
  const growth = atEnd / (atQuarter ?? atEnd) - 1;
  console.log(`${rows} rows: ${Math.round(rate)} per second, reading and analysis included (budget ${budget.rowsPerSecond}).`);
  console.log(
    orderedCounts(counts)
      .map(([name, count]) => `${name} ${count}`)
      .join(', '),
  );
  console.log(`Processor time of a row: ${perRow(processor.all)} ms, of which the thread that writes ${perRow(processor.writer)} ms.`);
  console.log(
    `Memory: ${Math.round(atFirst)} MB before the first row, at most ${Math.round(atQuarter ?? atEnd)} MB after a quarter and ${Math.round(atEnd)} MB at the end: ${(growth * 100).toFixed(0)} % more (budget ${budget.growth * 100} %).`,
  );
  return rate >= budget.rowsPerSecond && growth <= budget.growth;
}
