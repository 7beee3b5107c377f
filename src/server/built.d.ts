import type { SiteConfig } from '#site/config.ts';

/** What the build knows and functions must be told: Netlify does not hand them the build's environment. Written by scripts/built-module.ts. */
export interface Built {
  readonly site: SiteConfig;
  readonly version: string;
  readonly snapshot: string | null;
  /** Folder of the built site, where the functions run. */
  readonly root: string;
  /** Folder of the prerender bundle that rendered it, and the snapshot's file. */
  readonly prerenderBundle: string;
  readonly snapshotFile: string;
  /** Of the scripts that may stand in pages, for the header that lets them in. */
  readonly scriptHashes: readonly string[];
  /** The snapshot without its products, where the build wrote one. */
  readonly baseSnapshot: string;
}

export const built: Built;
