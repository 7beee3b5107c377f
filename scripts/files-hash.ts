import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Hash of settings and of the names and contents of all files under the given paths, but those that match `without`. */
export function hashOfFiles(settings: unknown, paths: readonly string[], without = /(?!)/): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  const files = paths.flatMap(filesUnder).filter((file) => !without.test(file));
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}
