import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod/mini';
import type { Settings } from '../settings.ts';

/** What a built site was made from. */
export const siteState = z.object({
  /** Hash of code, data files and settings. */
  code: z.string(),
  /** Number of the newest change of the public catalogue that it shows. */
  change: z.number(),
  /** Hash of what editors changed of the knowledge base. */
  edits: z.optional(z.string()),
});
export type SiteState = z.output<typeof siteState>;

/** Where a site and what its builds keep beside it stand. Everything is on one file system, so that a rename is enough to publish. */
export interface SitePaths {
  /** The site as it is served. */
  readonly site: string;
  /** A full build's site before it takes the old one's place. */
  readonly fresh: string;
  readonly old: string;
  /** What Astro bundled, and where it bundles to. */
  readonly bundle: string;
  readonly freshBundle: string;
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

/** What a build makes before it is published bears a name of its own: what is left of one that was killed, and whoever still writes into it, is in nobody's way. */
const own = `${process.pid}-${Date.now().toString(36)}`;

export function sitePaths({ out }: Pick<Settings, 'out'>): SitePaths {
  const beside = (name: string) => join(`${out}.build`, name);
  return {
    site: out,
    fresh: `${out}.new-${own}`,
    old: `${out}.old`,
    bundle: beside('bundle'),
    freshBundle: beside(`bundle-${own}`),
    prerenderBundle: beside('bundle/server'),
    baseSnapshot: beside('base-snapshot.db'),
    assets: beside('bundle/client'),
    bundled: beside('code'),
    state: beside('site.json'),
    pages: beside('pages.db'),
    freshPages: beside(`pages-${own}.db`),
    staged: beside(`staged-${own}`),
    journal: beside('journal.json'),
  };
}

/** Null when there is no site, or none that a build of ours has finished. */
export function readState({ site, state }: SitePaths): SiteState | null {
  if (!existsSync(join(site, 'index.html')) || !existsSync(state)) return null;
  return readJson(state, siteState);
}

/** A file that we wrote; null where it cannot be read as what it should be: a disk that was full, another version of the build. */
export function readJson<Output>(file: string, schema: z.ZodMiniType<Output>): Output | null {
  try {
    return z.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Removes what builds made before it was published and did not come to publish. To be called by who holds the site's lock. */
export function sweepLeftovers({ site, state }: SitePaths): void {
  const remove = (folder: string, isLeft: (name: string) => boolean) => {
    for (const name of existsSync(folder) ? readdirSync(folder) : [])
      if (isLeft(name)) rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 5 });
  };
  const fresh = `${basename(site)}.new`;
  remove(dirname(site), (name) => name === fresh || name.startsWith(`${fresh}-`));
  remove(dirname(state), (name) => /^(?:bundle|pages|staged)-/.test(name));
}

export function writeState({ state }: SitePaths, value: SiteState): void {
  replaceFile(state, JSON.stringify(value));
}

/** Writes a file so that a reader sees the old or the new one, whole. */
export function replaceFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}
