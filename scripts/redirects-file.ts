import { existsSync, readFileSync, statSync } from 'node:fs';

/** Where an old address leads, as the site's `_redirects` says; null when it leads nowhere. The file is read again when a build has changed it. */
export function redirectsOf(file: string): (path: string) => string | null {
  let read = -1;
  let targets: ReadonlyMap<string, string> = new Map();
  return (path) => {
    const changed = existsSync(file) ? statSync(file).mtimeMs : 0;
    if (changed !== read) {
      read = changed;
      targets = changed === 0 ? new Map() : parseRedirects(readFileSync(file, 'utf8'));
    }
    const exact = targets.get(path);
    if (exact !== undefined) return exact;
    for (let slash = path.lastIndexOf('/'); slash > 0; slash = path.lastIndexOf('/', slash - 1)) {
      const target = targets.get(`${path.slice(0, slash)}/*`);
      if (target !== undefined) return target.replace(':splat', () => path.slice(slash + 1));
    }
    return null;
  };
}

function parseRedirects(text: string): Map<string, string> {
  return new Map(
    text.split('\n').flatMap((line) => {
      const [from, to] = line.split(' ');
      return from && to ? [[from, to] as const] : [];
    }),
  );
}
