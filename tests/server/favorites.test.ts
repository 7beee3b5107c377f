import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addFavorite, countComparison, favoriteList, removeFavorite } from '#api/favorites.ts';
import { register } from '#api/security.ts';
import { comparisons, products } from '#db/schema/index.ts';
import { securityRoutes } from '#server/accounts/routes.ts';
import { favoriteRoutes } from '#server/favorites/routes.ts';
import { callsOf } from '../support/api-calls.ts';
import { testServices } from '../support/services.ts';
import { smallCatalog } from '../support/small-catalog.ts';

async function site(language: 'en' | 'ru' = 'en') {
  const services = await testServices(language);
  await smallCatalog(services.db);
  const calls = callsOf(services, [...securityRoutes, ...favoriteRoutes]);
  const signUp = async (username: string) =>
    (await calls.call(register, { body: { username, email: `${username}@example.test`, password: 'harbour7' } })).token;
  return { services, ...calls, signUp };
}

test('a favourite is called as the site’s language has it', async () => {
  const { services, call, signUp } = await site('ru');
  const token = await signUp('anna');
  await services.db.update(products).set({ titleRu: 'Крем 1' }).where(eq(products.alias, 'nordholm-cream'));
  for (const alias of ['nordholm-cream', 'nordholm-serum']) await call(addFavorite, { params: { kind: 'product', alias } }, token);
  expect((await call(favoriteList, {}, token)).items.map(({ title }) => title).sort()).toEqual(['Cream 2', 'Крем 1']);
});

test('favourites are added and removed, twice without harm, each one’s own', async () => {
  const { call, signUp } = await site();
  const anna = await signUp('anna');
  const boris = await signUp('boris');
  for (const params of [
    { kind: 'product', alias: 'nordholm-cream' },
    { kind: 'product', alias: 'nordholm-cream' },
    { kind: 'brand', alias: 'nordholm' },
    { kind: 'ingredient', alias: 'niacinamide' },
  ] as const)
    await call(addFavorite, { params }, anna);
  const { items } = await call(favoriteList, {}, anna);
  expect(items.map(({ kind, title }) => `${kind} ${title}`).sort()).toEqual([
    'brand Nordholm',
    'ingredient Niacinamide',
    'product Cream 1',
  ]);
  expect((await call(favoriteList, {}, boris)).items).toEqual([]);
  await call(removeFavorite, { params: { kind: 'brand', alias: 'nordholm' } }, anna);
  await call(removeFavorite, { params: { kind: 'brand', alias: 'nordholm' } }, anna);
  expect((await call(favoriteList, {}, anna)).items).toHaveLength(2);
});

test('what is gone from the catalogue stays a favourite without a title', async () => {
  const { services, call, signUp } = await site();
  const token = await signUp('anna');
  await call(addFavorite, { params: { kind: 'product', alias: 'nordholm-cream' } }, token);
  await services.db.update(products).set({ status: 'removed' });
  expect((await call(favoriteList, {}, token)).items).toMatchObject([{ alias: 'nordholm-cream', title: null }]);
});

test('guests have none, and what nobody sees cannot be one', async () => {
  const { refusal, signUp } = await site();
  expect(await refusal(favoriteList, {})).toMatchObject({ status: 401 });
  expect(await refusal(addFavorite, { params: { kind: 'product', alias: 'nordholm-cream' } })).toMatchObject({ status: 401 });
  const token = await signUp('anna');
  expect(await refusal(addFavorite, { params: { kind: 'product', alias: 'nordholm-secret' } }, token)).toMatchObject({ status: 404 });
});

test('a comparison counts each pair once, without anybody’s name', async () => {
  const { services, call, refusal } = await site();
  const aliases = ['nordholm-serum', 'nordholm-cream'];
  await call(countComparison, { body: { aliases } });
  await call(countComparison, { body: { aliases: aliases.toReversed() } });
  expect(await services.db.select().from(comparisons)).toMatchObject([{ first: 1, second: 2, count: 2 }]);
  expect(await refusal(countComparison, { body: { aliases: ['nordholm-cream', 'nordholm-secret'] } })).toMatchObject({ status: 404 });
  expect(await refusal(countComparison, { body: { aliases: ['nordholm-cream'] } })).toMatchObject({ status: 422 });
});
