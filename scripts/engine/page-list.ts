import type { PageKeys } from '../page-keys/page-keys.ts';
import type { PageKey } from '../page-keys/shown.ts';
import type { BookedPage } from './page-book.ts';
import type { RoutePages } from './renderer.ts';

/** Key and owner of a page that no key function speaks for: every build renders it. */
const always = '*';

/** A page of the site as it should be. */
export type SitePage = PageKey & BookedPage;

/** Pages of the owners whose keys were made, and those that no key function speaks for. */
export function sitePages({ byOwner }: PageKeys, others: readonly RoutePages[]): SitePage[] {
  return [
    ...[...byOwner].flatMap(([owner, pages]) => pages.map((page) => ({ ...page, owner }))),
    ...others.flatMap(({ route, paths }) => paths.map((path) => ({ route, path, key: always, owner: always }))),
  ];
}

/** Owners of the pages above; null for everybody. */
export function ownersOf({ whole, byOwner }: PageKeys): readonly string[] | null {
  return whole ? null : [...byOwner.keys(), always];
}

/** Pages that the site says it has and the key functions do not know, or the other way round. */
export function strayPages(keys: PageKeys, listed: readonly RoutePages[]): string[] {
  const known = new Set([...keys.byOwner.values()].flatMap((pages) => pages.map(({ path }) => path)));
  const pages = new Set(listed.flatMap(({ paths }) => paths));
  return [...pages.symmetricDifference(known)];
}

export interface Differences {
  /** New, or with other keys. */
  readonly changed: readonly SitePage[];
  /** Addresses. */
  readonly gone: readonly string[];
}

/** What has come and gone between the pages that some owners had and those that they have. */
export function differences(before: readonly BookedPage[], after: readonly SitePage[]): Differences {
  const held = new Map(before.map((page) => [page.path, page]));
  const present = new Set(after.map(({ path }) => path));
  return {
    changed: after.filter(({ path, key, owner }) => held.get(path)?.key !== key || held.get(path)?.owner !== owner),
    gone: [...held.keys()].filter((path) => !present.has(path)),
  };
}

/** Pages by route, as they are rendered. */
export function byRoute(pages: readonly PageKey[]): RoutePages[] {
  return [...Map.groupBy(pages, ({ route }) => route)].map(([route, some]) => ({ route, paths: some.map(({ path }) => path) }));
}

/** Where a page's file stands in the site: "products/x.html"; an address with an ending is a file's. */
export function fileOf(path: string): string {
  if (path === '/') return 'index.html';
  return /\.\w+$/.test(path) ? path.slice(1) : `${path.slice(1)}.html`;
}
