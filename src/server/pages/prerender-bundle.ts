import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { oncePer } from '#core/remembered.ts';
import type { SiteFiles } from '../built-site/files.ts';
import type { LivePage } from './live-rows.ts';
import { type PageRows, pageThreadFile, type RenderThread, startThread } from './render-thread.ts';
import { productRows, publishedRowShards, type ReadPublished } from './row-shards.ts';

/** Where the build writes down the products whose pages it left to be asked for, one alias a line. */
export const onRequestFile = '_shells/on-request.txt';

const ownPage = /^\/products\/([a-z0-9]+(?:-[a-z0-9]+)*)(?:\/dupes|\/reviews(?:\/page\/[1-9]\d{0,5}|\/lists\/[a-z]+)?)?$/;

/** The alias of the product that a page belongs to: its page, dupes and reviews; null for every other address. */
export const productOfPage = (path: string): string | null => ownPage.exec(path)?.[1] ?? null;

export interface BundleFiles {
  /** Folder of the prerender bundle that rendered the site. */
  readonly prerenderBundle: string;
  /** File of the snapshot that it reads. */
  readonly snapshotFile: string;
  /** The snapshot without its products, for where the whole one is not beside the functions; their rows are published with the site. */
  readonly baseSnapshot: string;
  readonly siteUrl: string;
}

/** Renders pages that the build did not write. */
export interface PrerenderBundle {
  /** A page that the build left to be asked for, as it would have written it; null for every other. */
  readonly waiting: (path: string) => Promise<Uint8Array | null>;
  /** A page of what is newer than the build; null where there is no such page. */
  readonly live: (path: string, page: LivePage) => Promise<Uint8Array | null>;
}

const aliasesIn = oncePer((bytes: Uint8Array): ReadonlySet<string> => new Set(new TextDecoder().decode(bytes).split('\n').filter(Boolean)));

/** Products whose pages the build left to be asked for. */
export function onRequest(files: SiteFiles): ReadonlySet<string> {
  if (!files.has(onRequestFile)) return new Set();
  return aliasesIn(files.bytes(onRequestFile));
}

/** One state of the bundle and of what it reads. */
interface Running {
  readonly version: string;
  readonly thread: RenderThread;
  /** What the pages of a product that waits are made of. */
  readonly rowsOf: (alias: string) => Promise<PageRows>;
}

/** One thread at a time: it keeps what it read of the snapshot, so a new snapshot or bundle gets a new one. */
export function openPrerenderBundle(
  { prerenderBundle, snapshotFile, baseSnapshot, siteUrl }: BundleFiles,
  files: SiteFiles,
  read: ReadPublished,
): PrerenderBundle {
  let running: Running | null = null;
  const start = (): Running => {
    const isBase = !existsSync(snapshotFile);
    const place = { prerenderBundle, snapshotFile: isBase ? baseSnapshot : snapshotFile, isBase, siteUrl };
    const published = isBase ? publishedRowShards(files) : null;
    const parts = [join(prerenderBundle, pageThreadFile), place.snapshotFile];
    const missing = parts.find((part) => !existsSync(part));
    if (missing !== undefined) throw new Error(`Pages on request need ${missing}, which a build makes.`);
    const version = [published?.folder, ...parts.map((part) => statSync(part).mtimeMs)].join(' ');
    if (running?.version === version) return running;
    running?.thread.stop();
    const publishedOf = published && productRows(published, read);
    const begun: Running = {
      version,
      thread: startThread(place, () => {
        if (running === begun) running = null;
      }),
      rowsOf: async (alias) => (publishedOf ? { from: 'published', rows: await publishedOf(alias) } : { from: 'snapshot', alias }),
    };
    return begun;
  };
  return {
    async waiting(path) {
      const alias = productOfPage(path);
      if (alias === null || !onRequest(files).has(alias)) return null;
      running = start();
      const { thread, rowsOf } = running;
      return thread.ask({ path, rows: await rowsOf(alias), locals: {} });
    },
    async live(path, { rows, locals }) {
      running = start();
      return running.thread.ask({ path, rows: { from: 'live', rows }, locals });
    },
  };
}
