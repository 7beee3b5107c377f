import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { writeBuiltModule } from './built-module.ts';
import { prepareDatabase } from './catalog/prepare.ts';
import { progressBar } from './catalog/progress.ts';
import { writeDictionary } from './dictionary.ts';
import { hashOfFiles } from './files-hash.ts';
import { loadKnowledge } from './knowledge/knowledge.ts';
import { writeSearchIndex } from './search-index.ts';
import { readSettings, type Settings } from './settings.ts';

const inputs = ['src', 'data', 'public', 'scripts', 'astro.config.mjs', 'package.json'];
/** Made by the build itself, or by running the site. */
const made = /^(?:public[\\/](?:fonts|dictionary)|src[\\/]server[\\/]built\.js|data[\\/](?:.*\.db|secret|uploads|outbox|imports))/;

/** Hash of everything the built site depends on: sources, data, settings, the public catalogue. Prepares the database first. */
export async function buildHash(settings: Settings): Promise<string> {
  const { site, snapshot } = settings;
  return hashOfFiles([site, snapshot, process.version, await prepareDatabase(settings)], inputs, made);
}

const stampOf = ({ out }: Settings) => `${out}.stamp`;

/** Is the built site there and of this hash? */
export function isFresh(settings: Settings, hash: string): boolean {
  return existsSync(join(settings.out, 'index.html')) && existsSync(stampOf(settings)) && readFileSync(stampOf(settings), 'utf8') === hash;
}

async function step(name: string, work: () => void | Promise<void>): Promise<void> {
  const start = performance.now();
  console.log(`→ ${name}`);
  await work();
  console.log(`  ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) throw new Error(`"${args.join(' ')}" failed with exit code ${status}. The site that was there before is untouched.`);
}

/** Astro in a process of its own; progress is counted from the pages it has written. */
async function renderPages(fresh: string, snapshot: string, env: NodeJS.ProcessEnv): Promise<void> {
  const database = new DatabaseSync(snapshot, { readOnly: true });
  const counted = { ingredients: 'select count(*) as n from ingredients', products: 'select count(*) as n from products' };
  const total = Object.values(counted).reduce((sum, query) => sum + Number(database.prepare(query).get()?.['n'] ?? 0), 0);
  database.close();
  const written = () => Object.keys(counted).reduce((sum, folder) => sum + htmlFiles(join(fresh, folder)), 0);
  const astro = join(dirname(createRequire(import.meta.url).resolve('astro/package.json')), 'bin', 'astro.mjs');
  const bar = progressBar('pages', total);
  const start = performance.now();
  const timer = setInterval(() => bar.update(Math.min(total, written())), 500);
  try {
    await new Promise<void>((done, fail) => {
      const child = spawn(process.execPath, [astro, 'build', '--silent'], { stdio: 'inherit', env: { ...process.env, ...env } });
      child.on('error', fail);
      child.on('exit', (code) =>
        code === 0
          ? done()
          : fail(new Error(`The pages could not be built (exit code ${code}). The site that was there before is untouched.`)),
      );
    });
  } finally {
    clearInterval(timer);
    bar.stop();
  }
  const pages = readdirSync(fresh, { recursive: true }).filter((name) => String(name).endsWith('.html')).length;
  console.log(`  ${pages} pages, ${Math.round(pages / ((performance.now() - start) / 1000))} per second.`);
}

function htmlFiles(folder: string): number {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.html')).length : 0;
}

/** Builds the site into a fresh folder and swaps it in; a failed build changes nothing. */
export async function buildSite(settings: Settings, hash: string): Promise<void> {
  const { site, out, snapshot, products, database } = settings;
  const fresh = `${out}.new`;
  const env = {
    PUBLIC_SITE_LANG: site.language,
    PUBLIC_SITE_URL: site.siteUrl,
    SNAPSHOT: snapshot,
    DEMO_PRODUCTS: String(products),
    DATABASE_URL: database.url,
    ...(database.token === undefined ? {} : { DATABASE_AUTH_TOKEN: database.token }),
    OUT_DIR: fresh,
    ASTRO_TELEMETRY_DISABLED: '1',
    // Started from a test, the build would otherwise take over NODE_ENV=test and ship React's development build.
    NODE_ENV: 'production',
  };
  await step('Fonts', () => run(process.execPath, ['scripts/fonts.ts'], env));
  await step('Snapshot', () => run(process.execPath, ['scripts/snapshot.ts'], env));
  writeBuiltModule(settings);
  await step('Dictionary', () => {
    writeDictionary(loadKnowledge(), site.language);
  });
  rmSync(fresh, { recursive: true, force: true });
  await step('Pages', () => renderPages(fresh, snapshot, env));
  await step('Search', async () => {
    await writeSearchIndex(snapshot, site.language, join(fresh, 'search-index'));
  });
  mkdirSync(dirname(out), { recursive: true });
  rmSync(`${out}.old`, { recursive: true, force: true });
  if (existsSync(out)) renameSync(out, `${out}.old`);
  renameSync(fresh, out);
  writeFileSync(stampOf(settings), hash);
  rmSync(`${out}.old`, { recursive: true, force: true });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const settings = readSettings(process.env);
    await buildSite(settings, await buildHash(settings));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
