import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { type Database, migrateDatabase, openDatabase } from '#db/database.ts';
import { insertJob, jobById } from '#db/queries/import-jobs.ts';
import { auditLog, imports, products, users } from '#db/schema/index.ts';
import { localImporter } from '#scripts/importing/local-importer.ts';
import { readSettings } from '#scripts/settings.ts';

const root = mkdtempSync(join(tmpdir(), 'kills-'));
// What a killed import had begun may write for a moment more.
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 }));

/** `npm run kills` asks for many more. */
const kills = Number(process.env['KILLS'] ?? 10);
/** A job that is killed many more times than this is given up. */
const killsOfOneJob = 10;
const rows = 10_000;

/** Some rows are rejected, and some stand there twice. */
function table(): string {
  const line = (number: number) => {
    const list = number % 97 === 0 ? '' : `Aqua, Glycerin, Cetearyl Alcohol, Dimethicone, CI 77${String(100 + (number % 800))}`;
    return `${number % 211 === 0 ? number + 1 : number};Nordlys;Day Cream ${number};"${list}"`;
  };
  return `id;brand;title;ingredients\n${Array.from({ length: rows }, (_, number) => line(number)).join('\n')}\n`;
}

async function desk(name: string) {
  const folder = join(root, name);
  const environment = { DATABASE_URL: `file:${join(folder, 'live.db')}`, IMPORTS: join(folder, 'imports') };
  const settings = readSettings(environment);
  const { db, close } = await openDatabase(settings.database);
  await migrateDatabase(db);
  const surroundings = { environment, report: (text: string) => expect.fail(text) };
  const server = () => localImporter(settings, db, surroundings);
  const first = server();
  const kept = await first.keep('table.csv', new TextEncoder().encode(table()));
  const start = () =>
    insertJob(db, { kind: 'csv', file: first.fileOf(kept), name: 'table.csv', shop: null, since: null, by: null, askedAt: '2026-01-01' });
  const endedNow = async (id: number) => {
    const job = await jobById(db, id);
    return job && job.state !== 'asked' && job.state !== 'running' ? job : null;
  };
  const hasEnded = async (id: number) => (await endedNow(id)) !== null;
  const ended = async (id: number) => {
    for (;;) {
      const job = await endedNow(id);
      if (job) return job;
      await setTimeout(200);
    }
  };
  const outcome = async () => {
    const runs = await db.select().from(imports);
    const all = await db.all(sql`select source_id, title_en, list from products order by source_id`);
    const { items, total } = await first.report(runs[0] ?? { kind: '', startedAt: '' }, 0, 5_000);
    const counts = runs.map(({ position, added, changed, unchanged, rejected, conflicts, finishedAt }) => {
      return { position, added, changed, unchanged, rejected, conflicts, finished: finishedAt !== null };
    });
    return { all, counts, items, total };
  };
  onTestFinished(() => {
    first.stop();
    close();
  });
  /** Number of the process that imports. */
  const importing = (): number | null => {
    const holder = join(settings.imports, 'jobs.db-lock.json');
    try {
      return existsSync(holder) ? JSON.parse(readFileSync(holder, 'utf8')).pid : null;
    } catch {
      return null;
    }
  };
  return { db, first, server, start, hasEnded, ended, outcome, importing };
}

/** False where the process has ended by itself meanwhile. */
function killedNow(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}

test('an import that is killed again and again goes on each time: nothing is lost, nothing is there twice', {
  timeout: kills * 90_000,
}, async () => {
  const whole = await desk('whole');
  const begun = performance.now();
  whole.first.wake();
  const done = await whole.ended(await whole.start());
  const seconds = (performance.now() - begun) / 1_000;
  expect(done).toMatchObject({ state: 'done', restarts: 0, share: 1 });

  let killed = 0;
  while (killed < kills) {
    const { server, first, start, hasEnded, ended, outcome, importing } = await desk(`killed-${killed}`);
    // Two servers on one database, as for two languages: whoever is later waits, and finds it done.
    const other = server();
    onTestFinished(other.stop);
    first.wake();
    const job = await start();
    const died = new Set<number>();
    const most = Math.min(kills - killed, killsOfOneJob);
    while (died.size < most && !(await hasEnded(job))) {
      const pid = importing();
      if (pid !== null && !died.has(pid)) {
        // From its first moment to far into its work.
        await setTimeout(((seconds * 1_000) / killsOfOneJob) * (died.size % 5) * 0.5);
        if (killedNow(pid)) died.add(pid);
      }
      await setTimeout(50);
    }
    expect((await ended(job)).state).toBe('done');
    expect(await outcome()).toEqual(await whole.outcome());
    killed += died.size;
  }
});

test('a server that was stopped writes nothing more of the import that was under way: its database may be closed', async () => {
  const { db, first, start, importing } = await desk('stopped');
  const job = await start();
  first.wake();
  let pid = importing();
  for (; pid === null; pid = importing()) await setTimeout(50);
  first.stop();
  while (killedNow(pid)) await setTimeout(50);
  await setTimeout(500);
  expect(await jobById(db, job)).toMatchObject({ restarts: 0, endedAt: null });
});

test('a change of many products that is killed at any moment is there whole with its line in the log, or not at all', {
  timeout: kills * 30_000,
}, async () => {
  const file = join(root, 'bulk.db');
  const { db, close } = await openDatabase({ url: `file:${file}` });
  await migrateDatabase(db);
  onTestFinished(close);
  await fill(db);
  const change = async (round: number, killAfter: number | null): Promise<number> => {
    const child = spawn(process.execPath, ['tests/support/bulk-process.ts', file, String(round)], { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    const start = performance.now();
    if (killAfter !== null) {
      await Promise.race([setTimeout(killAfter), ended]);
      child.kill('SIGKILL');
    }
    await ended;
    return performance.now() - start;
  };
  const whole = await change(0, null);
  let lines = 1;
  for (let kill = 0; kill < kills; kill += 1) {
    await change(kill + 1, (whole * (kill + 0.5)) / kills);
    const found = await db.selectDistinct({ status: products.status, reason: products.statusReason }).from(products);
    expect(found).toHaveLength(1);
    const log = await db.select().from(auditLog);
    const last = JSON.parse(log.at(-1)?.detail ?? '');
    expect(log.length - lines).toBe(found[0]?.reason === `round ${kill + 1}` ? 1 : 0);
    expect(last.rows).toHaveLength(500);
    expect(last.rows[0].after.statusReason).toBe(found[0]?.reason);
    lines = log.length;
  }
});

async function fill(db: Database): Promise<void> {
  const person = { username: 'ada', usernameKey: 'ada', email: 'a@example.test', emailKey: 'a@example.test', createdAt: '2026-01-01' };
  await db.insert(users).values({ id: 1, ...person, role: 'admin' });
  await db.run(sql`insert into brands (id, alias, name, name_key, added_at, updated_at) values (1, 'a', 'A', 'a', '2026', '2026')`);
  await db.run(sql`
    insert into products (alias, brand_id, title_en, list, source, added_at, updated_at)
    select 'cream-' || value, 1, 'Cream ' || value, 'Aqua, Glycerin', 'csv', '2026', '2026' from generate_series(1, 500)`);
}
