import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { manifestChange, writeManifest } from './page-manifest.ts';
import { replaceFile, type SitePlace, type SiteState, siteState, writeState } from './site-place.ts';

const journal = z.object({
  /** Files of the staging folder that take the place of the site's. */
  changed: z.array(z.string()),
  removed: z.array(z.string()),
  manifest: manifestChange,
  state: siteState,
});
type Journal = z.output<typeof journal>;

/**
 * Publishes staged files: each takes its place by a rename, so that a visitor gets the old or the new page and never half a one. What is to be done is written down
 * first; a build that is interrupted is finished by the next one, or, when it had not come so far, leaves the site as it was.
 */
export function publish(place: SitePlace, work: Omit<Journal, 'state'>, state: SiteState): void {
  replaceFile(place.journal, JSON.stringify({ ...work, state }));
  finishPublishing(place);
}

/** Does what an interrupted publication has left. Every part of it can be done twice. */
export function finishPublishing(place: SitePlace): void {
  const { site, staged, pages, journal: file } = place;
  if (existsSync(file)) {
    const { data: work } = z.safeParse(journal, JSON.parse(readFileSync(file, 'utf8')));
    for (const name of work?.changed ?? []) {
      if (!existsSync(join(staged, name))) continue;
      mkdirSync(dirname(join(site, name)), { recursive: true });
      renameSync(join(staged, name), join(site, name));
    }
    for (const name of work?.removed ?? []) rmSync(join(site, name), { force: true });
    if (work) {
      writeManifest(pages, work.manifest);
      writeState(place, work.state);
    }
    // Another version of the build may have left it: that one's site is built anew anyway.
    rmSync(file);
  }
  rmSync(staged, { recursive: true, force: true });
}
