import type { PageKeys } from '../page-keys/page-keys.ts';
import type { RoutePages } from './renderer.ts';

/** Key of a page that no key function speaks for: every build renders it. */
const always = '*';

/** Routes that have keys. */
export function keyedRoutes(keys: PageKeys): string[] {
  return [...new Set([...keys.values()].map(({ route }) => route))];
}

/** All pages with their keys: those of the key functions, and the rest. */
export function wholeList(keys: PageKeys, others: readonly RoutePages[]): PageKeys {
  return new Map([...keys, ...others.flatMap(({ route, paths }) => paths.map((path) => [path, { route, key: always }] as const))]);
}

/** Pages that the site says it has and the key functions do not know, or the other way round. */
export function strayPages(keys: PageKeys, listed: readonly RoutePages[]): string[] {
  const keyed = new Set(keyedRoutes(keys));
  const pages = listed.filter(({ route }) => keyed.has(route)).flatMap(({ paths }) => paths);
  const known = new Set(pages);
  return [...pages.filter((path) => !keys.has(path)), ...[...keys.keys()].filter((path) => !known.has(path))];
}

export interface Differences {
  readonly render: readonly RoutePages[];
  /** Addresses. */
  readonly gone: readonly string[];
}

/** What must be rendered and removed to come from one list of pages to another. */
export function differences(before: PageKeys, after: PageKeys): Differences {
  const changed = [...after].filter(([path, { key }]) => key === always || before.get(path)?.key !== key);
  return {
    render: [...Map.groupBy(changed, ([, { route }]) => route)].map(([route, pages]) => ({ route, paths: pages.map(([path]) => path) })),
    gone: [...before.keys()].filter((path) => !after.has(path)),
  };
}

/** Where a page's file stands in the site: "products/x.html"; an address with an ending is a file's. */
export function fileOf(path: string): string {
  if (path === '/') return 'index.html';
  return /\.\w+$/.test(path) ? path.slice(1) : `${path.slice(1)}.html`;
}
