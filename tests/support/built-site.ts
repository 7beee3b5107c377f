import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import type { Language } from '#core/language.ts';
import { buildHash, isFresh } from '#scripts/build.ts';
import { createSite, serveSite } from '#scripts/serve.ts';
import { readSettings } from '#scripts/settings.ts';

const folder = '.cache/tests';
const lock = `${folder}/building`;
const staleAfter = 10 * 60_000;
const products = 40;

const environment = (language: Language) => ({
  PUBLIC_SITE_LANG: language,
  PUBLIC_SITE_URL: 'http://127.0.0.1:4321',
  DEMO_PRODUCTS: String(products),
  SNAPSHOT: `${folder}/snapshot.db`,
  OUT_DIR: `${folder}/${language}`,
});

function takeLock(): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > staleAfter) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

/** Test files run side by side, and a build writes public/dictionary: one at a time. */
function alone<Result>(work: () => Result): Result {
  mkdirSync(folder, { recursive: true });
  while (!takeLock()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250);
  try {
    return work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** The site with a small catalogue, built by the real command when anything it depends on has changed. Returns its folder. */
export function builtSite(language: Language): string {
  const settings = readSettings(environment(language));
  alone(() => {
    if (isFresh(settings, buildHash(settings))) return;
    // Vitest's NODE_ENV would make a development build.
    const env = { ...process.env, ...environment(language), NODE_ENV: 'production' };
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], { env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`The ${language} site could not be built:\n${stdout}\n${stderr}`);
  });
  return settings.out;
}

export interface ServedSite {
  readonly url: string;
  stop(): void;
}

/** Serves the built site of a language as `npm start` does, on a free port. */
export async function serveBuiltSite(language: Language): Promise<ServedSite> {
  const app = await createSite({ root: builtSite(language), functions: 'functions', netlify: 'netlify.toml' });
  const { port, stop } = await serveSite(app, '127.0.0.1', 0);
  return { url: `http://127.0.0.1:${port}`, stop };
}
