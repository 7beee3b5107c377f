import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#db/database.ts';
import { lastBuilds } from '#db/queries/builds.ts';
import { bringUpToDate } from '#scripts/engine/site-builds.ts';
import { copyOfSite } from '../support/built-site.ts';
import { filesOf, filesOfFullBuild } from '../support/site-files.ts';

const { environment, settings, place, make, remove } = copyOfSite('en', 'publish-kills');
/** `npm run kills` asks for many more. */
const kills = Number(process.env['KILLS'] ?? 10);
beforeAll(make);
afterAll(remove);

/** Another title, list, price or state for some products: every kind of page shows something of it. */
async function change(db: Database, round: number): Promise<void> {
  const nth = (offset: number) => sql`(select id from products order by id limit 1 offset ${(round * 7 + offset) % 70})`;
  await db.run(sql`update products set title_en = ${`Title ${round}`}, title_ru = null where id = ${nth(0)}`);
  await db.run(
    sql`update products set list = ${`Aqua, Glycerin, Niacinamide, Panthenol, ${round % 2 ? 'Retinol' : 'Squalane'}`} where id = ${nth(1)}`,
  );
  await db.run(sql`update products set status = ${round % 3 ? 'removed' : 'public'} where id = ${nth(2)}`);
  await db.run(sql`update brands set name = name || ' I' where id = (select brand_id from products where id = ${nth(3)})`);
}

/** A server's publishing; resolves with how long it took, or when it was killed. */
async function publish(killAfter: number | null): Promise<number> {
  const child = spawn(process.execPath, ['scripts/publish.ts'], { stdio: 'ignore', env: { ...process.env, ...environment } });
  const ended = once(child, 'exit');
  const start = performance.now();
  if (killAfter !== null) {
    await Promise.race([setTimeout(killAfter), ended]);
    child.kill('SIGKILL');
  }
  await ended;
  return performance.now() - start;
}

test('a publish that is killed at any moment loses nothing, and the next one leaves no stale page', {
  timeout: kills * 90_000,
}, async () => {
  const { db, close } = await openDatabase(settings.database);
  await change(db, 1);
  const whole = await publish(null);
  for (let kill = 0; kill < kills; kill += 1) {
    await change(db, kill + 2);
    await publish((whole * (kill + 0.5)) / kills);
  }
  await bringUpToDate(settings, () => {});
  const builds = await lastBuilds(db, 100);
  close();
  expect(builds[0]?.state).toBe('done');
  expect(builds.filter(({ state }) => state === 'running' || state === 'asked')).toEqual([]);
  const [published, full] = [filesOf(place.site), await filesOfFullBuild(settings)];
  expect([...published.keys()].filter((name) => !full.has(name))).toEqual([]);
  expect([...full].filter(([name, text]) => published.get(name) !== text).map(([name]) => name)).toEqual([]);
});
