import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { changeProfile, userList } from '#api/account.ts';
import { addReview, editReview, markHelpful, removeReview, reviewList, unmarkHelpful, userReviews } from '#api/reviews.ts';
import { register } from '#api/security.ts';
import { products, reviews } from '#db/schema/index.ts';
import { securityRoutes, userRoutes } from '#server/accounts/routes.ts';
import { reviewRoutes } from '#server/reviews/routes.ts';
import { callsOf } from '../support/api-calls.ts';
import { testServices } from '../support/services.ts';
import { smallCatalog } from '../support/small-catalog.ts';

const routes = [...securityRoutes, ...userRoutes, ...reviewRoutes];
const minute = 60_000;
const draft = { rating: 4, title: 'Soft skin', content: 'Soft for a whole day, and no scent.', pros: 'No scent', cons: '' };
const onCream = { subject: 'product', alias: 'nordholm-cream' } as const;

async function site(language: 'en' | 'ru' = 'en') {
  const services = await testServices(language);
  await smallCatalog(services.db);
  const calls = callsOf(services, routes);
  const signUp = async (username: string) =>
    (await calls.call(register, { body: { username, email: `${username}@example.test`, password: 'harbour7' } })).token;
  const after = (milliseconds: number) => callsOf({ ...services, now: () => Date.now() + milliseconds }, routes);
  return { services, ...calls, signUp, after };
}

test('a review is published at once and counted', async () => {
  const { call, signUp } = await site();
  const token = await signUp('anna');
  const { review, message } = await call(addReview, { body: { ...onCream, ...draft } }, token);
  expect(message).toBe('Your review was added.');
  expect(review).toMatchObject({ author: { username: 'anna' }, rating: 4, mine: true, helpful: 0, language: 'en', editedAt: null });
  const seen = await call(reviewList, { query: onCream });
  expect(seen).toMatchObject({ total: 1, summary: { average: 4, count: 1, histogram: [0, 0, 0, 1, 0] } });
  expect(seen.items[0]).toMatchObject({
    title: 'Soft skin',
    mine: false,
    subject: { kind: 'product', alias: 'nordholm-cream', title: 'Cream 1' },
  });
});

test('an ingredient is reviewed like a product', async () => {
  const { call, signUp } = await site('ru');
  const token = await signUp('anna');
  const { review } = await call(addReview, { body: { subject: 'ingredient', alias: 'niacinamide', ...draft } }, token);
  expect(review).toMatchObject({ subject: { kind: 'ingredient', alias: 'niacinamide', title: 'Niacinamide' }, language: 'ru' });
});

test('a guest is asked to sign in, and what is not public cannot be reviewed', async () => {
  const { refusal, signUp } = await site();
  expect(await refusal(addReview, { body: { ...onCream, ...draft } })).toMatchObject({ status: 401, code: 'auth.required' });
  const token = await signUp('anna');
  for (const alias of ['nordholm-secret', 'nothing'])
    expect(await refusal(addReview, { body: { ...onCream, alias, ...draft } }, token)).toMatchObject({ status: 404 });
});

test.each([
  [{ rating: 0 }, 'rating', 'Select the rating value, please', 'Выберите, пожалуйста, оценку'],
  [{ title: ' ' }, 'title', 'Fill the title, please', 'Заполните, пожалуйста, заголовок'],
  [{ content: '' }, 'content', 'Fill review content, please', 'Заполните, пожалуйста, текст отзыва'],
  [
    { title: 'x'.repeat(101) },
    'title',
    'The title is too long. Must be 100 symbols max.',
    'Заголовок слишком длинный. Не больше 100\u00a0символов.',
  ],
  [{ pros: 'x'.repeat(501) }, 'pros', 'Too long. Must be 500 symbols max.', 'Слишком длинно. Не больше 500\u00a0символов.'],
  [{ cons: 'x'.repeat(501) }, 'cons', 'Too long. Must be 500 symbols max.', 'Слишком длинно. Не больше 500\u00a0символов.'],
  [{ content: 'See example.com' }, 'content', 'Remove the link from the text', 'Уберите ссылку из текста'],
])('a review with %# is refused in both languages', async (change, path, english, russian) => {
  for (const [language, message] of [['en', english] as const, ['ru', russian] as const]) {
    const { refusal, signUp } = await site(language);
    const problem = await refusal(addReview, { body: { ...onCream, ...draft, ...change } }, await signUp('anna'));
    expect(problem).toMatchObject({ status: 422, errors: [{ path, message }] });
  }
});

test('the second review of a product is refused until the first is removed', async () => {
  const { call, refusal, signUp } = await site();
  const token = await signUp('anna');
  const { review } = await call(addReview, { body: { ...onCream, ...draft } }, token);
  expect(await refusal(addReview, { body: { ...onCream, ...draft } }, token)).toMatchObject({
    status: 409,
    code: 'review.duplicate',
    detail: 'You have already written a review for this product. Delete the old one first.',
  });
  await call(removeReview, { params: { id: review.id } }, token);
  await call(addReview, { body: { ...onCream, ...draft } }, token);
});

test('the second review of an ingredient is refused in words of ingredients', async () => {
  const { call, refusal, signUp } = await site();
  const token = await signUp('anna');
  await call(addReview, { body: { subject: 'ingredient', alias: 'niacinamide', ...draft } }, token);
  expect(await refusal(addReview, { body: { subject: 'ingredient', alias: 'niacinamide', ...draft } }, token)).toMatchObject({
    status: 409,
    code: 'review.duplicate',
    detail: 'You have already written a review of this ingredient. Delete the old one first.',
  });
});

test('of two reviews sent at once one is published', async () => {
  const { call, signUp } = await site();
  const token = await signUp('anna');
  const sent = await Promise.allSettled([1, 2, 3, 4].map(() => call(addReview, { body: { ...onCream, ...draft } }, token)));
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await call(reviewList, { query: onCream })).total).toBe(1);
});

test('an author edits for ten minutes, by the clock of the server', async () => {
  const { call, signUp, after } = await site();
  const token = await signUp('anna');
  const { review } = await call(addReview, { body: { ...onCream, ...draft } }, token);
  const edited = await call(editReview, { params: { id: review.id }, body: { rating: 5 } }, token);
  expect(edited.review).toMatchObject({ rating: 5, title: 'Soft skin' });
  expect(edited.review.editedAt).not.toBeNull();
  expect(await after(11 * minute).refusal(editReview, { params: { id: review.id }, body: { rating: 1 } }, token)).toMatchObject({
    status: 403,
    code: 'review.edit_window',
    detail: 'Review was published too long ago. You can edit your review within 10 minutes after publication.',
  });
});

test('nobody changes or removes what somebody else wrote; an administrator removes', async () => {
  const { services, call, refusal, signUp } = await site();
  const { review } = await call(addReview, { body: { ...onCream, ...draft } }, await signUp('anna'));
  const other = await signUp('boris');
  const params = { id: review.id };
  expect(await refusal(editReview, { params, body: { rating: 1 } }, other)).toMatchObject({ status: 403, code: 'auth.forbidden' });
  expect(await refusal(removeReview, { params }, other)).toMatchObject({ status: 403 });
  expect(await refusal(removeReview, { params: { id: 999 } }, other)).toMatchObject({ status: 404 });
  await services.db.run(sql`update users set role = 'admin' where username = 'boris'`);
  await call(removeReview, { params }, other);
  expect((await call(reviewList, { query: onCream })).total).toBe(0);
});

test('readers say once what helped, authors do not vote for themselves', async () => {
  const { call, refusal, signUp } = await site();
  const anna = await signUp('anna');
  const boris = await signUp('boris');
  const { review } = await call(addReview, { body: { ...onCream, ...draft } }, anna);
  const params = { id: review.id };
  await call(markHelpful, { params }, boris);
  await call(markHelpful, { params }, boris);
  expect((await call(reviewList, { query: onCream }, boris)).items[0]).toMatchObject({ helpful: 1, foundHelpful: true });
  expect(await refusal(markHelpful, { params }, anna)).toMatchObject({ status: 403 });
  await call(unmarkHelpful, { params }, boris);
  expect((await call(reviewList, { query: onCream }, boris)).items[0]).toMatchObject({ helpful: 0, foundHelpful: false });
});

test('reviews are sorted and narrowed to people with one’s skin type', async () => {
  const { call, signUp } = await site();
  for (const [name, rating, skin] of [
    ['anna', 2, ['dry', 'sensitive']],
    ['boris', 5, ['oily']],
    ['vera', 3, ['dry']],
  ] as const) {
    const token = await signUp(name);
    await call(changeProfile, { body: { settings: { skin: [...skin] } } }, token);
    await call(addReview, { body: { ...onCream, ...draft, rating } }, token);
  }
  const ratings = async (query: object) => (await call(reviewList, { query: { ...onCream, ...query } })).items.map(({ rating }) => rating);
  expect(await ratings({ sort: 'highest' })).toEqual([5, 3, 2]);
  expect(await ratings({ sort: 'lowest' })).toEqual([2, 3, 5]);
  expect(await ratings({ sort: 'oldest' })).toEqual([2, 5, 3]);
  expect(await ratings({ skin: 'dry' })).toEqual([3, 2]);
  expect(await ratings({ skin: 'sensitive' })).toEqual([2]);
  expect(await ratings({ skin: 'combination' })).toEqual([]);
  expect((await call(reviewList, { query: { ...onCream, skin: 'dry' } })).summary.count).toBe(3);
});

test('held texts are not published and reach the administrators’ queue', async () => {
  const { services, call, refusal, signUp } = await site();
  const token = await signUp('anna');
  expect(await refusal(addReview, { body: { ...onCream, ...draft, content: 'Use my promo code' } }, token)).toMatchObject({
    status: 422,
    code: 'text.held',
    errors: [{ path: 'content', code: 'text.held.advertising' }],
  });
  expect((await services.db.query.heldTexts.findMany())[0]).toMatchObject({ kind: 'review', reason: 'advertising: promo code' });
  expect((await call(reviewList, { query: onCream })).total).toBe(0);
});

test('samples of the demonstration are not among the reviews', async () => {
  const { services, call, signUp } = await site();
  await signUp('anna');
  const at = '2026-01-01T00:00:00.000Z';
  await services.db.insert(reviews).values({ ...draft, productId: 1, userId: 1, language: 'en', createdAt: at, demo: true });
  expect(await call(reviewList, { query: onCream })).toMatchObject({ total: 0, summary: { average: null, count: 0 } });
});

test('a profile lists its reviews unless it is not public', async () => {
  const { call, refusal, signUp } = await site();
  const token = await signUp('anna');
  await call(addReview, { body: { ...onCream, ...draft } }, token);
  expect((await call(userReviews, { params: { username: 'Anna' } })).items).toHaveLength(1);
  await call(changeProfile, { body: { settings: { publicProfile: false } } }, token);
  const hidden = await refusal(userReviews, { params: { username: 'anna' } });
  expect(hidden).toEqual(await refusal(userReviews, { params: { username: 'nobody' } }));
  expect((await call(userReviews, { params: { username: 'anna' } }, token)).items).toHaveLength(1);
});

test('of each user the own reviews and products are counted', async () => {
  const { services, call, signUp } = await site();
  const [anna, boris] = [await signUp('anna'), await signUp('boris')];
  for (const alias of ['nordholm-cream', 'nordholm-serum']) await call(addReview, { body: { ...onCream, ...draft, alias } }, boris);
  await call(addReview, { body: { ...onCream, ...draft } }, anna);
  await services.db.update(products).set({ addedBy: 2 }).where(eq(products.id, 1));
  const { items } = await call(userList, { query: {} });
  expect(items.map(({ username, counts }) => [username, counts.reviews, counts.products])).toEqual([
    ['boris', 2, 1],
    ['anna', 1, 0],
  ]);
});

test('one’s own review is told whatever page is asked for, with the title in the site’s language', async () => {
  const { services, call, signUp } = await site('ru');
  await services.db.update(products).set({ titleRu: 'Крем 1' }).where(eq(products.id, 1));
  const token = await signUp('anna');
  await call(addReview, { body: { ...onCream, ...draft } }, token);
  expect(await call(reviewList, { query: { ...onCream, page: '9' } }, token)).toMatchObject({
    title: 'Крем 1',
    items: [],
    own: { title: draft.title },
  });
  expect((await call(reviewList, { query: onCream })).own).toBeNull();
  expect((await call(userReviews, { params: { username: 'anna' } })).items[0]?.subject.title).toBe('Крем 1');
});

test('after twenty reviews in an hour one waits', async () => {
  const { refusal, signUp } = await site();
  const token = await signUp('anna');
  for (let turn = 0; turn < 20; turn += 1) await refusal(addReview, { body: { ...onCream, ...draft, rating: 0 } }, token);
  expect(await refusal(addReview, { body: { ...onCream, ...draft } }, token)).toMatchObject({ status: 429 });
});
