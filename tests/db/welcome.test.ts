import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prepareDatabase } from '#scripts/catalog/prepare.ts';
import { readSettings } from '#scripts/settings.ts';
import { welcomeText } from '#scripts/welcome.ts';

const welcome = { language: 'en', address: 'http://127.0.0.1:4321', products: 1500, demo: 1500, administrators: 0 };

test('the start says where the site is and how to become administrator', () => {
  const text = welcomeText(welcome);
  expect(text).toContain('at http://127.0.0.1:4321\n');
  expect(text).toContain('no administrator yet: npm run admin -- USERNAME EMAIL');
  expect(welcomeText({ ...welcome, administrators: 1 })).toContain('1 account is administrator');
});

test.each([
  [{}, 'a demonstration: 1,500 products of invented brands'],
  [{ demo: 0, products: 40_001 }, 'holds 40,001 products.'],
  [{ demo: 80, products: 81 }, 'holds 1 product and 80 invented ones, which "npm run demo -- --clear" removes'],
  [{ demo: 0, products: 0 }, 'is empty. "npm run import'],
])('only an invented catalogue is called a demonstration: %o', (given, line) => {
  const text = welcomeText({ ...welcome, ...given });
  expect(text).toContain(line);
  expect(text.includes('demonstration')).toBe(line.includes('demonstration'));
});

test('a database that is none says which setting to look at', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'inciscope-damaged-')), 'damaged.db');
  writeFileSync(file, 'this is no database, whatever its name says');
  await expect(prepareDatabase(readSettings({ DATABASE_URL: `file:${file}` }))).rejects.toThrow(
    /cannot be used: .*not a database.*\nCheck DATABASE_URL/,
  );
});
