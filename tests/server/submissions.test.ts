import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { profile, removeAvatar, setAvatar } from '#api/account.ts';
import { addFavorite } from '#api/favorites.ts';
import { readRoutine, saveRoutine } from '#api/routine.ts';
import { register } from '#api/security.ts';
import { addProduct, editProduct, oneOwnProduct, ownProducts, setProductImage } from '#api/submissions.ts';
import { products } from '#db/schema/index.ts';
import { publicBrands } from '#db/snapshot/public-products.ts';
import { securityRoutes, userRoutes } from '#server/accounts/routes.ts';
import { favoriteRoutes } from '#server/favorites/routes.ts';
import { serveMedia } from '#server/images/serve.ts';
import { routineRoutes } from '#server/routine/routes.ts';
import { ownProductRoutes, submissionRoutes } from '#server/submissions/routes.ts';
import { callsOf } from '../support/api-calls.ts';
import { testServices } from '../support/services.ts';
import { smallCatalog } from '../support/small-catalog.ts';

const routes = [...securityRoutes, ...userRoutes, ...submissionRoutes, ...ownProductRoutes, ...routineRoutes];
const draft = {
  brand: 'Nordholm',
  title: 'Night Balm',
  inci: 'Aqua, Glycerin, Niacinamide, Panthenol, Phenoxyethanol',
  category: 'face-creams',
  sizes: ['50ml'],
};

async function site(language: 'en' | 'ru' = 'en') {
  const services = await testServices(language);
  await smallCatalog(services.db);
  const calls = callsOf(services, routes);
  const signUp = async (username: string) =>
    (await calls.call(register, { body: { username, email: `${username}@example.test`, password: 'harbour7' } })).token;
  return { services, ...calls, signUp };
}

type Colour = { r: number; g: number; b: number };
const white: Colour = { r: 255, g: 255, b: 255 };
async function picture(width: number, height: number, background: Colour, type: 'png' | 'jpeg' | 'webp' = 'png'): Promise<Blob> {
  const dot = await sharp({ create: { width: 20, height: 20, channels: 3, background: { r: 90, g: 20, b: 40 } } })
    .png()
    .toBuffer();
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: dot }].map((one) => ({ ...one, gravity: 'centre' })))
    .withExif({ IFD0: { Artist: 'somebody' } })
    .toFormat(type)
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: `image/${type}` });
}

test('a submission waits, with what follows from its list beside it', async () => {
  const { services, call, signUp } = await site();
  const token = await signUp('anna');
  const { product } = await call(addProduct, { body: draft }, token);
  expect(product).toMatchObject({ alias: 'nordholm-night-balm', brand: 'Nordholm', status: 'pending', sizes: ['50 ml'], image: null });
  const [row] = await services.db.select().from(products).where(sql`id = ${product.id}`);
  expect(JSON.parse(row?.derived ?? '{}').items).toEqual(['aqua', 'glycerin', 'niacinamide', 'panthenol', 'phenoxyethanol']);
  expect((await call(ownProducts, {}, token)).items).toEqual([product]);
});

test('what follows from a list follows its category too, and a change of either is never written over by an import', async () => {
  const { services, call, signUp } = await site();
  const token = await signUp('anna');
  const stored = async (product: number) => {
    const [row] = await services.db.select().from(products).where(sql`id = ${product}`);
    return { effects: JSON.parse(row?.derived ?? '{}').traits.effects, editedAt: row?.editedAt };
  };
  const { id } = (await call(addProduct, { body: draft }, token)).product;
  expect(await stored(id)).toMatchObject({ effects: expect.arrayContaining(['even-tone']), editedAt: null });
  await call(editProduct, { params: { id }, body: { category: 'shampoos' } }, token);
  expect(await stored(id)).toEqual({ effects: [], editedAt: expect.any(String) });
});

test('a submission has its barcodes; one that a product has already is a double, one that only waits gives way', async () => {
  const { services, call, refusal, signUp } = await site();
  const token = await signUp('anna');
  await services.db.run(sql`insert into product_barcodes values ('4006381333931', 1)`);
  expect(await refusal(addProduct, { body: { ...draft, barcodes: ['4006381333931'] } }, token)).toMatchObject({ status: 409 });
  expect(await refusal(addProduct, { body: { ...draft, barcodes: ['4006381333932'] } }, token)).toMatchObject({
    status: 422,
    errors: [{ path: 'barcodes', code: 'product.barcodes.invalid' }],
  });
  const { product } = await call(addProduct, { body: { ...draft, barcodes: ['036000291452', '96385074'] } }, token);
  expect(product.barcodes).toEqual(['0036000291452', '96385074']);
  const changed = await call(editProduct, { params: { id: product.id }, body: { barcodes: ['96385074', '5901234123457'] } }, token);
  expect(changed.product.barcodes).toEqual(['5901234123457', '96385074']);
  const other = await call(addProduct, { body: { ...draft, title: 'Day Balm', barcodes: ['96385074'] } }, token);
  expect(other.product.barcodes).toEqual(['96385074']);
});

test('a new brand is entered once, however it is written', async () => {
  const { services, call, signUp } = await site();
  const token = await signUp('anna');
  await call(addProduct, { body: { ...draft, brand: 'GRÜNWALD & Co.' } }, token);
  await call(addProduct, { body: { ...draft, brand: 'Grünwald', title: 'Day Balm' } }, token);
  expect((await services.db.query.brands.findMany()).map(({ alias }) => alias)).toEqual(['nordholm', 'grunwald']);
});

test('a brand that only a waiting submission has is in no page, and nobody’s favourite', async () => {
  const { services, call, signUp } = await site();
  const token = await signUp('anna');
  await call(addProduct, { body: { ...draft, brand: 'Petrel' } }, token);
  const favorites = callsOf(services, favoriteRoutes);
  const params = { kind: 'brand', alias: 'petrel' } as const;
  expect(await favorites.refusal(addFavorite, { params }, token)).toMatchObject({ code: 'not_found' });
  expect((await publicBrands(services.db)).map(({ alias }) => alias)).toEqual(['nordholm']);
  await services.db.update(products).set({ status: 'public' });
  expect((await publicBrands(services.db)).map(({ alias }) => alias)).toEqual(['nordholm', 'petrel']);
  await favorites.call(addFavorite, { params }, token);
});

test('what is wrong is said at its field, in both languages', async () => {
  for (const [language, message] of [
    ['en', 'Leave the brand out of the title, please.'] as const,
    ['ru', 'Уберите, пожалуйста, бренд из названия.'] as const,
  ]) {
    const { refusal, signUp } = await site(language);
    const problem = await refusal(
      addProduct,
      { body: { ...draft, title: 'Nordholm Night Balm', inci: 'Вода, Глицерин' } },
      await signUp('anna'),
    );
    expect(problem).toMatchObject({
      status: 422,
      errors: [
        { path: 'title', message },
        { path: 'inci', code: 'product.inci.not_latin' },
      ],
    });
  }
});

test('a product that is there is not entered again, also when two submit it at once', async () => {
  const { call, refusal, signUp } = await site();
  const token = await signUp('anna');
  expect(await refusal(addProduct, { body: { ...draft, title: 'cream 1' } }, token)).toMatchObject({
    status: 409,
    code: 'product.duplicate',
  });
  const sent = await Promise.allSettled([1, 2, 3].map(() => call(addProduct, { body: draft }, token)));
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('products that share brand and title can be changed; a public one that gets another title moves, and keeps its prices', async () => {
  const { services, call, signUp } = await site();
  const token = await signUp('anna');
  await services.db.run(sql`update users set role = 'admin'`);
  await services.db.run(sql`update products set title_en = 'Cream', list = ${draft.inci} where id < 3`);
  await services.db.run(sql`insert into product_sizes values (2, '50 ml', 1290, 'EUR', '2026-01-01'), (2, '75 ml', null, null, null)`);
  const edit = (id: number, body: object) => call(editProduct, { params: { id }, body }, token);
  expect((await edit(2, { category: 'shampoos' })).product).toMatchObject({ alias: 'nordholm-serum', category: 'shampoos' });
  const { product } = await edit(2, { title: 'Serum', sizes: ['50 ml', '100 ml'] });
  expect(product).toMatchObject({ alias: 'nordholm-serum', sizes: ['100 ml', '50 ml'] });
  expect((await edit(1, { title: 'Night Balm' })).product.alias).toBe('nordholm-night-balm');
  expect(await services.db.all(sql`select alias, target from old_aliases`)).toEqual([
    { alias: 'nordholm-cream', target: 'nordholm-night-balm' },
  ]);
  expect(await services.db.all(sql`select size, price from product_sizes order by size`)).toEqual([
    { size: '100 ml', price: null },
    { size: '50 ml', price: 1290 },
  ]);
  // The same name with another list is another product, at an address of its own.
  const other = await edit(2, { title: 'Night Balm', inci: 'Aqua, Sodium Laureth Sulfate, Sodium Chloride, Parfum' });
  expect(other.product.alias).toBe('nordholm-night-balm-2');
});

test('one changes one’s own submission while it waits; guests and others do not', async () => {
  const { services, call, refusal, signUp } = await site();
  const anna = await signUp('anna');
  const boris = await signUp('boris');
  const { product } = await call(addProduct, { body: draft }, anna);
  const params = { id: product.id };
  const { product: changed } = await call(editProduct, { params, body: { title: 'Evening Balm', sizes: ['15 ml', '50 ml'] } }, anna);
  expect(changed).toMatchObject({ alias: product.alias, title: 'Evening Balm', sizes: ['15 ml', '50 ml'], brand: 'Nordholm' });
  expect(await refusal(editProduct, { params, body: { title: 'Mine' } })).toMatchObject({ status: 401 });
  expect(await refusal(editProduct, { params, body: { title: 'Mine' } }, boris)).toMatchObject({ status: 403, code: 'auth.forbidden' });
  expect(await refusal(oneOwnProduct, { params }, boris)).toMatchObject({ status: 403, code: 'auth.forbidden' });
  expect(await refusal(oneOwnProduct, { params: { id: product.id + 1000 } }, boris)).toMatchObject({ status: 404 });
  expect(await call(oneOwnProduct, { params }, anna)).toEqual({ product: changed });
  await services.db.update(products).set({ status: 'public' }).where(sql`id = ${product.id}`);
  expect(await refusal(editProduct, { params, body: { title: 'Late' } }, anna)).toMatchObject({ status: 403, code: 'product.not_pending' });
});

test('who submitted a product reads why it was rejected', async () => {
  const { services, call, signUp } = await site();
  const token = await signUp('anna');
  const { product } = await call(addProduct, { body: draft }, token);
  expect(product.reason).toBeNull();
  await services.db
    .update(products)
    .set({ status: 'rejected', statusReason: 'The list is of another product.' })
    .where(sql`id = ${product.id}`);
  expect((await call(ownProducts, {}, token)).items[0]).toMatchObject({ status: 'rejected', reason: 'The list is of another product.' });
});

test('a picture on white is drawn anew in three widths, without what a camera wrote into it', async () => {
  const { services, call, signUp } = await site();
  const token = await signUp('anna');
  const { product } = await call(addProduct, { body: draft }, token);
  const { product: pictured } = await call(
    setProductImage,
    { params: { id: product.id }, picture: await picture(1200, 900, white, 'jpeg') },
    token,
  );
  expect(pictured.image).toMatch(/^\/media\/product\/[0-9a-f]{64}-320\.webp$/);
  const answer = await serveMedia(new Request(`https://site.test${pictured.image}`), { services });
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const told = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect(told).toMatchObject({ format: 'webp', width: 320, height: 240 });
  expect(told.exif).toBeUndefined();
  expect((await serveMedia(new Request('https://site.test/media/product/../../secret'), { services })).status).toBe(404);
});

test('a picture that two products show stays when one of them gets another', async () => {
  const { services, call, signUp } = await site();
  const token = await signUp('anna');
  const shared = await picture(300, 300, white);
  const give = async (id: number, image: Blob) => (await call(setProductImage, { params: { id }, picture: image }, token)).product.image;
  const { product: first } = await call(addProduct, { body: draft }, token);
  const { product: second } = await call(addProduct, { body: { ...draft, title: 'Day Balm' } }, token);
  const path = await give(first.id, shared);
  expect(await give(second.id, shared)).toBe(path);
  const isThere = async () => (await serveMedia(new Request(`https://site.test${path}`), { services })).status === 200;
  await give(first.id, await picture(320, 300, white));
  expect(await isThere()).toBe(true);
  await give(second.id, await picture(320, 300, white));
  expect(await isThere()).toBe(false);
});

test('a picture not on white is refused with its borders named', async () => {
  const { call, refusal, signUp } = await site('ru');
  const token = await signUp('anna');
  const { product } = await call(addProduct, { body: draft }, token);
  const grey = await picture(300, 300, { r: 220, g: 220, b: 220 });
  expect(await refusal(setProductImage, { params: { id: product.id }, picture: grey }, token)).toMatchObject({
    status: 422,
    code: 'image.not_white',
    detail: 'Фон должен быть белым со всех сторон.',
    errors: [{ path: 'top', message: 'Верхний край не белый.' }, { path: 'right' }, { path: 'bottom' }, { path: 'left' }],
  });
});

test('an avatar is square, and a new one replaces the old', async () => {
  const { services, call, refusal, signUp } = await site();
  const token = await signUp('anna');
  expect(await refusal(setAvatar, { picture: await picture(200, 150, white) }, token)).toMatchObject({
    code: 'image.not_square',
    detail: 'The picture must be square; this one is 200 × 150.',
  });
  const { user } = await call(setAvatar, { picture: await picture(200, 201, white, 'webp') }, token);
  expect(user.avatar).toMatch(/^\/media\/avatar\/[0-9a-f]{64}-96\.webp$/);
  await call(setAvatar, { picture: await picture(120, 120, { r: 1, g: 2, b: 3 }) }, token);
  expect((await serveMedia(new Request(`https://site.test${user.avatar}`), { services })).status).toBe(404);
  await call(removeAvatar, {}, token);
  expect((await call(profile, {}, token)).user.avatar).toBeNull();
});

test('what is no picture, or too big a one, is refused before it is unpacked', async () => {
  const { refusal, signUp, send } = await site();
  const token = await signUp('anna');
  const give = (bytes: BlobPart, type: string) => refusal(setAvatar, { picture: new Blob([bytes], { type }) }, token);
  expect(await give('', 'image/png')).toMatchObject({ status: 422, code: 'image.unreadable' });
  expect(await give('not a picture', 'image/png')).toMatchObject({ status: 415, code: 'image.type' });
  expect(await give(new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0]), 'image/png')).toMatchObject({
    status: 422,
    code: 'image.unreadable',
  });
  expect(await give('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'image/png')).toMatchObject({ status: 415 });
  expect(await give('GIF89a', 'image/gif')).toMatchObject({ status: 415, code: 'image.type' });
  expect(await give(new Uint8Array(5 * 1024 * 1024 + 1), 'image/png')).toMatchObject({ status: 413 });
  // A small file that unpacks to 100 megapixels.
  const bomb = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: white } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(await give(new Uint8Array(bomb), 'image/png')).toMatchObject({ status: 422 });
  expect((await send('https://site.test/api/v2/user/avatar', { method: 'PUT' })).status).toBe(401);
});

test('a routine is kept as it was saved, and is one’s own', async () => {
  const { call, refusal, signUp } = await site();
  const token = await signUp('anna');
  expect((await call(readRoutine, {}, token)).routine).toEqual({ steps: [], updatedAt: null });
  const steps = [{ part: 'evening' as const, product: 'nordholm-cream', opened: '2026-01-31', months: 12 }];
  await call(saveRoutine, { body: { steps } }, token);
  expect((await call(readRoutine, {}, token)).routine.steps).toEqual(steps);
  expect((await call(readRoutine, {}, await signUp('boris'))).routine.steps).toEqual([]);
  expect(await refusal(saveRoutine, { body: { steps: steps.map((step) => ({ ...step, months: 0 })) } }, token)).toMatchObject({
    status: 422,
  });
});

test('a routine that was changed on two devices holds what both changed, however often it is sent', async () => {
  const { call, signUp } = await site();
  const token = await signUp('anna');
  const step = (product: string, part: 'morning' | 'evening' = 'morning') => ({ part, product, opened: null, months: null });
  const from = [step('cream'), step('serum')];
  await call(saveRoutine, { body: { steps: from, from: [] } }, token);
  await call(saveRoutine, { body: { steps: [...from, step('balm')], from } }, token);
  const kept = { body: { steps: [step('cream', 'evening'), step('serum')], from } };
  const both = [step('cream', 'evening'), step('serum'), step('balm')];
  for (const _ of ['sent', 'sent again, as its answer was lost'])
    expect(await call(saveRoutine, kept, token)).toMatchObject({ routine: { steps: both }, merged: true });
  expect((await call(readRoutine, {}, token)).routine.steps).toEqual(both);
  // Without what it was made from it counts alone, as a page of an older version sends it.
  expect(await call(saveRoutine, { body: { steps: from } }, token)).toMatchObject({ routine: { steps: from }, merged: false });
});
