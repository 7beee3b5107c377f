import sharp from 'sharp';
import { expect, test } from 'vitest';
import { deleteAccount, profile, removeAvatar, setAvatar } from '#api/account.ts';
import { undoChange } from '#api/admin/audit.ts';
import { register } from '#api/security.ts';
import { addProduct, setProductImage } from '#api/submissions.ts';
import { updateUser, userByName } from '#db/queries/accounts.ts';
import { securityRoutes, userRoutes } from '#server/accounts/routes.ts';
import { adminRoutes } from '#server/admin/routes.ts';
import { dropUnused } from '#server/images/unused.ts';
import { isKept } from '#server/images/uploads.ts';
import { pruning } from '#server/nightly/pruning.ts';
import { ownProductRoutes, submissionRoutes } from '#server/submissions/routes.ts';
import { callsOf } from '../support/api-calls.ts';
import { testServices } from '../support/services.ts';
import { smallCatalog } from '../support/small-catalog.ts';

const routes = [...securityRoutes, ...userRoutes, ...submissionRoutes, ...ownProductRoutes, ...adminRoutes];
const password = 'harbour7';
const draft = { brand: 'Nordholm', title: 'Night Balm', inci: 'Aqua, Glycerin, Panthenol', category: null, sizes: [] };

async function square(shade: string): Promise<Blob> {
  const dot = await sharp({ create: { width: 60, height: 60, channels: 3, background: shade } })
    .png()
    .toBuffer();
  const bytes = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#ffffff' } })
    .composite([{ input: dot, gravity: 'centre' }])
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' });
}
const [shared, other] = [await square('#402030'), await square('#305070')];

async function site() {
  const services = await testServices();
  await smallCatalog(services.db);
  const calls = callsOf(services, routes);
  const signUp = async (username: string) =>
    (await calls.call(register, { body: { username, email: `${username}@example.test`, password } })).token;
  const keyOf = (path: string | null | undefined) => /^\/media\/(.+)-\d+\.webp$/.exec(path ?? '')?.[1] ?? '';
  const isThere = (path: string | null | undefined) => isKept(services.images, keyOf(path));
  const night = async () => {
    const step = pruning({ db: services.db, images: services.images, now: services.now() }).find((one) => one.step === 'orphaned pictures');
    return step?.work();
  };
  return { services, ...calls, signUp, keyOf, isThere, night };
}

test.each(['replaced', 'removed', 'left with the account'] as const)(
  'an avatar that is %s stays whole where another user has the same',
  async (how) => {
    const { call, signUp, isThere } = await site();
    const [anna, boris] = [await signUp('anna'), await signUp('boris')];
    const { user } = await call(setAvatar, { picture: shared }, anna);
    expect((await call(setAvatar, { picture: shared }, boris)).user.avatar).toBe(user.avatar);
    const leave = async (token: string) => {
      if (how === 'replaced') await call(setAvatar, { picture: other }, token);
      else if (how === 'removed') await call(removeAvatar, {}, token);
      else await call(deleteAccount, { body: { password, keepReviews: true } }, token);
    };
    await leave(boris);
    expect((await call(profile, {}, anna)).user.avatar).toBe(user.avatar);
    expect(await isThere(user.avatar)).toBe(true);
    await leave(anna);
    expect(await isThere(user.avatar)).toBe(false);
  },
);

test('the same avatar sent again stays', async () => {
  const { call, signUp, isThere } = await site();
  const anna = await signUp('anna');
  await call(setAvatar, { picture: shared }, anna);
  const { user } = await call(setAvatar, { picture: shared }, anna);
  expect(await isThere(user.avatar)).toBe(true);
});

test('pictures of a deleted account’s submissions go with it, unless another product shows them', async () => {
  const { call, signUp, isThere } = await site();
  const [anna, boris] = [await signUp('anna'), await signUp('boris')];
  const send = async (token: string, title: string, picture: Blob) => {
    const { product } = await call(addProduct, { body: { ...draft, title } }, token);
    return (await call(setProductImage, { params: { id: product.id }, picture }, token)).product.image;
  };
  const [common, own] = [await send(anna, 'Balm', shared), await send(anna, 'Wash', other)];
  expect(await send(boris, 'Foam', shared)).toBe(common);
  await call(deleteAccount, { body: { password, keepReviews: false } }, anna);
  expect([await isThere(common), await isThere(own)]).toEqual([true, false]);
});

test('a picture that an editor replaced is there again when the change is undone, and the nightly work leaves it', async () => {
  const { services, call, signUp, isThere, night } = await site();
  const [anna, ada] = [await signUp('anna'), await signUp('ada')];
  await updateUser(services.db, (await userByName(services.db, 'ada'))?.id ?? 0, { role: 'admin' });
  const { product } = await call(addProduct, { body: draft }, anna);
  const before = (await call(setProductImage, { params: { id: product.id }, picture: shared }, anna)).product.image;
  await call(setProductImage, { params: { id: product.id }, picture: other }, ada);
  await night();
  const line = await services.db.query.auditLog.findFirst({ where: (row, { eq }) => eq(row.action, 'products.edit') });
  await call(undoChange, { params: { id: line?.id ?? 0 } }, ada);
  const restored = await services.db.query.products.findFirst({ where: (one, { eq }) => eq(one.id, product.id) });
  expect(before).toContain(restored?.imageKey);
  expect(await isThere(before)).toBe(true);
});

test('the nightly work removes what nobody shows, and nothing else', async () => {
  const { services, call, signUp, isThere, night } = await site();
  const anna = await signUp('anna');
  const { user } = await call(setAvatar, { picture: shared }, anna);
  await services.images.put(`avatar/${'0'.repeat(64)}-96.webp`, new Uint8Array([1]));
  expect(await night()).toBe('1 of 4 files removed');
  expect(await isThere(user.avatar)).toBe(true);
});

test.each(['before the files go', 'after they went'] as const)(
  'a removal and the same picture sent at once, shown %s: the picture is there in the end',
  async (when) => {
    const { services, call, signUp, keyOf, isThere } = await site();
    const [anna, boris] = [await signUp('anna'), await signUp('boris')];
    const { user } = await call(setAvatar, { picture: shared }, anna);
    const key = keyOf(user.avatar);
    await updateUser(services.db, user.id, { avatarKey: null });
    const borisRow = await userByName(services.db, 'boris');
    const show = () => updateUser(services.db, borisRow?.id ?? 0, { avatarKey: key });
    if (when === 'before the files go') {
      let first = true;
      const store = {
        ...services.images,
        remove: async (name: string) => {
          if (first) await show();
          first = false;
          await services.images.remove(name);
        },
      };
      await dropUnused(services.db, store, key);
    } else {
      // The upload has put its files and not yet written whose they are.
      const put = services.images.put;
      let dropped = false;
      const store = {
        ...services.images,
        put: async (name: string, bytes: Uint8Array) => {
          await put(name, bytes);
          if (!dropped && name.includes('-800')) {
            dropped = true;
            await dropUnused(services.db, services.images, key);
          }
        },
      };
      await callsOf({ ...services, images: store }, routes).call(setAvatar, { picture: shared }, boris);
    }
    expect(await isThere(user.avatar)).toBe(true);
  },
);
