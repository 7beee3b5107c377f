import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { nightlyRuns, publishNow, publishState } from '#api/admin/publishing.ts';
import { insertBuild, lastBuilds, updateBuild } from '#db/queries/builds.ts';
import { auditLog, brands, mailedTokens, products, rateCounters, sessions, users } from '#db/schema/index.ts';
import { pruning } from '#server/nightly/pruning.ts';
import { runSteps } from '#server/nightly/run-steps.ts';
import { scheduledNight } from '#server/nightly/scheduled.ts';
import { hookPublisher } from '#server/publishing/hook.ts';
import { testServices } from '../../support/services.ts';
import { smallCatalog } from '../../support/small-catalog.ts';
import { askApi } from '../../support/whole-api.ts';

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString();

/** An editor of a small catalogue whose site shows its first change. */
async function desk() {
  const base = await testServices();
  await smallCatalog(base.db);
  const [editor] = await base.db
    .insert(users)
    .values({ username: 'ada', usernameKey: 'ada', email: 'a@example.test', emailKey: 'a@example.test', role: 'admin', createdAt: at(0) })
    .returning();
  const caller = { id: editor?.id ?? 0, username: 'ada', role: 'admin', session: 's', signedInAt: at(0), banned: null } as const;
  const services = { ...base, now: () => Date.parse(at(30)), callerOf: async () => caller };
  const ask = async (endpoint: Parameters<typeof askApi>[1], change: object = {}) => {
    const answer = await askApi({ ...services, ...change }, endpoint, { token: 'token' });
    return { status: answer.status, body: await answer.json() };
  };
  return { services, db: base.db, ask, editor: caller.id };
}

/** A build hook that keeps what it was sent. */
async function hook(status: number) {
  const sent: { path: string; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    sent.push({ path: request.url ?? '', body });
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/build_hooks/x`, sent };
}

test('what changed since the last build is counted and named, the build under way with its rate', async () => {
  const { db, ask } = await desk();
  const [newest] = await db.all<{ id: number }>(sql`select max(id) as id from catalogue_changes`);
  const first = await insertBuild(db, { language: 'en', reason: 'start', state: 'running', at: at(0) });
  await updateBuild(db, first, { state: 'done', endedAt: at(9), pages: 100, files: 100, change: newest?.id ?? 0 });
  await db.update(products).set({ titleEn: 'Another cream' }).where(sql`id = 1`);
  await db.update(brands).set({ name: 'Nordholm Lab' });
  const second = await insertBuild(db, { language: 'en', reason: 'changes', state: 'running', at: at(10) });
  await updateBuild(db, second, { step: 'pages', stepAt: at(12), aliveAt: at(16), done: 200, total: 500 });
  const { body } = await ask(publishState);
  expect(body).toMatchObject({ how: 'none', after: null, waiting: { product: 1, brand: 1, ingredient: 0, alias: 0 } });
  expect(body.changes).toEqual([
    { kind: 'brand', subject: '1', alias: 'nordholm', name: 'Nordholm Lab' },
    { kind: 'product', subject: '1', alias: 'nordholm-cream', name: 'Another cream' },
  ]);
  expect(body.current).toMatchObject({ id: second, state: 'running', step: 'pages', done: 200, total: 500, perSecond: 50 });
  expect(body.builds.map(({ id, seconds }: { id: number; seconds: number }) => [id, seconds])).toEqual([
    [second, 6],
    [first, 9],
  ]);
});

test('a build that is silent for a minute is told as failed', async () => {
  const { db, ask, services } = await desk();
  await insertBuild(db, { language: 'en', reason: 'changes', state: 'running', at: at(0) });
  const { body } = await ask(publishState, { now: () => services.now() + 60_000 });
  expect(body.current).toBe(null);
  expect(body.builds[0]).toMatchObject({ state: 'failed' });
});

test('on a platform the button calls the build hook, and stands in the audit log; a hook that refuses is a failure with its reason', async () => {
  const { db, ask, editor } = await desk();
  const { url, sent } = await hook(200);
  const { status, body } = await ask(publishNow, { publisher: hookPublisher({ db, language: 'en', url }) });
  expect([status, body.build.state, body.build.by, body.build.reason]).toEqual([202, 'asked', 'ada', 'button']);
  expect(sent).toEqual([{ path: '/build_hooks/x?trigger_title=Inciscope%3A+button', body: '{"reason":"button"}' }]);
  expect(await db.select({ actor: auditLog.actor, action: auditLog.action }).from(auditLog)).toEqual([
    { actor: editor, action: 'publish' },
  ]);
  const broken = await hook(404);
  const refused = await ask(publishNow, { publisher: hookPublisher({ db, language: 'en', url: broken.url }) });
  expect([refused.status, refused.body.code]).toEqual([502, 'publish.failed']);
  expect((await lastBuilds(db, 1))[0]).toMatchObject({ state: 'failed', log: 'The build hook answered with status 404.' });
});

test('a step of the night that fails stops no other, and stands in the report', async () => {
  const { db, ask } = await desk();
  const work = async () => '3 removed';
  const said: string[] = [];
  const steps = [
    { step: 'import', work: () => Promise.reject(new Error('No connection.')) },
    { step: 'sessions', work },
  ];
  expect(await runSteps(db, steps, (line) => void said.push(line), at(1))).toEqual(['import']);
  await runSteps(db, [{ step: 'sessions', work }], () => {}, at(2));
  expect(said).toEqual(['✗ import: No connection.', '✓ sessions: 3 removed']);
  const { runs } = (await ask(nightlyRuns)).body;
  expect(runs.map(({ startedAt, failed }: { startedAt: string; failed: boolean }) => [startedAt, failed])).toEqual([
    [at(2), false],
    [at(1), true],
  ]);
  expect(runs[1].steps[0]).toMatchObject({ step: 'import', state: 'failed', detail: 'No connection.' });
});

test('the night removes what is over and nobody shows, and finds nothing the second time', async () => {
  const { db, services, editor } = await desk();
  const session = { userId: editor, createdAt: '2025-01-01T00:00:00.000Z' };
  await db.insert(sessions).values([
    { ...session, id: 'ended', expiresAt: '2027-01-01T00:00:00.000Z', endedAt: '2025-02-01T00:00:00.000Z' },
    { ...session, id: 'over', expiresAt: '2025-02-01T00:00:00.000Z' },
    { ...session, id: 'living', expiresAt: '2027-01-01T00:00:00.000Z' },
  ]);
  await db.insert(mailedTokens).values([
    { hash: 'old', userId: editor, purpose: 'password-reset', expiresAt: '2025-01-01T00:00:00.000Z' },
    { hash: 'new', userId: editor, purpose: 'password-reset', expiresAt: '2026-01-01T01:00:00.000Z' },
  ]);
  await db.insert(rateCounters).values({ bucket: 'old', windowStart: 1, count: 1 });
  const [shown, orphan] = ['a', 'b'].map((letter) => `product/${letter.repeat(64)}`);
  for (const key of [shown, orphan]) await services.images.put(`${key}-96.webp`, new Uint8Array([1]));
  await db.update(products).set({ imageKey: shown }).where(sql`id = 1`);
  const night = async () => {
    const said: string[] = [];
    await runSteps(db, pruning({ db, images: services.images, now: services.now() }), (line) => void said.push(line));
    return said;
  };
  expect(await night()).toEqual([
    '✓ sessions: 2 removed',
    '✓ mailed links: 1 removed',
    '✓ limits: 1 removed',
    '✓ visits: 0 removed',
    '✓ orphaned pictures: 1 of 2 files removed',
  ]);
  expect(await night()).toEqual([
    '✓ sessions: 0 removed',
    '✓ mailed links: 0 removed',
    '✓ limits: 0 removed',
    '✓ visits: 0 removed',
    '✓ orphaned pictures: 0 of 1 files removed',
  ]);
  expect(await db.select({ id: sessions.id }).from(sessions)).toEqual([{ id: 'living' }]);
});

test('on a platform the night calls the build hook, which imports first; without one that step fails alone', async () => {
  const { services } = await desk();
  const { url, sent } = await hook(200);
  expect(await scheduledNight(services, url)).toEqual([]);
  expect(sent.map(({ body }) => body)).toEqual(['{"reason":"nightly"}']);
  expect(await scheduledNight(services, null)).toEqual(['rebuild']);
});
