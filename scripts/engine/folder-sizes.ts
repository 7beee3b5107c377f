import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Files that one folder may hold; hosts refuse a little more. */
export const maxFiles = 50_000;

/** Refuses a site with a folder that hosts would not take. */
export function checkFolders(site: string, most = maxFiles): void {
  const entries = readdirSync(site, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).length;
  if (files > most) throw new Error(`The folder ${site} would hold ${files} files; hosts take at most ${most} in one.`);
  for (const entry of entries) if (entry.isDirectory()) checkFolders(join(site, entry.name), most);
}
