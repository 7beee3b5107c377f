import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#db/database.ts';
import { copyOfSite } from '../support/built-site.ts';

const { environment, settings, place, make, remove } = copyOfSite('en', 'two-builds');
beforeAll(make);
afterAll(remove);

/** `npm run build -- --changes`; resolves with what it said. */
async function build(): Promise<string> {
  const child = spawn(process.execPath, ['scripts/build.ts', '--changes'], { env: { ...process.env, ...environment } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = await once(child, 'exit');
  expect(code, said).toBe(0);
  return said;
}

/** Gives every product another title; resolves with their aliases. */
async function retitle(title: string): Promise<string[]> {
  const { db, close } = await openDatabase(settings.database);
  await db.run(sql`update products set title_en = ${title} || ' ' || id, title_ru = null where status = 'public'`);
  const rows = await db.all<{ alias: string }>(sql`select alias from products where status = 'public'`);
  close();
  return rows.map(({ alias }) => alias);
}

const without = (title: string, aliases: readonly string[]) =>
  aliases.filter((alias) => !readFileSync(join(place.site, `products/${alias}.html`), 'utf8').includes(title));

test('two builds at once leave no stale page: one waits for the other', { timeout: 300_000 }, async () => {
  const aliases = await retitle('First title');
  const said = await Promise.all([build(), build()]);
  expect(without('First title', aliases)).toEqual([]);
  expect(said.filter((one) => /Waiting for process \d+ on/.test(one))).toHaveLength(1);
  expect(said.filter((one) => one.includes('is up to date'))).toHaveLength(1);
  expect(await build()).toContain('is up to date');
});

test('what builds that were killed left behind goes with the next one', { timeout: 300_000 }, async () => {
  const left = [`${place.site}.new-1-x/page.html`, join(dirname(place.journal), 'staged-1-x/page.html')];
  for (const file of left) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, 'left');
  }
  const aliases = await retitle('Second title');
  await build();
  expect(without('Second title', aliases)).toEqual([]);
  expect([...readdirSync(dirname(place.site)), ...readdirSync(dirname(place.journal))].filter((name) => name.includes('-1-x'))).toEqual([]);
});

test('a damaged snapshot is named and written anew, with all pages', { timeout: 300_000 }, async () => {
  const aliases = await retitle('Third title');
  writeFileSync(settings.snapshot, readFileSync(settings.snapshot).fill(7, 4_096, 400_000));
  expect(await build()).toContain(`The snapshot ${settings.snapshot} is damaged`);
  expect(without('Third title', aliases)).toEqual([]);
  expect(await build()).toContain('is up to date');
});
