import type { PageFingerprints } from '../page-keys/page-fingerprints.ts';
import type { FingerprintedPage } from '../page-keys/page-inputs.ts';
import type { ManifestPage } from './page-manifest.ts';
import type { RoutePages } from './renderer.ts';

/** Fingerprint and invalidation key of a page that no function of scripts/page-keys lists: every build renders it. */
export const always = '*';

/** A page of the site as it should be. */
export type SitePage = Omit<ManifestPage, 'written'>;

/** Pages whose fingerprints were made. */
export function keyedPages({ byInvalidationKey }: PageFingerprints): SitePage[] {
  return [...byInvalidationKey].flatMap(([invalidationKey, pages]) => pages.map((page) => ({ ...page, invalidationKey })));
}

/** Pages that no function of scripts/page-keys lists. */
export function unkeyedPages(listed: readonly RoutePages[]): SitePage[] {
  return listed.flatMap(({ route, paths }) => paths.map((path) => ({ route, path, fingerprint: always, invalidationKey: always })));
}

export interface Differences {
  /** Pages that are new or not as the manifest had them. */
  readonly changed: readonly ManifestPage[];
  /** Addresses that there are no more. */
  readonly gone: readonly string[];
  /** Addresses whose files go: those, and what is answered on request from now on. */
  readonly removed: readonly string[];
}

/** What has come and gone between pages as the manifest has them and as they should be. */
export function differences(before: readonly ManifestPage[], after: readonly ManifestPage[]): Differences {
  const held = new Map(before.map((page) => [page.path, page]));
  const present = new Map(after.map((page) => [page.path, page]));
  return {
    changed: after.filter(({ path, fingerprint, invalidationKey, written }) => {
      const page = held.get(path);
      return page?.fingerprint !== fingerprint || page.invalidationKey !== invalidationKey || page.written !== written;
    }),
    gone: [...held.keys()].filter((path) => !present.has(path)),
    removed: before.flatMap(({ path, written }) => (written && !present.get(path)?.written ? path : [])),
  };
}

/** Pages by route, as they are rendered. */
export function byRoute(pages: readonly Pick<FingerprintedPage, 'route' | 'path'>[]): RoutePages[] {
  return [...Map.groupBy(pages, ({ route }) => route)].map(([route, some]) => ({ route, paths: some.map(({ path }) => path) }));
}

/** Where a page's file stands in the site: "products/x.html"; an address with an ending is a file's. */
export function fileOf(path: string): string {
  if (path === '/') return 'index.html';
  return /\.\w+$/.test(path) ? path.slice(1) : `${path.slice(1)}.html`;
}
