import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#core/language.ts';
import type { Database } from '#db/database.ts';
import { finishedImports } from '#db/queries/imports.ts';
import type { Settings } from '../settings.ts';
import type { Arguments } from './arguments.ts';
import { type ChangeFile, changesSince, coveredUpTo, readChangeList } from './changes.ts';
import { fetchFile } from './fetch-file.ts';
import { officialAddresses } from './official.ts';
import { fetchProgress } from './progress.ts';
import { openSource, type Source } from './source.ts';
import { messages } from './words.ts';

/** A new export of less than half of the last one was made by mistake. */
const leastShare = 0.5;
const isAddress = (name: string) => /^https?:\/\//i.test(name);

interface Wanted {
  readonly settings: Settings;
  readonly language: Language;
  readonly signal: AbortSignal;
}

/** Where a fetched file is kept: its name as the address has it, behind what tells addresses apart. */
function placeOf(url: string, folder: string): string {
  const name = new URL(url).pathname
    .split('/')
    .at(-1)
    ?.replace(/[^\w.-]/g, '_')
    .slice(-80);
  return join(folder, `${createHash('sha256').update(url).digest('hex').slice(0, 8)}-${name || 'file'}`);
}

async function fetched(url: string, { settings, language, signal }: Wanted, least?: number): Promise<string> {
  const words = messages[language];
  const path = placeOf(url, settings.imports);
  console.log(words.fetching(url));
  const progress = fetchProgress(language);
  try {
    const { isNew, size } = await fetchFile({
      url,
      path,
      signal,
      ...(least === undefined ? {} : { leastShare: least }),
      progress: progress.update,
      retries: (reason, wait) => console.log(words.fetchedAgain(reason, (wait / 1_000).toLocaleString(language))),
    });
    progress.stop();
    const megabytes = (size / 1e6).toLocaleString(language, { maximumFractionDigits: 1 });
    console.log(isNew ? words.fetched(megabytes, path) : words.notChanged(path));
    return path;
  } finally {
    progress.stop();
  }
}

/** Opens a file, or fetches what an address leads to and opens that. */
export async function sourceAt(name: string, wanted: Wanted): Promise<Source> {
  return isAddress(name) ? openSource(await fetched(name, wanted), name) : openSource(name);
}

/** The differences that the database does not have yet; null when only the whole export will do. */
async function missingChanges(db: Database, since: string, list: string, wanted: Wanted): Promise<ChangeFile[] | null> {
  const words = messages[wanted.language];
  const address = officialAddresses(wanted.settings).export;
  const covered = since === 'last' ? coveredUpTo(await finishedImports(db, 'openbeautyfacts'), address) : Date.parse(since) / 1_000;
  if (covered === null) {
    console.log(words.neverWhole);
    return null;
  }
  const changes = changesSince(readChangeList(readFileSync(list, 'utf8')), covered);
  if (changes === null) console.log(words.tooLongAgo);
  else if (changes.length === 0) console.log(words.nothingNew);
  return changes;
}

/** What is to be imported, one after another: the file or address that was named, else the official export or its differences. */
export async function* sourcesOf(db: Database, { file, since }: Arguments, wanted: Wanted): AsyncGenerator<Source> {
  if (file !== null) {
    yield await sourceAt(file, wanted);
    return;
  }
  const official = officialAddresses(wanted.settings);
  const changes = since === null ? null : await missingChanges(db, since, await fetched(official.changes, wanted), wanted);
  for (const { name } of changes ?? []) {
    const address = new URL(name, official.changes).href;
    const path = await fetched(address, wanted);
    yield openSource(path, address);
    // Asked for the next one: this one is imported and never needed again.
    for (const downloaded of [path, `${path}.json`]) rmSync(downloaded, { force: true });
  }
  if (changes === null) yield { ...openSource(await fetched(official.export, wanted, leastShare), official.export), isWhole: true };
}
