import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'killed-'));
// What a killed import had begun may write for a moment more.
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 }));

const rows = 8_000;
/** `npm run kills` asks for many more. */
const kills = Number(process.env['KILLS'] ?? 10);
const base = 'Aqua, Glycerin, Cetearyl Alcohol, Dimethicone, Phenoxyethanol, Parfum';

/** Every seventh row is of the product of an earlier one, every tenth brand is misspelt, some rows are refused or stand twice. */
function fixture(): string {
  const line = (number: number, named = number % 7 === 0 ? number - 5 : number) => ({
    code: String(4_000_000_000_000 + 7 * (number % 101 === 0 ? number - 1 : number)),
    product_name: `Day Cream ${named}`,
    brands: named % 10 === 0 ? 'Schwarzkoph' : `Nordlys ${named % 50}`,
    quantity: `${10 * (1 + (number % 9))} ml`,
    ingredients_text: number % 23 === 0 ? '' : base,
  });
  return Array.from({ length: rows }, (_, number) => `${JSON.stringify(line(number))}\n`).join('');
}

const file = join(root, 'export.jsonl');
writeFileSync(file, fixture());

/** Starts the import of the file into a database of its own; killed after so many milliseconds, or left to end. */
function run(name: string, kill: number | null): Promise<number | null> {
  const child = spawn(process.execPath, ['scripts/import.ts', 'openbeautyfacts', file], {
    env: { ...process.env, DATABASE_URL: `file:${join(root, `${name}.db`)}`, IMPORTS: join(root, name) },
    stdio: 'ignore',
  });
  const timer = kill === null ? null : setTimeout(() => child.kill('SIGKILL'), kill);
  return new Promise((resolve) =>
    child.once('exit', (code) => {
      if (timer) clearTimeout(timer);
      resolve(code);
    }),
  );
}

/** All that an import writes, without the moments. */
function contentOf(name: string) {
  const database = new DatabaseSync(join(root, `${name}.db`), { readOnly: true });
  const all = (sql: string) => database.prepare(sql).all();
  const content = {
    products: all(
      'select id, alias, brand_id, title_en, list, source_id, source_hash, discontinued_at, withdrawn from products order by id',
    ),
    records: all('select source, source_id, product_id, hash, united_by from product_records order by source, source_id'),
    sizes: all('select product_id, size, price from product_sizes order by product_id, size'),
    barcodes: all('select code, product_id from product_barcodes order by code'),
    brands: all('select id, alias, name from brands order by id'),
    run: all('select position, added, changed, unchanged, rejected, conflicts, finished_at is not null as finished from imports'),
  };
  const [{ at } = { at: '' }] = all(`select replace(substr(started_at, 1, 19), ':', '-') as at from imports`);
  database.close();
  const report = (ending: string) => readFileSync(join(root, name, `openbeautyfacts-${String(at)}.${ending}`), 'utf8');
  return { ...content, report: report('report.jsonl'), brandTable: report('brands.tsv') };
}

/** A run that was killed behind its end is not called again: that would be another run. */
function isFinished(name: string): boolean {
  const database = new DatabaseSync(join(root, `${name}.db`));
  const isMade = database.prepare("select 1 from sqlite_master where name = 'imports'").get() !== undefined;
  const finished = isMade && database.prepare('select 1 from imports where finished_at is not null').get() !== undefined;
  database.close();
  return finished;
}

test('an import that is killed at random moments and called again each time ends with the rows of one in one go', {
  timeout: kills * 120_000,
}, async () => {
  const start = performance.now();
  expect(await run('whole', null)).toBe(0);
  const time = performance.now() - start;
  const whole = contentOf('whole');
  expect(whole.records.length).toBeGreaterThan(500);
  let database = 0;
  for (let killed = 0; killed < kills || database === 0; ) {
    const name = `killed-${database}`;
    const code = await run(name, killed < kills ? time * (0.3 + 0.5 * Math.random()) : null);
    if (code === null) killed += 1;
    else expect([name, code]).toEqual([name, 0]);
    if (isFinished(name)) {
      expect(contentOf(name)).toEqual(whole);
      database += 1;
    }
  }
});
