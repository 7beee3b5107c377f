import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, expectTypeOf, test } from 'vitest';
import { en } from '#i18n/en/messages.ts';
import type { PageTranslator, Translator } from '#i18n/translator.ts';
import { fileNamed, importsOf } from '../support/imports.ts';
import { spelledIn } from './spelled-keys.ts';

/** What runs in browsers: islands, the service worker and all that they import. Scripts of pages import islands alone. */
function browserFiles(): string[] {
  const found = new Set(globSync('src/{islands,offline}/**/*.{ts,tsx}'));
  for (const file of found) {
    const imports = importsOf(readFileSync(file, 'utf8').replace(/(?:import|export) type [^;]*;/g, ''));
    for (const target of imports.flatMap((name) => fileNamed(name, file) ?? []))
      if (/\.tsx?$/.test(target) && existsSync(target)) found.add(target);
  }
  return [...found];
}

const files = browserFiles();

test('browsers are sent no message that only pages, functions and commands say', () => {
  const { says, patterns } = spelledIn(files.filter((file) => !/i18n[\\/](?:en|ru)[\\/]/.test(file)));
  const unsaid = Object.keys(en).filter((key) => !says(key));
  expect(unsaid, 'Nothing in a browser says these messages: move them to the messages of pages (src/i18n/en/page-messages.ts).').toEqual(
    [],
  );
  expect(patterns).toBeGreaterThan(50);
});

test('nothing in a browser has the messages of pages, or may ask for them', () => {
  expect(files.filter((file) => /i18n[\\/](?:\w+[\\/])?page-(?:words|messages)\.ts$/.test(file))).toEqual([]);
  expect(files.length).toBeGreaterThan(500);
  expectTypeOf<PageTranslator>().toExtend<Translator>();
  expectTypeOf<Translator>().not.toExtend<PageTranslator>();
});
