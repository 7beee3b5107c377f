import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Settings } from '../settings.ts';
import { replaceFile } from './site-paths.ts';

/** Who holds a lock, for those who wait. */
const holder = z.object({ pid: z.number(), host: z.string(), since: z.string(), work: z.string() });

/** Milliseconds between two attempts, and between two words about waiting. */
const pause = 200;
const timeout = 10_000;
/** What SQLite says where another holds the file (SQLITE_BUSY). */
const isHeld = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === 5;

/** The file of a database; null where it is not one. */
export const databaseFileOf = (url: string): string | null =>
  url.startsWith('file:') && !url.startsWith('file::') ? decodeURIComponent(url.slice(5)) : null;

/** The locks of a site, in an order that is the same for everybody: its folder, the snapshot and the database it is made from. */
export function locksOf({ out, snapshot, database }: Pick<Settings, 'out' | 'snapshot' | 'database'>): string[] {
  const files = [snapshot, databaseFileOf(database.url)].filter((file) => file !== null);
  return [`${out}.build/site.db-lock`, ...files.map((file) => `${file}-lock`)].sort();
}

/** "process 123 on HOST, building for 40 s" */
function describe(lock: string): string {
  try {
    const { pid, host, since, work } = z.parse(holder, JSON.parse(readFileSync(`${lock}.json`, 'utf8')));
    return `process ${pid} on ${host}, ${work} for ${Math.round((Date.now() - Date.parse(since)) / 1000)} s`;
  } catch {
    return 'another process';
  }
}

/**
 * Holds a file for as long as the work takes; whoever comes meanwhile waits, and says for whom. It is the lock of a SQLite file: the system
 * takes it from a process that ends, however that ends, so that there is none that nobody holds. What holds it stands beside it.
 */
async function whileLocked<Result>(lock: string, work: string, use: () => Promise<Result>, say: (text: string) => void): Promise<Result> {
  mkdirSync(dirname(lock), { recursive: true });
  const file = new DatabaseSync(lock);
  try {
    const begun = performance.now();
    for (let told = -timeout; !taken(file); await setTimeout(pause)) {
      const waited = performance.now() - begun;
      if (waited - told < timeout) continue;
      told = waited;
      say(`Waiting for ${describe(lock)}${waited < 1_000 ? '' : ` (${Math.round(waited / 1000)} s so far)`}.`);
    }
    replaceFile(`${lock}.json`, JSON.stringify({ pid: process.pid, host: hostname(), since: new Date().toISOString(), work }));
    try {
      return await use();
    } finally {
      rmSync(`${lock}.json`, { force: true });
    }
  } finally {
    file.close();
  }
}

function taken(file: DatabaseSync): boolean {
  try {
    file.exec('begin exclusive');
    return true;
  } catch (error) {
    if (isHeld(error)) return false;
    throw error;
  }
}

/** Does a work while nobody else works with any of these locks. Not to be nested. */
export function withLocks<Result>(
  locks: readonly string[],
  work: string,
  use: () => Promise<Result>,
  say: (text: string) => void = console.log,
): Promise<Result> {
  const [first, ...rest] = locks;
  return first === undefined ? use() : whileLocked(first, work, () => withLocks(rest, work, use, say), say);
}

/** What is made in the folder of the program itself, whatever site it is for: fonts and dictionary. Always the last one taken. */
export const programLock = '.cache/program.db-lock';
