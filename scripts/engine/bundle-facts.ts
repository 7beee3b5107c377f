import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What of a prerender bundle is written down for those who load it or serve its pages (prerender-bundle.ts). */
export interface BundleFacts {
  /** File of the folder to import. */
  readonly entry: string;
  /** Routes of the site's own pages: "/products/[alias]". */
  readonly routes: readonly { readonly route: string; readonly hasParameters: boolean }[];
  /** Of every script that may stand in a page of it, "sha256-…" each: the header lets in no other (src/site/headers.ts). */
  readonly scriptHashes: readonly string[];
}

export const factsFile = 'bundle.json';

/** Null where there is no bundle. */
export function bundleFacts(folder: string): BundleFacts | null {
  const file = join(folder, factsFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BundleFacts) : null;
}
