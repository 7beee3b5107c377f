import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { exportAccount, profile } from '#api/account.ts';
import { addFavorite } from '#api/favorites.ts';
import { register } from '#api/security.ts';
import {
  bringThings,
  dropCheck,
  dropChecks,
  keepCheck,
  markSeen,
  putOnShelf,
  readChecks,
  readShelf,
  readThings,
  takeFromShelf,
} from '#api/shelf.ts';
import { checkId } from '#core/shelf/checks.ts';
import { nothingOwn } from '#core/shelf/own-things.ts';
import { followAlias } from '#db/queries/moved-addresses.ts';
import { products } from '#db/schema/index.ts';
import { securityRoutes, userRoutes } from '#server/accounts/routes.ts';
import { favoriteRoutes } from '#server/favorites/routes.ts';
import { shelfRoutes } from '#server/shelf/routes.ts';
import { callsOf } from '../support/api-calls.ts';
import { testServices } from '../support/services.ts';
import { smallCatalog } from '../support/small-catalog.ts';

const [cream, serum] = ['nordholm-cream', 'nordholm-serum'];
const at = '2026-01-01T00:00:00.000Z';
const bare = { opened: null, months: null };

async function site(language: 'en' | 'ru' = 'en') {
  const services = await testServices(language);
  await smallCatalog(services.db);
  const calls = callsOf(services, [...securityRoutes, ...userRoutes, ...favoriteRoutes, ...shelfRoutes]);
  const signUp = async (username: string) =>
    (await calls.call(register, { body: { username, email: `${username}@example.test`, password: 'harbour7' } })).token;
  const relist = (alias: string, list: string) => services.db.update(products).set({ list }).where(eq(products.alias, alias));
  return { services, ...calls, signUp, relist };
}

test('a product stands on one shelf of its owner, and follows its page to another address', async () => {
  const { services, call, signUp } = await site();
  const [anna, boris] = [await signUp('anna'), await signUp('boris')];
  const put = (alias: string, body: { shelf: string; opened: string | null; months: number | null }) =>
    call(putOnShelf, { params: { alias }, body }, anna);
  await put(cream, { shelf: 'wish', ...bare });
  await put(cream, { shelf: 'Travel bag', opened: '2026-02-01', months: 6 });
  await put(serum, { shelf: 'finished', ...bare });
  const shelved = async (token: string) =>
    (await call(readShelf, {}, token)).items.map(({ alias, title, shelf, months }) => [alias, title, shelf, months]);
  expect((await shelved(anna)).toSorted()).toEqual([
    [cream, 'Cream 1', 'Travel bag', 6],
    [serum, 'Cream 2', 'finished', null],
  ]);
  expect(await shelved(boris)).toEqual([]);
  await call(takeFromShelf, { params: { alias: cream } }, boris);
  await followAlias(services.db, 'product', serum, 'nordholm-new', at);
  await services.db.update(products).set({ alias: 'nordholm-new' }).where(eq(products.alias, serum));
  expect((await shelved(anna)).map(([alias]) => alias).toSorted()).toEqual([cream, 'nordholm-new']);
  await call(takeFromShelf, { params: { alias: cream } }, anna);
  expect(await shelved(anna)).toHaveLength(1);
});

test('a changed list of what is shelved or a favourite is told until it was seen; another writing of it is no change', async () => {
  const { call, signUp, relist } = await site();
  const token = await signUp('anna');
  await call(putOnShelf, { params: { alias: cream }, body: { shelf: 'owned', ...bare } }, token);
  await call(addFavorite, { params: { kind: 'product', alias: serum } }, token);
  await relist(serum, 'Aqua, Urea');
  await call(markSeen, { params: { alias: serum } }, token);
  await relist(serum, 'AQUA; UREA.');
  await relist(cream, 'Aqua, Lanolin');
  const changes = async () => (await call(readShelf, {}, token)).changes;
  expect(await changes()).toMatchObject([{ alias: cream, title: 'Cream 1', now: 'Aqua, Lanolin' }]);
  await relist(serum, 'Aqua, Linalool');
  expect((await changes()).map(({ alias, before }) => [alias, before])).toContainEqual([serum, 'Aqua, Urea']);
  for (const alias of [cream, serum]) await call(markSeen, { params: { alias } }, token);
  expect(await changes()).toEqual([]);
  await relist(cream, 'Aqua');
  await call(takeFromShelf, { params: { alias: cream } }, token);
  expect(await changes()).toEqual([]);
});

test('what was kept on a device joins the account, and nothing of either is lost; again it changes nothing', async () => {
  const { call, signUp } = await site();
  const token = await signUp('anna');
  await call(putOnShelf, { params: { alias: cream }, body: { shelf: 'owned', opened: '2026-01-05', months: 12 } }, token);
  const list = 'Aqua, Urea';
  const body = {
    ...nothingOwn,
    shelf: [
      { alias: cream, title: 'Cream 1', shelf: 'wish', ...bare, changedAt: at },
      { alias: serum, title: 'Cream 2', shelf: 'Winter', ...bare, changedAt: at },
    ],
    favorites: [{ kind: 'ingredient' as const, alias: 'niacinamide', title: 'Niacinamide' }],
    checks: [{ id: checkId(list), list, name: 'Hers', at }],
    avoid: ['urea'],
    allergies: ['urea'],
    like: ['glycerin'],
    skin: ['dry' as const],
  };
  const both = await call(bringThings, { body }, token);
  expect(both.shelf).toMatchObject([
    { alias: cream, shelf: 'owned', opened: '2026-01-05', months: 12 },
    { alias: serum, shelf: 'Winter' },
  ]);
  expect(await call(bringThings, { body }, token)).toEqual(both);
  expect(await call(readThings, {}, token)).toEqual(both);
  const { settings, counts } = (await call(profile, {}, token)).user;
  expect([settings.avoid, settings.allergies, settings.like, settings.skin, counts.favorites]).toEqual([
    ['urea'],
    ['urea'],
    ['glycerin'],
    ['dry'],
    1,
  ]);
  const exported = await call(exportAccount, {}, token);
  expect(exported).toMatchObject({ shelf: [{}, {}], checks: [{ name: 'Hers' }] });
});

test('checks are each one’s own, named again and forgotten, one or all', async () => {
  const { call, signUp } = await site();
  const [anna, boris] = [await signUp('anna'), await signUp('boris')];
  const keep = (check: string, name: string | null) =>
    call(keepCheck, { params: { check }, body: { list: `Aqua, ${check}`, name, at } }, anna);
  for (const check of ['a1', 'b2', 'c3']) await keep(check, null);
  await keep('b2', 'Mine');
  await call(dropCheck, { params: { check: 'a1' } }, boris);
  await call(dropChecks, {}, boris);
  const names = async () => (await call(readChecks, {}, anna)).items.map(({ id, name }) => [id, name]);
  expect(await names()).toEqual([
    ['a1', null],
    ['b2', 'Mine'],
    ['c3', null],
  ]);
  await call(dropCheck, { params: { check: 'a1' } }, anna);
  expect(await names()).toHaveLength(2);
  await call(dropChecks, {}, anna);
  expect(await names()).toEqual([]);
});
