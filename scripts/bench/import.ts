import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import * as z from 'zod/mini';
import { orderedCounts } from '../import/run.ts';
import type { MeasuredImport } from './import-process.ts';

/** `growth`: share by which the memory's peak may be higher at the end than after a quarter of the file. */
const budget = { rowsPerSecond: 2_000, megabytes: 600, growth: 0.1 };
const usualRows = 60_000;

/** A dump of so many invented rows, made once. */
async function invented(rows: number): Promise<string> {
  const path = join('.cache/bench', `import-${rows}.jsonl.gz`);
  if (existsSync(path)) return path;
  const worker = new Worker(new URL('./import-rows.ts', import.meta.url), { workerData: { path: `${path}.part`, count: rows } });
  await once(worker, 'exit');
  renameSync(`${path}.part`, path);
  return path;
}

/** What `npm run import` starts Node with. */
function nodeOptions(): string[] {
  const { scripts } = z.parse(z.object({ scripts: z.object({ import: z.string() }) }), JSON.parse(readFileSync('package.json', 'utf8')));
  return scripts.import.split(' ').slice(1, -1);
}

/** Imports a dump, or so many invented rows, into an empty database, in a process like that of `npm run import`. */
export async function importInto(from: string | number): Promise<MeasuredImport> {
  const path = typeof from === 'string' ? from : await invented(from);
  const importer = fork(new URL('./import-process.ts', import.meta.url), { execArgv: nodeOptions() });
  const answer = new Promise<MeasuredImport>((resolve, reject) => {
    importer.once('message', (measured) => resolve(measured as MeasuredImport));
    importer.once('error', reject);
    importer.once('exit', (code) => reject(new Error(`The import ended with code ${code}.`)));
  });
  importer.send(path);
  return answer;
}

/** `npm run bench -- import [FILE]`: an import of Open Beauty Facts into an empty database, of rows that it invents when no file is named. Reading and analysis are part of it. */
export async function benchImport(): Promise<boolean> {
  const { rows, counts, seconds, processor, memory } = await importInto(process.argv[3] ?? usualRows);
  const perRow = (processorSeconds: number) => ((processorSeconds * 1000) / rows).toFixed(2);
  const rate = rows / seconds;
  const { atFirst, atQuarter, atEnd } = memory;
  const growth = atEnd / atQuarter - 1;
  console.log(`${rows} rows: ${Math.round(rate)} per second, reading and analysis included (budget ${budget.rowsPerSecond}).`);
  console.log(
    orderedCounts(counts)
      .map(([name, count]) => `${name} ${count}`)
      .join(', '),
  );
  console.log(`Processor time of a row: ${perRow(processor.all)} ms, of which the thread that writes ${perRow(processor.writer)} ms.`);
  console.log(
    `Memory of the process: ${Math.round(atFirst)} MB before the first row, at most ${Math.round(atQuarter)} MB after a quarter and ${Math.round(atEnd)} MB at the end (budget ${budget.megabytes} MB): ${(growth * 100).toFixed(0)} % more (budget ${budget.growth * 100} %).`,
  );
  return rate >= budget.rowsPerSecond && atEnd <= budget.megabytes && growth <= budget.growth;
}
