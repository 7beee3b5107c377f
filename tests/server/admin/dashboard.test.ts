import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dashboard, startNight } from '#api/admin/dashboard.ts';
import { noteFigures } from '#db/queries/catalog-figures.ts';
import { addVisits } from '#db/queries/visits.ts';
import { brands, complaints, products, users } from '#db/schema/index.ts';
import { testServices } from '../../support/services.ts';
import { smallCatalog } from '../../support/small-catalog.ts';
import { askApi } from '../../support/whole-api.ts';

const at = '2026-01-10T12:00:00.000Z';

async function desk() {
  const base = await testServices();
  const { db } = base;
  await smallCatalog(db);
  const person = { username: 'ada', usernameKey: 'ada', email: 'a@example.test', emailKey: 'a@example.test', createdAt: at };
  const [editor] = await db
    .insert(users)
    .values({ ...person, role: 'admin' })
    .returning();
  const caller = { id: editor?.id ?? 0, username: 'ada', role: 'admin', session: 's', signedInAt: at, banned: null } as const;
  const services = { ...base, now: () => Date.parse(at), callerOf: async () => caller };
  const ask = async (change: object = {}) => (await askApi({ ...services, ...change }, dashboard, { token: 'token' })).json();
  /** A list of ten ingredients, so many of them unknown. */
  const read = (id: number, unread: readonly string[], length = 10) => {
    const derived = {
      items: Array.from({ length }, (_, place) => (place < unread.length ? null : 'niacinamide')),
      mayContain: [],
      withheld: unread.length / length > 0.15,
      outline: {},
      traits: { flags: [], effects: [], benefit: 0, skin: [] },
      quality: { unread, prose: false, overLimit: false },
    };
    return db
      .update(products)
      .set({ derived: JSON.stringify(derived) })
      .where(sql`id = ${id}`);
  };
  return { db, ask, services, read };
}

test('what waits for an editor is counted', async () => {
  const { db, ask } = await desk();
  await db.insert(complaints).values([
    { subject: 'page', subjectId: '/', reason: 'A hole.', at },
    { subject: 'page', subjectId: '/brands', reason: 'Another.', at, closedAt: at },
  ]);
  await db.update(products).set({ category: 'face-creams', categorySure: false }).where(sql`id = 1`);
  await db.insert(brands).values({ alias: 'nordholm-lab', name: 'Nordholm Lab', nameKey: 'nordholmlab', addedAt: at, updatedAt: at });
  const { queues, alike } = await ask();
  expect(alike).toEqual([{ first: 'Nordholm', second: 'Nordholm Lab' }]);
  expect(queues).toEqual({
    submissions: 1,
    reports: 1,
    heldTexts: 0,
    doubtfulCategories: 1,
    brandMerges: 1,
    externalProducts: 0,
  });
});

test('names that nobody knows stand in the order of what they would unlock; products that are not public do not count', async () => {
  const { ask, read } = await desk();
  await read(1, ['blorbane', 'quux oil']);
  await read(2, ['quux oil']);
  await read(3, ['grimble']);
  expect((await ask()).unread).toEqual([
    { name: 'quux oil', products: 2, whole: 1, unlocked: 1 },
    { name: 'blorbane', products: 1, whole: 0, unlocked: 1 },
  ]);
  await read(1, []);
  expect((await ask()).unread).toEqual([{ name: 'quux oil', products: 1, whole: 1, unlocked: 0 }]);
});

test('how well lists are read is kept by day, the last time of each', async () => {
  const { db, ask, read } = await desk();
  await read(1, ['blorbane', 'quux oil']);
  await read(2, []);
  await noteFigures(db, '2026-01-09');
  await read(1, []);
  await noteFigures(db, '2026-01-10');
  await noteFigures(db, '2026-01-10');
  const { figures } = await ask();
  expect(figures.map(({ day, products: public_, whole, withheld }: Record<string, unknown>) => [day, public_, whole, withheld])).toEqual([
    ['2026-01-09', 2, 1, 1],
    ['2026-01-10', 2, 2, 0],
  ]);
  expect(figures[0].names).toBe(20);
});

test('visits of the last thirty days are told by day and kind of page', async () => {
  const { db, ask } = await desk();
  const seen = (day: string, count: number) => ({ day, page: 'home', count });
  await addVisits(db, [seen('2025-11-30', 7), seen('2026-01-09', 3), seen('2026-01-10', 2)], []);
  await addVisits(db, [seen('2026-01-10', 2)], []);
  expect((await ask()).visits).toEqual([
    { day: '2026-01-09', page: 'home', count: 3 },
    { day: '2026-01-10', page: 'home', count: 4 },
  ]);
});

test('the night begins when an editor asks for it, once, and that stands in the log', async () => {
  const { db, services } = await desk();
  let under = false;
  const night = () => {
    const began = !under;
    under = true;
    return began;
  };
  const begin = async () => (await askApi({ ...services, night }, startNight, { token: 'token' })).json();
  expect([await begin(), await begin()]).toEqual([{ started: true }, { started: false }]);
  expect((await db.query.auditLog.findMany()).map(({ action }) => action)).toEqual(['nightly']);
});
