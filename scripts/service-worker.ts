import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { build } from 'esbuild';
import { offlinePath } from '#site/offline-paths.ts';
import { checkerPath } from '#site/paths.ts';
import { workerPath } from '#site/worker-path.ts';
import { settingsEnvironment } from './engine/render-all.ts';
import type { Settings } from './settings.ts';

/** A file that every worker of a build keeps from its installation on; a name that says its content needs no revision. */
export interface PrecachedFile {
  readonly url: string;
  readonly revision: string | null;
}

/** Pages that are there without a network from the first visit on. */
const pages = [offlinePath, checkerPath];
const alsoKept = ['/dictionary/manifest.json'];
const namedByContent = /^\/_astro\//;
/** What a page, a script or a style sheet names: files of the bundle and fonts. */
const namedFile = /["'`(=](\/(?:_astro|fonts)\/[\w./-]+\.(?:js|css|woff2))["'`)]/g;
/** A style sheet names the fonts of all scripts; pages preload those of their language. */
const ofOtherScripts = (by: string, file: string) => by.endsWith('.css') && file.endsWith('.woff2');
const importedFile = /["'`](\.\/[\w.-]+\.js)["'`]/g;
/** Parts that are of no use without the network, that come with other pages, with the first photograph and its recogniser, or with the first barcode that the browser cannot read and what our reader is made of. */
const notNeeded = /^\/_astro\/(?:(?:mount-reviews|report-dialog|LiveReviews|PhotoDialog|photo\.worker)\b|reader\.)/;

/** A product's page is kept when it is visited; what its buttons load when they are pressed is there without a network too. */
function productPage(folder: string): string {
  const [first] = readdirSync(join(folder, 'products'))
    .filter((name) => name.endsWith('.html'))
    .toSorted();
  return first === undefined ? '' : readFileSync(join(folder, 'products', first), 'utf8');
}

/** Files of the bundle and fonts that a text names; `at` is its own address. */
function filesNamedIn(text: string, at: string): string[] {
  const named = [...text.matchAll(namedFile)].map(([, file = '']) => file);
  // The bundler names neighbours in scripts as "./name.js".
  const imported = at.endsWith('.js') ? [...text.matchAll(importedFile)].map(([, file = '']) => posix.join(posix.dirname(at), file)) : [];
  return [...named, ...imported].filter((file) => !notNeeded.test(file) && !ofOtherScripts(at, file));
}

/** What the checker, the offline page, the frame of all pages and the buttons of a product are made of, with everything that they load now or later. */
export function precacheList(folder: string): PrecachedFile[] {
  const read = (path: string) => readFileSync(join(folder, pages.includes(path) ? `${path}.html` : path));
  const paths = new Set([...pages, ...alsoKept, ...filesNamedIn(productPage(folder), '').filter((file) => file.endsWith('.js'))]);
  for (const path of paths) if (!path.endsWith('.woff2')) for (const file of filesNamedIn(read(path).toString(), path)) paths.add(file);
  const revisionOf = (path: string) => createHash('sha256').update(read(path)).digest('hex').slice(0, 12);
  return [...paths].toSorted().map((url) => ({ url, revision: namedByContent.test(url) ? null : revisionOf(url) }));
}

/** What the worker may know of the settings: it is public. */
const publicSettings = (settings: Settings) =>
  Object.fromEntries(Object.entries(settingsEnvironment(settings)).filter(([name]) => name.startsWith('PUBLIC_')));

/** Writes the service worker into a built site. With the same code and the same precached files it stays the same to the byte: browsers then see no new version. */
export async function writeServiceWorker(settings: Settings, folder: string): Promise<void> {
  await build({
    entryPoints: ['src/offline/worker.ts'],
    outfile: join(folder, workerPath),
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
    define: {
      'self.__WB_MANIFEST': JSON.stringify(precacheList(folder)),
      'process.env.NODE_ENV': '"production"',
      'import.meta.env': JSON.stringify(publicSettings(settings)),
    },
  });
}
