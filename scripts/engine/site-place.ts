import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import type { Settings } from '../settings.ts';

/** What a built site was made from. */
export const siteState = z.object({
  /** Hash of code, data files and settings. */
  code: z.string(),
  /** Number of the newest change of the public catalogue that it shows. */
  change: z.number(),
});
export type SiteState = z.output<typeof siteState>;

/** Where a site and what its builds keep beside it stand. Everything is on one file system, so that a rename is enough to publish. */
export interface SitePlace {
  /** The site as it is served. */
  readonly site: string;
  /** A full build's site before it takes the old one's place. */
  readonly fresh: string;
  readonly old: string;
  /** Where Astro bundles to; what is there before is removed. */
  readonly bundle: string;
  /** The part of it that renders pages (prerender-bundle.ts). */
  readonly prerenderBundle: string;
  /** The snapshot without its products, which functions take along where the whole one is not beside them (src/server/pages/row-shards.ts). */
  readonly baseSnapshot: string;
  /** Its scripts, styles and public files: what of the site does not come from the catalogue. */
  readonly assets: string;
  /** Hash of the code that the bundle was made from. */
  readonly bundled: string;
  readonly state: string;
  /** All pages of the site with their fingerprints (page-manifest.ts). */
  readonly pages: string;
  readonly freshPages: string;
  /** Pages of an incremental build before they take the old ones' places, and what is to be done with them. */
  readonly staged: string;
  readonly journal: string;
}

export function sitePlace({ out }: Pick<Settings, 'out'>): SitePlace {
  const beside = (name: string) => join(`${out}.build`, name);
  return {
    site: out,
    fresh: `${out}.new`,
    old: `${out}.old`,
    bundle: beside('bundle'),
    prerenderBundle: beside('bundle/server'),
    baseSnapshot: beside('base-snapshot.db'),
    assets: beside('bundle/client'),
    bundled: beside('code'),
    state: beside('site.json'),
    pages: beside('pages.db'),
    freshPages: beside('pages-fresh.db'),
    staged: beside('staged'),
    journal: beside('journal.json'),
  };
}

/** Null when there is no site, or none that a build of ours has finished. */
export function readState({ site, state }: SitePlace): SiteState | null {
  if (!existsSync(join(site, 'index.html')) || !existsSync(state)) return null;
  const parsed = z.safeParse(siteState, JSON.parse(readFileSync(state, 'utf8')));
  return parsed.success ? parsed.data : null;
}

export function writeState({ state }: SitePlace, value: SiteState): void {
  replaceFile(state, JSON.stringify(value));
}

/** Writes a file so that a reader sees the old or the new one, whole. */
export function replaceFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}
