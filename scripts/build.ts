import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeDictionary } from './dictionary.ts';
import { loadKnowledge } from './knowledge/knowledge.ts';
import { readSettings, type Settings } from './settings.ts';

const inputs = ['src', 'data', 'public', 'scripts', 'astro.config.mjs', 'package.json'];
/** Made by the build itself, or by running the site. */
const made = /^(?:public[\\/](?:fonts|dictionary)|data[\\/](?:.*\.db|secret|uploads|outbox))/;

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  const entries = readdirSync(dirname(path) || '.', { withFileTypes: true });
  if (entries.some((entry) => entry.isFile() && join(dirname(path), entry.name) === path)) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Hash of everything the built site depends on: sources, data, settings. */
export function buildHash({ site, products, snapshot }: Settings): string {
  const hash = createHash('sha256').update(JSON.stringify([site, products, snapshot, process.version]));
  for (const file of inputs
    .flatMap(filesUnder)
    .filter((name) => !made.test(name))
    .sort())
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

const stampOf = ({ out }: Settings) => `${out}.stamp`;

/** Is the built site there and of this hash? */
export function isFresh(settings: Settings, hash: string): boolean {
  return existsSync(join(settings.out, 'index.html')) && existsSync(stampOf(settings)) && readFileSync(stampOf(settings), 'utf8') === hash;
}

function step(name: string, work: () => void): void {
  const start = performance.now();
  console.log(`→ ${name}`);
  work();
  console.log(`  ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) throw new Error(`"${args.join(' ')}" failed with exit code ${status}. The site that was there before is untouched.`);
}

/** Builds the site into a fresh folder and swaps it in; a failed build changes nothing. */
export function buildSite(settings: Settings, hash = buildHash(settings)): void {
  const { site, out, snapshot, products } = settings;
  const fresh = `${out}.new`;
  const env = {
    PUBLIC_SITE_LANG: site.language,
    PUBLIC_SITE_URL: site.siteUrl,
    SNAPSHOT: snapshot,
    DEMO_PRODUCTS: String(products),
    OUT_DIR: fresh,
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  step('Fonts', () => run(process.execPath, ['scripts/fonts.ts'], env));
  step('Snapshot', () => run(process.execPath, ['scripts/snapshot.ts'], env));
  step('Dictionary', () => writeDictionary(loadKnowledge(), site.language));
  const astro = join(dirname(createRequire(import.meta.url).resolve('astro/package.json')), 'bin', 'astro.mjs');
  step('Pages', () => {
    rmSync(fresh, { recursive: true, force: true });
    run(process.execPath, [astro, 'build', '--silent'], env);
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
    buildSite(readSettings(process.env));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
