import './cli/output.ts';
import { runJob } from './importing/run-job.ts';
import { readSettings } from './settings.ts';

/** Started by a server (importing/local-importer.ts) with the number of a job. */
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
try {
  await runJob(readSettings(process.env), Number(process.argv[2]), stop.signal);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
