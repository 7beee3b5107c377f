import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '#core/language.ts';
import { siteFolder, sitePages } from './site-pages.ts';

const shape = /<(?:rect|path|circle|line|use|g|pattern)\b[^>]*/g;
/** A cap in the colour of the pack's lines, which is the usual one. */
const usual = new Set(['cap-ink']);
const named = (html: string, pattern: RegExp) => new Set([...html.matchAll(pattern)].flatMap(([, names = '']) => names.split(/\s+/)));

/** Classes of shapes and of all that stands around them: what nothing colours is black. */
const classesOfShapes = (html: string) => named((html.match(shape) ?? []).join('\n'), /class="([^"]+)"/g);

test.each(languages)('what pages draw is coloured by their styles, and filled by what is there (%s)', (language) => {
  const folder = siteFolder(language);
  const sheets = new Map<string, string>();
  const sheet = (path: string) => sheets.get(path) ?? sheets.set(path, readFileSync(join(folder, path), 'utf8')).get(path) ?? '';
  const wrong = new Map<string, string>();
  for (const { path, html } of sitePages(folder)) {
    const linked = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, file = '']) => sheet(file));
    const styles = [...linked, ...(html.match(/<style[\s\S]*?<\/style>/g) ?? [])].join('\n');
    for (const name of classesOfShapes(html)) if (!usual.has(name) && !styles.includes(`.${name}`)) wrong.set(`.${name}`, path);
    const there = named(html, /\bid="([^"]+)"/g);
    for (const name of named(html, /(?:\bhref="#|url\(#)([\w-]+)/g)) if (!there.has(name)) wrong.set(`#${name}`, path);
  }
  expect(Object.fromEntries(wrong)).toEqual({});
});
