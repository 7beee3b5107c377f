import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Built } from '#server/built.d.ts';
import { bundleFacts } from './engine/bundle-facts.ts';
import { sitePaths } from './engine/site-paths.ts';
import type { Settings } from './settings.ts';

/** What functions must know of the build (src/server/built.d.ts). */
export function builtOf({ site, snapshot, out }: Settings): Built {
  const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { prerenderBundle, baseSnapshot } = sitePaths({ out });
  return {
    site,
    version,
    snapshot: snapshotHash(snapshot)?.slice(0, 12) ?? null,
    root: out,
    prerenderBundle,
    scriptHashes: bundleFacts(prerenderBundle)?.scriptHashes ?? [],
    snapshotFile: snapshot,
    baseSnapshot,
  };
}

/** The hash a snapshot carries; null where there is none. */
export function snapshotHash(path: string): string | null {
  if (!existsSync(path)) return null;
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    return String(database.prepare("select value from meta where key = 'hash'").get()?.['value'] ?? '');
  } catch {
    return null;
  } finally {
    database.close();
  }
}

/** Writes it as a module that is bundled into the functions: they see neither netlify.toml's environment nor the snapshot. */
export function writeBuiltModule(settings: Settings, path = 'src/server/built.js'): void {
  writeFileSync(path, `export const built = ${JSON.stringify(builtOf(settings), null, 2)};\n`);
}
