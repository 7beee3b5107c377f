import { pathToFileURL } from 'node:url';
import { prepareDatabase } from './catalog/prepare.ts';
import { buildSite, undoSwap } from './engine/full-build.ts';
import { consoleListener } from './engine/progress.ts';
import { readState, type SiteState, sitePlace } from './engine/site-place.ts';
import { hashOfFiles } from './files-hash.ts';
import { readSettings, type Settings } from './settings.ts';

const inputs = ['src', 'data', 'public', 'scripts', 'astro.config.mjs', 'package.json'];
/** Made by the build itself, or by running the site. */
const made = /^(?:public[\\/](?:fonts|dictionary)|src[\\/]server[\\/]built\.js|data[\\/](?:.*\.db|secret|uploads|outbox|imports))/;

/** What a site built now would be made from: code, data files and settings as a hash, and the public catalogue. Prepares the database first. */
export async function presentState(settings: Settings): Promise<SiteState> {
  const { site, snapshot } = settings;
  return { code: hashOfFiles([site, snapshot, process.version], inputs, made), catalogue: await prepareDatabase(settings) };
}

/** Builds the site when it is missing or not of the present code and catalogue. */
export async function bringUpToDate(settings: Settings): Promise<'full' | 'nothing'> {
  const place = sitePlace(settings);
  undoSwap(place);
  const present = await presentState(settings);
  const built = readState(place);
  if (built?.code === present.code && built.catalogue === present.catalogue) return 'nothing';
  await buildSite(settings, present, consoleListener());
  return 'full';
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const settings = readSettings(process.env);
    const start = performance.now();
    const { pages, rendering } = await buildSite(settings, await presentState(settings), consoleListener());
    const count = pages.reduce((sum, route) => sum + route.count, 0);
    console.log(
      `${count} pages, ${Math.round(count / rendering)} per second; the whole build took ${((performance.now() - start) / 1000).toFixed(0)} s.`,
    );
  } catch (error) {
    console.error(error instanceof Error ? `${error.message} The site that was there before is untouched.` : error);
    process.exitCode = 1;
  }
}
