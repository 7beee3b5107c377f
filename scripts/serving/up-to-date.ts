import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { consoleListener } from '../engine/progress.ts';
import { bringUpToDate } from '../engine/site-builds.ts';
import type { Settings } from '../settings.ts';

/** What the system or SQLite says of a disk that is full, failing, or not to be written to. */
const ofTheDisk =
  /\b(?:ENOSPC|EROFS|EDQUOT|EFBIG|EACCES|EPERM|EIO|SQLITE_(?:FULL|READONLY|CANTOPEN|IOERR))\b|no space left|disk is full|read-?only (?:database|file system)|unable to open database file|disk I\/O error/i;

/** Does an error, or what caused it, tell of the disk? */
export function isOfTheDisk(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause)
    if (ofTheDisk.test(`${one.message} ${'code' in one ? String(one.code) : ''}`)) return true;
  return false;
}

/** Builds what is missing or stale. With a full disk, or in a folder that may not be written to, the site that is there is served as it is: better than none. Other failures stop the start. */
export async function upToDateOrOld(
  settings: Settings,
  warn: (text: string) => void = console.error,
  build: typeof bringUpToDate = bringUpToDate,
): Promise<void> {
  try {
    if ((await build(settings, consoleListener(), 'start')).did === 'nothing') console.log(`The site in ${settings.out} is up to date.`);
  } catch (error) {
    if (!isOfTheDisk(error) || !existsSync(join(settings.out, 'index.html'))) throw error;
    warn(
      `WARNING: the site could not be brought up to date: ${error instanceof Error ? error.message : error}\nWhat was built before is served from ${settings.out}. Make room or give the right to write, then start again.`,
    );
  }
}
