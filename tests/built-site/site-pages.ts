import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Language } from '#core/language.ts';
import { builtSite } from '../support/built-site.ts';

/** A built page, by the address that a visitor sees. */
export interface BuiltPage {
  readonly path: string;
  readonly html: string;
}

/** SITE_EN and SITE_RU name folders that were built already; otherwise the small test site is built. */
export function siteFolder(language: Language): string {
  const given = process.env[`SITE_${language.toUpperCase()}`];
  if (!given) return builtSite(language);
  if (!existsSync(join(given, 'index.html')))
    throw new Error(`SITE_${language.toUpperCase()} is ${given}, where there is no built site (no index.html).`);
  return given;
}

const read = new Map<string, readonly BuiltPage[]>();

/** All pages of a built site, read once a test file. */
export function sitePages(folder: string): readonly BuiltPage[] {
  const known = read.get(folder) ?? readPages(folder);
  read.set(folder, known);
  return known;
}

function readPages(folder: string): BuiltPage[] {
  return (
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
      .map((entry) => join(entry.parentPath, entry.name))
      // What functions fill is no page yet; tests/built-site/pages-on-request.test.ts looks at it filled.
      .filter((file) => !relative(folder, file).startsWith('_shells'))
      // A card in a frame has nothing of a page around it; tests/built-site/embed.test.ts looks at it.
      .filter((file) => !relative(folder, file).startsWith(`embed${sep}`))
      .map((file) => ({
        path: `/${relative(folder, file).split(sep).join('/')}`.replace(/\.html$/, '').replace(/^\/index$/, '/'),
        html: readFileSync(file, 'utf8'),
      }))
  );
}
