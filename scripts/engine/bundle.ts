import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { pageThreadFile } from '#server/pages/render-thread.ts';
import { editorialSitemap } from '#site/sitemap.ts';
import { replaceFile, type SitePaths } from './site-paths.ts';

type BundlePlace = Pick<SitePaths, 'bundle' | 'freshBundle' | 'prerenderBundle' | 'assets' | 'bundled'>;

/** Is the bundle there, made from this code? */
export function hasBundle({ bundled }: BundlePlace, code: string): boolean {
  return existsSync(bundled) && readFileSync(bundled, 'utf8') === code;
}

/** Runs Astro once, for what renders pages and for the files that browsers load. Takes seconds, however large the catalogue is. */
export async function makeBundle(
  { bundle, freshBundle, prerenderBundle, assets, bundled }: BundlePlace,
  code: string,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const fresh = (path: string) => join(freshBundle, relative(bundle, path));
  rmSync(freshBundle, { recursive: true, force: true });
  const astro = join(dirname(createRequire(import.meta.url).resolve('astro/package.json')), 'bin', 'astro.mjs');
  const child = spawn(process.execPath, [astro, 'build', '--silent'], {
    stdio: 'inherit',
    env: { ...process.env, ...env, BUNDLE_DIR: freshBundle },
  });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error(`The site could not be bundled (exit code ${status}).`);
  // There is one index, written with the pages (src/views/sitemap-xml.ts).
  rmSync(join(fresh(assets), `${editorialSitemap}-index.xml`), { force: true });
  await build({
    entryPoints: [fileURLToPath(new URL('./page-thread.ts', import.meta.url))],
    outfile: join(fresh(prerenderBundle), pageThreadFile),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node22',
    logLevel: 'warning',
  });
  rmSync(bundled, { force: true });
  rmSync(bundle, { recursive: true, force: true });
  renameSync(freshBundle, bundle);
  replaceFile(bundled, code);
}
