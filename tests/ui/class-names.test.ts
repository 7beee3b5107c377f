import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const filesOf = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((name) => ending.test(name));

const styles = filesOf('src', /\.css$/).map((file) =>
  readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|@import[^;]*;|url\([^)]*\)/g, ''),
);
const selectors = styles.flatMap((text) => text.match(/[^{}]+(?=\{)/g) ?? []);
const styled = new Set(selectors.flatMap((selector) => [...selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name)));

const drawing = ['ui', 'components', 'layouts', 'views', 'pages', 'islands', 'server/pages'].flatMap((folder) =>
  filesOf(join('src', folder), /\.(?:astro|tsx?)$/),
);
const code = drawing.map((file) => readFileSync(file, 'utf8'));
/** What a template fills in is left out: `family-${family}` begins a name. */
const wordsOf = (text: string) => text.match(/(?<![\w$-])[a-z][\w-]*(?![\w-])/gi) ?? [];
const written = new Set(
  code.flatMap((text) => [...text.matchAll(/\bclass(?:Name)?="([\w\s-]*)"/g)].flatMap(([, names = '']) => wordsOf(names))),
);
const said = new Set(code.flatMap(wordsOf));
/** Beginnings of names that are completed at run time. */
const begun = [...new Set(code.flatMap((text) => [...text.matchAll(/[`" ]([a-z]+-)\$\{/g)].map(([, name = '']) => name)))];

test('names of classes are words', () => {
  expect([...styled, ...written].filter((name) => name.length < 4)).toEqual([]);
});

test('every class that is written has a style', () => {
  expect([...written].filter((name) => !styled.has(name))).toEqual([]);
});

test('every class that has a style is written', () => {
  expect([...styled].filter((name) => !said.has(name) && !begun.some((beginning) => name.startsWith(beginning)))).toEqual([]);
});
