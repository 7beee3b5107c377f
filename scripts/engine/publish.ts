import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { manifestChange, writeManifest } from './page-manifest.ts';
import { readJson, replaceFile, type SitePaths, sweepLeftovers } from './site-paths.ts';

const journal = z.object({
  /** Folder of the staged files. */
  staged: z.string(),
  /** Those that take the place of the site's, with what tells whether one has got there: a rename keeps the time. */
  changed: z.array(z.object({ name: z.string(), size: z.number(), time: z.number() })),
  removed: z.array(z.string()),
  manifest: manifestChange,
});
type Journal = z.output<typeof journal>;

/** What is to be published. */
interface Work extends Pick<Journal, 'removed' | 'manifest'> {
  /** Files of the staging folder. */
  readonly changed: readonly string[];
}

/**
 * Publishes staged files: each takes its place by a rename, so that a visitor gets the old or the new page and never half a one. What is to be done is written down
 * first; a build that is interrupted is finished by the next one, or, when it had not come so far, leaves the site as it was.
 */
export function publish(place: SitePaths, { changed, removed, manifest }: Work): void {
  const { staged } = place;
  const files = changed.map((name) => ({ name, ...traceOf(join(staged, name)) }));
  replaceFile(place.journal, JSON.stringify({ staged, changed: files, removed, manifest } satisfies Journal));
  follow(place, { staged, changed: files, removed, manifest });
}

/** Throws where a file is missing: a page that was rendered and is not there would stay stale for good. */
function traceOf(file: string): { readonly size: number; readonly time: number } {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new Error(`${file} was to be published and is not there.`);
  return { size: found.size, time: found.mtimeMs };
}

/** Every part of it can be done twice. */
function follow(place: SitePaths, { staged, changed, removed, manifest }: Journal): void {
  const { site, pages, journal: file } = place;
  for (const { name, size, time } of changed) {
    const [from, to] = [join(staged, name), join(site, name)];
    if (existsSync(from)) {
      mkdirSync(dirname(to), { recursive: true });
      renameSync(from, to);
      continue;
    }
    const there = statSync(to, { throwIfNoEntry: false });
    if (there?.size !== size || there.mtimeMs !== time) throw new Error(`${from} was to be published and is not there.`);
  }
  for (const name of removed) rmSync(join(site, name), { force: true });
  writeManifest(pages, manifest);
  rmSync(file);
  rmSync(staged, { recursive: true, force: true });
}

/** Does what an interrupted publication has left, and removes what was not published. What cannot be finished any more makes the site be built anew. */
export function finishPublishing(place: SitePaths, say: (text: string) => void = console.error): void {
  const { journal: file, state } = place;
  if (existsSync(file)) {
    try {
      const work = readJson(file, journal);
      if (!work) throw new Error(`${file} cannot be read.`);
      follow(place, work);
    } catch (error) {
      say(`An interrupted publication cannot be finished: ${error instanceof Error ? error.message : error} The whole site is built anew.`);
      rmSync(state, { force: true });
      rmSync(file, { force: true });
    }
  }
  sweepLeftovers(place);
}
