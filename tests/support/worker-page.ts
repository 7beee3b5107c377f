import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import type { Language } from '#core/language.ts';
import { createSite, serveSite } from '#scripts/serve.ts';
import { builtSite } from './built-site.ts';

/** Waits until the service worker is in charge of the page and has kept it. */
export async function kept(page: Page, cache: string, path: string): Promise<void> {
  await page.waitForFunction(
    async ([name = '', address = '']) => {
      await navigator.serviceWorker.ready;
      return navigator.serviceWorker.controller !== null && Boolean(await (await caches.open(name)).match(address));
    },
    [cache, path],
  );
}

/** Addresses of all that lies in a cache; none where there is no such cache. */
export const pathsIn = (page: Page, cache: string): Promise<string[]> =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return [];
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  }, cache);

/** A built site whose worker and scripts a test may change, served without its functions. */
export async function changeableSite(language: Language) {
  const root = mkdtempSync(join(tmpdir(), 'versions-'));
  const built = resolve(builtSite(language));
  for (const name of readdirSync(built)) {
    if (name === 'sw.js' || name === '_astro') cpSync(join(built, name), join(root, name), { recursive: true });
    else symlinkSync(join(built, name), join(root, name));
  }
  const { port, stop } = await serveSite(await createSite({ root, functions: 'none', netlify: 'netlify.toml' }), '127.0.0.1', 0);
  const end = () => {
    stop();
    rmSync(root, { recursive: true, force: true });
  };
  return { root, url: `http://127.0.0.1:${port}`, stop: end };
}
