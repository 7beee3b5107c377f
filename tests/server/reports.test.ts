import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { report } from '#api/reports.ts';
import { reasonLength } from '#core/complaints/complaint.ts';
import { brands, complaints, products } from '#db/schema/index.ts';
import { complaintRoutes } from '#server/complaints/routes.ts';
import { callsOf } from '../support/api-calls.ts';
import { testServices } from '../support/services.ts';

const reason = 'The pack lists Glycerin before Aqua.';

async function site() {
  const services = await testServices();
  const at = '2026-05-14T00:00:00.000Z';
  const [brand] = await services.db
    .insert(brands)
    .values({ alias: 'petrel', name: 'Petrel', nameKey: 'petrel', addedAt: at, updatedAt: at })
    .returning({ id: brands.id });
  const cream = { brandId: brand?.id ?? 0, titleEn: 'Cream', list: 'Aqua', source: 'admin', addedAt: at, updatedAt: at };
  await services.db.insert(products).values([
    { ...cream, alias: 'petrel-cream' },
    { ...cream, alias: 'petrel-hidden', status: 'pending' },
  ]);
  await services.db.run(
    sql`insert into ingredients (alias, inci, listed, names_en, names_ru, record) values ('glycerin', 'Glycerin', '{}', '', '', '{}')`,
  );
  const { call, refusal } = callsOf(services, complaintRoutes);
  const send = (body: Parameters<typeof call<typeof report>>[1]['body']) => call(report, { body });
  const refused = (body: Parameters<typeof call<typeof report>>[1]['body']) => refusal(report, { body });
  return { services, send, refused, stored: () => services.db.select().from(complaints) };
}

test('a guest reports an error; the editors get subject and reason, and no address', async () => {
  const { send, stored, services } = await site();
  expect(await send({ subject: 'product', id: 'petrel-cream', reason: `  ${reason}\n` })).toEqual({ message: services.t('report.thanks') });
  expect(await send({ subject: 'ingredient', id: 'glycerin', reason })).toMatchObject({});
  const rows = await stored();
  expect(rows).toMatchObject([
    { subject: 'product', subjectId: 'petrel-cream', reason, by: null, closedAt: null },
    { subject: 'ingredient', subjectId: 'glycerin', reason },
  ]);
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['at', 'by', 'closedAt', 'id', 'reason', 'subject', 'subjectId']);
});

test('an error anywhere is reported with the path of its page', async () => {
  const { send, refused, stored } = await site();
  await send({ subject: 'page', id: '/ingredient-checker', reason });
  expect(await stored()).toMatchObject([{ subject: 'page', subjectId: '/ingredient-checker', reason }]);
  expect(await refused({ subject: 'page', id: 'https://elsewhere.test', reason })).toMatchObject({ code: 'not_found' });
});

test('the same words about the same thing wait once', async () => {
  const { send, stored } = await site();
  await Promise.all([1, 2, 3].map(() => send({ subject: 'product', id: 'petrel-cream', reason })));
  expect(await stored()).toHaveLength(1);
});

test('a reason that says too little or too much, or nothing to speak of, is refused and not stored', async () => {
  const { refused, stored } = await site();
  const about = { subject: 'product' as const, id: 'petrel-cream' };
  expect(await refused({ ...about, reason: '    short    ' })).toMatchObject({
    code: 'input.invalid',
    errors: [{ path: 'reason', code: 'field.too_short' }],
  });
  expect(await refused({ ...about, reason: 'x'.repeat(reasonLength.most + 1) })).toMatchObject({
    errors: [{ path: 'reason', code: 'field.too_long' }],
  });
  expect(await refused({ subject: 'product', id: 'petrel-hidden', reason })).toMatchObject({ code: 'not_found' });
  expect(await refused({ subject: 'ingredient', id: 'none-such', reason })).toMatchObject({ code: 'not_found' });
  expect(await refused({ subject: 'review', id: '7', reason })).toMatchObject({ code: 'not_found' });
  expect(await refused({ subject: 'user', id: 'nobody', reason })).toMatchObject({ code: 'not_found' });
  expect(await stored()).toEqual([]);
});

test('an address may report so often in an hour', async () => {
  const { send, refused, services } = await site();
  for (let count = 0; count < services.limits.reports.most; count += 1)
    await send({ subject: 'product', id: 'petrel-cream', reason: `${reason} ${count}` });
  expect(await refused({ subject: 'product', id: 'petrel-cream', reason })).toMatchObject({ code: 'rate.limited', status: 429 });
});
