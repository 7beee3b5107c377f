import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { importKinds } from '#core/imports/candidate.ts';
import { readYaml } from '../knowledge/read-yaml.ts';
import type { Settings } from '../settings.ts';
import type { Arguments } from './arguments.ts';
import { messages } from './words.ts';

const jobsFile = z.array(
  z.strictObject({
    kind: z.enum(importKinds),
    /** File or address; Open Beauty Facts without one is the official export. */
    file: z.optional(z.string()),
    since: z.optional(z.string()),
    shop: z.optional(z.string()),
  }),
);
export type Job = z.output<typeof jobsFile>[number];

export const readJobs = (path: string): Job[] => readYaml(path, jobsFile);

/** The command's arguments for a job. */
export function argumentsOf({ kind, file, since, shop }: Job, { dryRun, limit, language }: Arguments): string[] {
  return [
    kind,
    ...(file === undefined ? [] : [file]),
    ...(since === undefined ? [] : [`--since=${since}`]),
    ...(shop === undefined ? [] : [`--shop=${shop}`]),
    ...(dryRun ? ['--dry-run'] : []),
    ...(Number.isFinite(limit) ? [`--limit=${limit}`] : []),
    `--lang=${language}`,
  ];
}

/** Runs the import in a process of its own, so that nothing that befalls one source touches another. */
async function runJob(args: readonly string[], signal: AbortSignal): Promise<number> {
  const [, command = ''] = process.argv;
  const child = spawn(process.execPath, [...process.execArgv, command, ...args], { stdio: 'inherit' });
  const stop = () => child.kill('SIGTERM');
  signal.addEventListener('abort', stop);
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => resolve(code ?? 1));
    });
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Imports every source of a settings file, one after another; resolves with 1 when one of them failed. */
export async function runJobs(settings: Settings, asked: Arguments, signal: AbortSignal): Promise<number> {
  const words = messages[asked.language];
  const path = asked.file ?? join(settings.imports, 'sources.yaml');
  if (!existsSync(path)) throw new Error(words.noJobs(path));
  const jobs = readJobs(path);
  const failed: string[] = [];
  for (const job of jobs) {
    if (signal.aborted) break;
    const name = [job.kind, job.file, job.shop].filter((part) => part !== undefined).join(' ');
    console.log(words.job(name));
    if ((await runJob(argumentsOf(job, asked), signal)) !== 0) failed.push(name);
  }
  if (signal.aborted) return 130;
  console.log(words.jobs(String(jobs.length - failed.length), String(jobs.length)));
  for (const name of failed) console.error(words.jobFailed(name));
  return failed.length > 0 ? 1 : 0;
}
