import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { siteFiles } from '#server/built-site/files.ts';
import { onRequest, productOfPage } from '#server/pages/prerender-bundle.ts';

/** Folder of what functions read: no visitor sees it. */
const inner = '_shells/';

/** A built site as visitors see it. */
export interface BuiltFiles {
  readonly root: string;
  /** Addresses of its pages. */
  readonly pages: readonly string[];
  /** Whether a static file answers this address, or a function as if there were one. */
  readonly answers: (path: string) => boolean;
  readonly pageText: (path: string) => string;
}

const addressOf = (file: string) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`);

export function builtFiles(root: string): BuiltFiles {
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length).split(sep).join('/'))
    .filter((name) => !name.startsWith(inner));
  const files = new Set(names.map((name) => `/${name}`));
  const pages = names.filter((name) => name.endsWith('.html')).map(addressOf);
  const pagePaths = new Set(pages);
  const waiting = onRequest(siteFiles(root));
  const isKept = (path: string) => waiting.has(productOfPage(path) ?? '');
  return {
    root,
    pages,
    answers: (path) => pagePaths.has(path) || isKept(path) || (files.has(path) && !path.endsWith('.html')),
    pageText: (path) => readFileSync(join(root, path === '/' ? 'index.html' : `${path}.html`), 'utf8'),
  };
}
