import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { csvColumns } from '#core/imports/own-csv.ts';
import { readArguments } from '#scripts/import/arguments.ts';
import { argumentsOf } from '#scripts/import/jobs.ts';

const read = (...args: string[]) => readArguments(args, 'en');

test('--since alone means since the last import', () => {
  expect(read('openbeautyfacts', '--since').since).toBe('last');
  expect(read('openbeautyfacts', '--since', '--dry-run')).toMatchObject({ since: 'last', dryRun: true });
  expect(read('openbeautyfacts', '--since', '2026-03-14').since).toBe('2026-03-14');
  expect(read('openbeautyfacts', '--since=2026-03-14').since).toBe('2026-03-14');
  expect(read('openbeautyfacts')).toMatchObject({ since: null, file: null, limit: Number.POSITIVE_INFINITY });
});

test.each([
  [['csv'], 'Usage'],
  [['feed'], 'Usage'],
  [[], 'Usage'],
  [['nothing', 'x'], 'There is no import "nothing"'],
  [['openbeautyfacts', 'a', 'b'], 'Usage'],
  [['openbeautyfacts', 'file.jsonl', '--since'], '--since belongs to openbeautyfacts without a file'],
  [['openbeautyfacts', '--since=yesterday'], 'must be a day'],
  [['feed', '--template'], '--template belongs to csv'],
  [['csv', 'a.csv', '--limit', '1.5'], '--limit must be'],
  [['csv', 'a.csv', '--lang', 'fr'], '--lang must be'],
])('%j is refused', (args, message) => {
  expect(() => read(...args)).toThrow(message);
});

test('a job of the settings file becomes a command that reads back', () => {
  const asked = { ...read('all', '--dry-run'), language: 'ru' } as const;
  const args = argumentsOf({ kind: 'feed', file: 'https://shop.example/feed.xml', shop: 'Kiosk' }, asked);
  expect(readArguments(args, 'en')).toMatchObject({
    kind: 'feed',
    file: 'https://shop.example/feed.xml',
    shop: 'Kiosk',
    dryRun: true,
    language: 'ru',
  });
  expect(readArguments(argumentsOf({ kind: 'openbeautyfacts', since: 'last' }, asked), 'en')).toMatchObject({ file: null, since: 'last' });
});

test('every column of our own table stands in docs/import.md', () => {
  const docs = readFileSync('docs/import.md', 'utf8');
  expect(csvColumns.filter(({ name }) => !docs.includes(`| \`${name}\``))).toEqual([]);
});
