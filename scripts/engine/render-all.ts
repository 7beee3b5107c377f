import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { onRequestFile } from '#server/pages/prerender-bundle.ts';
import { keyedRoutes } from '../page-keys/invalidation-keys.ts';
import { type PageFingerprints, pageFingerprints } from '../page-keys/page-fingerprints.ts';
import type { Settings } from '../settings.ts';
import { byRoute, keyedPages, type SitePage, unkeyedPages } from './page-list.ts';
import { writeManifest } from './page-manifest.ts';
import type { Listener } from './progress.ts';
import { type RenderFarm, startFarm } from './render-farm.ts';
import type { RoutePages } from './renderer.ts';
import { replaceFile, sitePaths } from './site-paths.ts';
import { chooseWritten, countPages, manifestPages, onRequestLines, type PageChoice } from './written-pages.ts';

/** Environment of everything a build starts: it sees the settings that the build was given, not those of the shell. It is in production only where the build is. */
export function settingsEnvironment({ site, snapshot, products, database }: Settings): NodeJS.ProcessEnv {
  return {
    PUBLIC_SITE_LANG: site.language,
    PUBLIC_SITE_URL: site.siteUrl,
    PUBLIC_SISTER_SITE_URL: site.sisterSiteUrl ?? '',
    PUBLIC_API_BASE_URL: site.apiBaseUrl,
    PUBLIC_OPERATOR: site.operator.name ?? '',
    PUBLIC_OPERATOR_ADDRESS: site.operator.address ?? '',
    PUBLIC_CONTACT_EMAIL: site.operator.email ?? '',
    PUBLIC_SIGN_IN_PROVIDERS: JSON.stringify(site.providers),
    SNAPSHOT: snapshot,
    DEMO_PRODUCTS: String(products ?? ''),
    DATABASE_URL: database.url,
    ...(database.token === undefined ? {} : { DATABASE_AUTH_TOKEN: database.token }),
    ASTRO_TELEMETRY_DISABLED: '1',
  };
}

/** Environment of what draws pages. Started from a test, it would otherwise take over NODE_ENV=test and ship React's development build. */
export const buildEnvironment = (settings: Settings): NodeJS.ProcessEnv => ({ ...settingsEnvironment(settings), NODE_ENV: 'production' });

/** How many processes render: BUILD_SHARDS, else one for each core, four at most. */
export function workersFor({ shards }: Settings): number {
  return shards ?? Math.min(4, availableParallelism());
}

/** What a build did. */
export interface BuildReport {
  /** Rendered pages of each route. */
  readonly pages: readonly { readonly route: string; readonly count: number }[];
  /** Products whose pages are answered on request. */
  readonly onRequest: number;
  /** Seconds that rendering them took. */
  readonly rendering: number;
  /** Resident bytes of the processes that render, at their highest. */
  readonly memory: number;
}

/** Has a farm work on all pages of a snapshot, into a folder. */
export async function withFarm<Result>(settings: Settings, out: string, work: (farm: RenderFarm) => Promise<Result>): Promise<Result> {
  const place = { prerenderBundle: sitePaths(settings).prerenderBundle, siteUrl: settings.site.siteUrl, out, previousSite: null };
  const farm = startFarm(place, workersFor(settings), buildEnvironment(settings));
  try {
    return await work(farm);
  } finally {
    farm.close();
  }
}

interface ListedPages {
  readonly fingerprints: PageFingerprints;
  readonly all: readonly SitePage[];
  readonly choice: PageChoice;
  /** Those that are written. */
  readonly pages: readonly RoutePages[];
}

/** All pages of the site, and which of them a build writes: most as scripts/page-keys lists them, a few as the bundle does. */
export async function listWritten({ snapshot, maxPages }: Settings, farm: RenderFarm): Promise<ListedPages> {
  const others = farm.listOthers(keyedRoutes);
  // Heard of below; until then a failure must not be one that nobody awaits.
  others.catch(() => {});
  const fingerprints = await pageFingerprints(snapshot, null);
  const unkeyed = unkeyedPages(await others);
  const all = [...keyedPages(fingerprints), ...unkeyed];
  const choice = chooseWritten(snapshot, countPages(fingerprints, unkeyed.length), maxPages);
  return { fingerprints, all, choice, pages: byRoute(all.filter(({ invalidationKey }) => choice.isWritten(invalidationKey))) };
}

/** Writes for the functions what is answered on request. */
export function writeChoice(folder: string, { onRequest }: PageChoice): void {
  replaceFile(join(folder, onRequestFile), onRequestLines(onRequest));
}

/** Renders every page of the snapshot into the fresh folder, and writes down their fingerprints. */
export async function renderAll(settings: Settings, listen: Listener): Promise<BuildReport> {
  const { fresh } = sitePaths(settings);
  const start = performance.now();
  return withFarm(settings, fresh, async (farm) => {
    const listed = await listWritten(settings, farm);
    const { choice, pages } = listed;
    writeChoice(fresh, choice);
    const total = pages.reduce((sum, { paths }) => sum + paths.length, 0);
    const { memory } = await farm.render(pages, (done) => listen({ kind: 'progress', step: 'pages', done, total }));
    writePages(settings, listed);
    return {
      pages: pages.map(({ route, paths }) => ({ route, count: paths.length })),
      onRequest: choice.onRequest.length,
      rendering: (performance.now() - start) / 1000,
      memory,
    };
  });
}

/** Writes the page manifest. */
export function writePages(settings: Settings, { fingerprints, all, choice }: ListedPages): void {
  const manifest = sitePaths(settings).freshPages;
  rmSync(manifest, { force: true });
  writeManifest(manifest, { origin: fingerprints.origin, gone: [], pages: manifestPages(all, choice) });
}
