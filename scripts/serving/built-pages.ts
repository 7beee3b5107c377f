import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { notFoundPage } from '#server/pages/not-found.ts';

/** "/products/x" is products/x.html; a file keeps its name. */
export function fileFor(root: string, path: string): string {
  if (path === '/') return '/index.html';
  const file = join(root, path);
  return existsSync(file) && statSync(file).isFile() ? path : `${path}.html`;
}

/** A built error page; a folder without a site has none. */
export function builtPage(root: string, name: string): string | null {
  const file = join(root, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** What stands where nothing does. */
export function errorPage(root: string, path: string): string {
  const page = builtPage(root, '404.html');
  return page === null ? '<h1>404</h1>' : notFoundPage(page, path);
}
