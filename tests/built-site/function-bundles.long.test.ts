import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { parse } from 'smol-toml';
import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sitePaths } from '#scripts/engine/site-paths.ts';
import { builtSite } from '../support/built-site.ts';
import { testServices } from '../support/services.ts';

const settings = z.parse(
  z.object({
    functions: z.object({
      node_bundler: z.literal('esbuild'),
      included_files: z.array(z.string()),
      external_node_modules: z.array(z.string()),
      pages: z.object({ included_files: z.array(z.string()) }),
    }),
    redirects: z.array(z.object({ from: z.string(), to: z.string(), status: z.number(), force: z.optional(z.boolean()) })),
  }),
  parse(readFileSync('netlify.toml', 'utf8')),
);
const external = settings.functions.external_node_modules;

/** Inside the project, so that what stays outside of a bundle is found. */
const folder = mkdtempSync('.cache/bundles-');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface FunctionModule {
  readonly default: (request: Request, context: object) => Promise<Response>;
  readonly config: { readonly path: string | string[]; readonly preferStatic?: boolean };
}

/** As Netlify bundles a function of a package of modules: one file, with `require` for what was written for it. */
async function bundled(name: string): Promise<FunctionModule> {
  const outfile = join(folder, `${name}.mjs`);
  await build({
    entryPoints: [join('functions', `${name}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node22',
    external,
    logLevel: 'silent',
    banner: { js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);" },
  });
  return (await import(/* @vite-ignore */ pathToFileURL(resolve(outfile)).href)) as FunctionModule;
}

const names = readdirSync('functions').flatMap((name) => (name.endsWith('.ts') ? [name.slice(0, -3)] : []));

/** An address of each function, and what answers it in an empty database. */
const asked: Readonly<Record<string, readonly [path: string, status: number]>> = {
  errors: ['/403', 403],
  // Here is no build hook, and it says so.
  nightly: ['/', 500],
  og: ['/og/ingredient/glycerin.png', 200],
  pages: ['/products/none-such', 404],
  service: ['/api/v2/health', 200],
};

describe.each(names)('the function %s', (name) => {
  test('is one file of its own, and works', async () => {
    const { default: handler, config } = await bundled(name);
    const services = await testServices('ru', builtSite('ru'));
    const [path, status] = asked[name] ?? [[config.path].flat()[0]?.replace(/:\w+/g, 'none-such').replace('*', 'none-such') ?? '', null];
    const answer = await handler(new Request(`https://site.test${path}`), { services, ip: '192.0.2.1' });
    if (status === null) expect(answer.status).toBeLessThan(500);
    else expect([path, answer.status]).toEqual([path, status]);
    expect(services.logged).toEqual([]);
    // The platform adds headers to files alone.
    if (name !== 'nightly') expect(answer.headers.get('content-security-policy')).toMatch(/^default-src '(?:self|none)'/);
  }, 60_000);
});

test('what a function reads of the site goes with it', () => {
  for (const pattern of ['dist/_shells/**', 'dist/dictionary/**', 'dist/40*.html', 'dist/500.html'])
    expect(settings.functions.included_files).toContain(pattern);
  for (const file of [
    '_shells/page.html',
    '_shells/rules.json',
    '_shells/pictures/rasteriser.wasm',
    'dictionary/manifest.json',
    '404.html',
    '500.html',
  ])
    expect([file, existsSync(join(builtSite('ru'), file))]).toEqual([file, true]);
  const { prerenderBundle, baseSnapshot } = sitePaths({ out: 'dist' });
  expect(settings.functions.pages.included_files).toEqual([`${prerenderBundle}/**`, baseSnapshot, 'data/rules/*.yaml']);
});

test('nothing that no visitor should see is served, before any file', () => {
  expect(settings.redirects).toContainEqual({ from: '/_shells/*', to: '/404.html', status: 404, force: true });
});
