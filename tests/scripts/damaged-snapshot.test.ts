import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { isDamaged } from '#scripts/snapshot/damaged.ts';

const folder = mkdtempSync(join(tmpdir(), 'damaged-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function snapshot(name: string): string {
  const file = join(folder, name);
  const database = new DatabaseSync(file);
  database.exec(
    'pragma synchronous = off; begin; create table products (id integer primary key, record text); create index by_record on products (record)',
  );
  const insert = database.prepare('insert into products (record) values (?)');
  for (let number = 0; number < 2_000; number += 1) insert.run(`record ${number} `.repeat(10));
  database.exec('commit');
  database.close();
  return file;
}

test('a snapshot that is whole, or not there, is not damaged', () => {
  expect(isDamaged(snapshot('whole.db'))).toBe(false);
  expect(isDamaged(join(folder, 'none.db'))).toBe(false);
});

test.each([
  ['empty', (file: string) => truncateSync(file)],
  ['cut off', (file: string) => truncateSync(file, 40_960)],
  ['no database', (file: string) => writeFileSync(file, 'x'.repeat(10_000))],
  ['overwritten in the middle', (file: string) => writeFileSync(file, readFileSync(file).fill(7, 20_480, 28_672))],
])('one that is %s is', (name, spoil) => {
  const file = snapshot(`${name}.db`);
  spoil(file);
  expect(isDamaged(file)).toBe(true);
});
