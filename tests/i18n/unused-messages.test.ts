import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { admin } from '#i18n/en/admin.ts';
import { en } from '#i18n/en/messages.ts';
import { photo } from '#i18n/en/photo.ts';

/** Keys spelled whole, and patterns of keys whose end is put in: `checker.tab.${name}`. A pattern says its beginning, or it would hold everything. */
function spelled() {
  const whole = new Set<string>();
  const patterns = new Set<string>();
  for (const file of globSync('{src,functions,scripts}/**/*.{ts,tsx,astro}', { exclude: (name) => /i18n[\\/](?:en|ru)$/.test(name) })) {
    const text = readFileSync(file, 'utf8');
    for (const [, key = ''] of text.matchAll(/['"]([\w-]+(?:\.[\w-]+)+)['"]/g)) whole.add(key);
    for (const [, key = ''] of text.matchAll(/`([\w-]+\.(?:[\w.-]|\$\{[^{}`]*\})+)`/g)) patterns.add(key);
  }
  const built = [...patterns].map((pattern) => new RegExp(`^${pattern.replaceAll('.', '\\.').replace(/\$\{[^{}]*\}/g, '[\\w.-]+')}$`));
  return { whole, built };
}

test('every message is said somewhere', () => {
  const { whole, built } = spelled();
  const unused = Object.keys({ ...en, ...admin, ...photo }).filter((key) => !whole.has(key) && !built.some((pattern) => pattern.test(key)));
  expect(unused, 'Nothing in src, functions or scripts says these messages: use them, or take them out of src/i18n/en and ru.').toEqual([]);
  expect(built.length).toBeGreaterThan(50);
});
