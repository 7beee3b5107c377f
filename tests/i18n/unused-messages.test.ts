import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { admin } from '#i18n/en/admin.ts';
import { pageMessages } from '#i18n/en/page-messages.ts';
import { photo } from '#i18n/en/photo.ts';
import { spelledIn } from './spelled-keys.ts';

test('every message is said somewhere', () => {
  const files = globSync('{src,functions,scripts}/**/*.{ts,tsx,astro}', { exclude: (name) => /i18n[\\/](?:en|ru)$/.test(name) });
  const { says, patterns } = spelledIn(files);
  const unused = Object.keys({ ...pageMessages, ...admin, ...photo }).filter((key) => !says(key));
  expect(unused, 'Nothing in src, functions or scripts says these messages: use them, or take them out of src/i18n/en and ru.').toEqual([]);
  expect(patterns).toBeGreaterThan(50);
});
