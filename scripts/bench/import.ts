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
const rows = 60_000;
const folder = '.cache/bench/import';

const peakMegabytes = () => process.resourceUsage().maxRSS / 1_000;

async function invented(): Promise<string> {
  const path = join('.cache/bench', `import-${rows}.jsonl.gz`);
  if (existsSync(path)) return path;
  const worker = new Worker(new URL('./import-rows.ts', import.meta.url), { workerData: { path: `${path}.part`, count: rows } });
  await once(worker, 'exit');
  renameSync(`${path}.part`, path);
  return path;
}

/** `npm run bench -- import [FILE]`: an import of Open Beauty Facts into an empty database, of rows that it invents when no file is named. Reading and analysis are part of it. */
export async function benchImport(): Promise<boolean> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const source = openSource(process.argv[3] ?? (await invented()));
  const database = { url: `file:${join(folder, 'import.db')}` };
  const { db, close } = await openDatabase(database);
  await migrateDatabase(db);
  const knowledge = await loadPackedKnowledge(database);
  await expectManyWrites(db, database);
  const atFirst = process.memoryUsage.rss() / 1e6;
  let atQuarter: number | null = null;
  const cpu = process.cpuUsage();
  const own = process.threadCpuUsage();
  const start = performance.now();
  const { rows: read, counts } = await runImport({
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
  const perRow = ({ user, system }: NodeJS.CpuUsage) => ((user + system) / 1_000 / read).toFixed(2);
  const [all, main] = [process.cpuUsage(cpu), process.threadCpuUsage(own)];
  close();
  const rate = read / seconds;
  const atEnd = peakMegabytes();
  const growth = atEnd / (atQuarter ?? atEnd) - 1;
  console.log(`${read} rows: ${Math.round(rate)} per second, reading and analysis included (budget ${budget.rowsPerSecond}).`);
  console.log(
    orderedCounts(counts)
      .map(([name, count]) => `${name} ${count}`)
      .join(', '),
  );
  console.log(`Processor time of a row: ${perRow(all)} ms, of which the thread that writes ${perRow(main)} ms.`);
  console.log(
    `Memory: ${Math.round(atFirst)} MB before the first row, at most ${Math.round(atQuarter ?? atEnd)} MB after a quarter and ${Math.round(atEnd)} MB at the end: ${(growth * 100).toFixed(0)} % more (budget ${budget.growth * 100} %).`,
  );
  return rate >= budget.rowsPerSecond && growth <= budget.growth;
}
