import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What functions read of the built site: shells, the dictionary, faces of pictures. */
export interface SiteFiles {
  /** A file by its path in the site; throws where the build did not write it. */
  readonly bytes: (path: string) => Uint8Array;
  readonly text: (path: string) => string;
  readonly has: (path: string) => boolean;
}

/** Files below a folder. They stay in memory: a new build starts the functions anew, or changes the file's time. */
export function siteFiles(root: string): SiteFiles {
  const cached = new Map<string, { readonly changed: number; readonly bytes: Uint8Array }>();
  const bytes = (path: string) => {
    const file = join(root, path);
    if (!existsSync(file)) throw new Error(`The built site holds no ${path}. Build it with "npm run build".`);
    const changed = statSync(file).mtimeMs;
    const kept = cached.get(path);
    if (kept?.changed === changed) return kept.bytes;
    const read = readFileSync(file);
    cached.set(path, { changed, bytes: read });
    return read;
  };
  return { bytes, text: (path) => new TextDecoder().decode(bytes(path)), has: (path) => existsSync(join(root, path)) };
}
