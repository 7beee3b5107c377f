import { sql } from 'drizzle-orm';
import { changeEmail, changePassword, deleteAccount, setAvatar, userRecord } from '#api/account.ts';
import { undoChange } from '#api/admin/audit.ts';
import { hideBrand, mergeBrand, patchBrand, readBrand } from '#api/admin/brands.ts';
import { startNight } from '#api/admin/dashboard.ts';
import { decideExternal, externalProduct } from '#api/admin/external-products.ts';
import { feedRejections, fetchFeed, readFeedRows } from '#api/admin/feeds.ts';
import { continueImport, importReport, sendImportFile, startImport, stopImport } from '#api/admin/imports.ts';
import { editIngredient, previewIngredient, readIngredient, revertEdit } from '#api/admin/ingredients.ts';
import { decideHeld, decideReport, decideSubmission, submissionDetail } from '#api/admin/moderation.ts';
import { createProduct, mergeProduct, patchProduct, readProduct } from '#api/admin/product-editor.ts';
import { changeProducts } from '#api/admin/products.ts';
import { publishNow } from '#api/admin/publishing.ts';
import { banUsers, changeUser, endUserSessions, userDetail } from '#api/admin/users.ts';
import { oneBrand } from '#api/brands.ts';
import type { Endpoint } from '#api/endpoint.ts';
import { addFavorite, countComparison, maxFavorites } from '#api/favorites.ts';
import { oneIngredient } from '#api/ingredients.ts';
import { oembed } from '#api/oembed.ts';
import type { ProblemCode } from '#api/problem.ts';
import { oneProduct } from '#api/products.ts';
import { report } from '#api/reports.ts';
import { addReview, editReview, markHelpful, removeReview, reviewList, unmarkHelpful, userReviews } from '#api/reviews.ts';
import { saveRoutine } from '#api/routine.ts';
import { confirmSecondFactor, endSecondFactor, giveCode, setUpSecondFactor } from '#api/second-factor.ts';
import { endSession, login, register, resetPassword, returnFromProvider, startAtProvider, verifyEmail } from '#api/security.ts';
import { bringThings, keepCheck, markSeen, putOnShelf } from '#api/shelf.ts';
import { addProduct, editProduct, oneOwnProduct, setProductImage } from '#api/submissions.ts';
import { routineLimits } from '#core/routine/routine.ts';
import { nothingOwn, ownLimits } from '#core/shelf/own-things.ts';
import { favorites, heldTexts, keptChecks, productBarcodes, products, reviews, sessions, shelfProducts, users } from '#db/schema/index.ts';
import { hookPublisher } from '#server/publishing/hook.ts';
import { type ApiWorld, cream, draft, foam, password, pictures, review } from './api-world.ts';
import { feedRows } from './feed.ts';
import { type ApiCall, askApi } from './whole-api.ts';

interface Provoked {
  readonly endpoint: Endpoint;
  readonly code: ProblemCode;
  readonly provoke: (world: ApiWorld) => Promise<Response>;
}

/** How a problem comes about: a call of Anna's, after what had to happen before. */
function when(endpoint: Endpoint, code: ProblemCode, call: (world: ApiWorld) => ApiCall | Promise<ApiCall>): Provoked {
  return { endpoint, code, provoke: async (world) => world.ask(endpoint, { token: world.tokens.anna, ...(await call(world)) }) };
}

const nobody = 1_000_000;
const unknown = { params: { alias: 'none-such' } };
const profane = 'This is fucking awful.';
const dead = 'x'.repeat(43);
const wrong = 'wrong11';

/** Anna signs in at a provider alone, and did so long ago. */
async function withoutPassword({ services }: ApiWorld): Promise<void> {
  await services.db.update(users).set({ passwordHash: null });
  await services.db.update(sessions).set({ createdAt: '2026-01-01T00:00:00.000Z', lastUsedAt: new Date().toISOString() });
}

/** A call of the administrator's. */
const admin = (endpoint: Endpoint, code: ProblemCode, call: (world: ApiWorld) => ApiCall | Promise<ApiCall>): Provoked =>
  when(endpoint, code, async (world) => ({ token: world.tokens.admin, ...(await call(world)) }));

const editors: readonly Provoked[] = [
  admin(changeProducts, 'not_found', () => ({ body: { ids: [nobody], set: { status: 'removed' } } })),
  admin(undoChange, 'not_found', () => ({ params: { id: nobody } })),
  admin(undoChange, 'change.not_undoable', async (world) => {
    const id = await world.rejected();
    await world.ask(undoChange, { token: world.tokens.admin, params: { id } });
    return { params: { id } };
  }),
  admin(fetchFeed, 'feed.address', () => ({ body: { address: 'file:///etc/passwd' } })),
  admin(fetchFeed, 'feed.unreachable', ({ feedAt }) => ({ body: { address: `${feedAt}/nothing` } })),
  admin(fetchFeed, 'feed.too_large', ({ feedAt }) => ({ body: { address: `${feedAt}/endless` } })),
  admin(readFeedRows, 'not_found', () => ({ params: { id: nobody }, body: feedRows([]) })),
  admin(feedRejections, 'not_found', () => ({ params: { id: nobody } })),
  admin(externalProduct, 'not_found', () => ({ params: { id: nobody } })),
  admin(decideExternal, 'not_found', () => ({ body: { ids: [nobody], decision: 'reject' } })),
  // Ada makes Anna one, steps back, and Anna takes back what Ada did.
  when(undoChange, 'admin.last', async (world) => {
    const { services, ask, idOf, tokens } = world;
    const anna = await idOf('anna');
    await services.db.update(users).set({ emailVerifiedAt: '2026-01-01' }).where(sql`id = ${anna}`);
    const given = await (await ask(changeUser, { token: tokens.admin, params: { id: anna }, body: { role: 'admin' } })).json();
    await ask(changeUser, { token: tokens.admin, params: { id: await idOf('ada') }, body: { role: 'user' } });
    const { token } = await (await ask(login, { body: { username: 'anna', password } })).json();
    return { token, params: { id: given.change } };
  }),
];

const ada = async ({ idOf }: ApiWorld) => ({ params: { id: await idOf('ada') } });
const banOfAda = { reason: 'Advertising', days: null };
/** Ada's own submission, or review: who decides on it and bans its author would ban the last administrator. */
async function byAda({ services, submissions, reviews: written, idOf }: ApiWorld): Promise<void> {
  const id = await idOf('ada');
  await services.db.update(products).set({ addedBy: id }).where(sql`id = ${submissions.anna}`);
  await services.db.update(reviews).set({ userId: id }).where(sql`id = ${written.boris}`);
  await services.db.update(heldTexts).set({ userId: id });
}

/** A submission that its author changes while an editor decides. */
const decided = (world: ApiWorld) => ({
  params: { id: world.submissions.anna },
  body: { decision: 'approve', seen: '2026-01-01T00:00:00.000Z' },
});
const nothing = { params: { id: nobody } };

const moderators: readonly Provoked[] = [
  admin(userDetail, 'not_found', () => nothing),
  admin(changeUser, 'not_found', () => ({ ...nothing, body: {} })),
  admin(changeUser, 'admin.last', async (world) => ({ ...(await ada(world)), body: { ban: banOfAda } })),
  admin(changeUser, 'admin.unconfirmed', async ({ idOf }) => ({ params: { id: await idOf('anna') }, body: { role: 'admin' } })),
  admin(banUsers, 'not_found', () => ({ body: { ids: [nobody], ban: null } })),
  admin(banUsers, 'admin.last', async ({ idOf }) => ({ body: { ids: [await idOf('ada')], ban: banOfAda } })),
  admin(endUserSessions, 'not_found', () => nothing),
  admin(submissionDetail, 'not_found', () => nothing),
  admin(decideSubmission, 'not_found', (world) => ({ ...decided(world), ...nothing })),
  admin(decideSubmission, 'moderation.decided', decided),
  admin(decideSubmission, 'admin.last', async (world) => {
    await byAda(world);
    const id = world.submissions.anna;
    return { params: { id }, body: { decision: 'reject', reason: 'Advertising', seen: await world.seen(id), ban: banOfAda } };
  }),
  admin(decideReport, 'not_found', () => ({ ...nothing, body: { decision: 'keep' } })),
  admin(decideReport, 'moderation.decided', async (world) => {
    const params = { id: await world.reported() };
    await world.ask(decideReport, { token: world.tokens.admin, params, body: { decision: 'keep' } });
    return { params, body: { decision: 'keep' } };
  }),
  admin(decideReport, 'admin.last', async (world) => {
    await byAda(world);
    return { params: { id: await world.reported() }, body: { decision: 'keep', ban: banOfAda } };
  }),
  admin(decideHeld, 'not_found', () => ({ ...nothing, body: { decision: 'refuse' } })),
  admin(decideHeld, 'moderation.decided', async (world) => {
    const params = { id: await world.held() };
    await world.ask(decideHeld, { token: world.tokens.admin, params, body: { decision: 'refuse' } });
    return { params, body: { decision: 'publish' } };
  }),
  admin(decideHeld, 'review.duplicate', async (world) => {
    const params = { id: await world.held() };
    await world.held('Soft, and nothing else.');
    return { params, body: { decision: 'publish' } };
  }),
  admin(decideHeld, 'product.duplicate', async (world) => {
    await world.ask(addProduct, { token: world.tokens.boris, body: { ...draft, title: 'Fucking Balm' } });
    const id = (await world.services.db.query.heldTexts.findMany()).at(-1)?.id ?? 0;
    await world.services.db.update(products).set({ titleEn: 'Fucking Balm' }).where(sql`id = ${world.submissions.anna}`);
    return { params: { id }, body: { decision: 'publish' } };
  }),
  admin(decideHeld, 'admin.last', async (world) => {
    const params = { id: await world.held() };
    await byAda(world);
    return { params, body: { decision: 'refuse', ban: banOfAda } };
  }),
];

const theirBarcode = '4006381333931';
/** A product of Boris with a barcode, public by now. */
async function withBarcode({ services, submissions }: ApiWorld): Promise<void> {
  await services.db.insert(productBarcodes).values({ code: theirBarcode, productId: submissions.boris });
  await services.db.update(products).set({ status: 'public' }).where(sql`id = ${submissions.boris}`);
}
const newProduct = { brand: 'Alder', titleEn: 'Day Balm', list: draft.inci };
const ofAnna = ({ submissions }: ApiWorld, set: object, was: object = {}) => ({ params: { id: submissions.anna }, body: { set, was } });

const productEditor: readonly Provoked[] = [
  admin(readProduct, 'not_found', () => unknown),
  admin(createProduct, 'alias.taken', () => ({ body: { ...newProduct, alias: cream } })),
  admin(createProduct, 'not_found', () => ({ body: { ...newProduct, replaces: 'none-such' } })),
  admin(createProduct, 'product.duplicate', async (world) => {
    await withBarcode(world);
    return { body: { ...newProduct, barcodes: [theirBarcode] } };
  }),
  admin(patchProduct, 'not_found', () => ({ params: { id: nobody }, body: { set: {}, was: {} } })),
  admin(patchProduct, 'alias.taken', (world) => ofAnna(world, { alias: cream })),
  admin(patchProduct, 'change.conflict', (world) => ofAnna(world, { titleEn: 'Mine' }, { titleEn: 'What it was' })),
  admin(patchProduct, 'product.duplicate', async (world) => {
    await withBarcode(world);
    return ofAnna(world, { barcodes: [theirBarcode] });
  }),
  admin(mergeProduct, 'change.conflict', async (world) => {
    const merge = { params: { id: world.submissions.anna }, body: { into: cream } };
    await world.ask(mergeProduct, { token: world.tokens.admin, ...merge });
    return merge;
  }),
  admin(mergeProduct, 'not_found', ({ submissions }) => ({ params: { id: submissions.anna }, body: { into: 'none-such' } })),
];

const ofNorthwind = (set: object, was: object = {}) => ({ params: { id: 1 }, body: { set, was } });
const merge = { params: { id: 2 }, body: { into: 'northwind' } };
const brandEditor: readonly Provoked[] = [
  admin(readBrand, 'not_found', () => unknown),
  admin(patchBrand, 'not_found', () => ({ params: { id: nobody }, body: { set: {}, was: {} } })),
  admin(patchBrand, 'alias.taken', () => ofNorthwind({ alias: 'alder' })),
  admin(patchBrand, 'brand.duplicate', () => ofNorthwind({ name: 'Alder' })),
  admin(patchBrand, 'change.conflict', () => ofNorthwind({ country: 'SE' }, { country: 'FR' })),
  admin(mergeBrand, 'not_found', () => ({ ...merge, body: { into: 'none-such' } })),
  admin(mergeBrand, 'change.conflict', async (world) => {
    await world.ask(mergeBrand, { token: world.tokens.admin, ...merge });
    return merge;
  }),
  admin(hideBrand, 'not_found', () => ({ params: { id: nobody }, body: {} })),
];

const taken = { synonyms: [{ kind: 'en', text: 'Niacinamide' }] };
const glycerin = (body: object) => ({ params: { alias: 'glycerin' }, body });
const ingredientEditor: readonly Provoked[] = [
  admin(readIngredient, 'not_found', () => unknown),
  admin(previewIngredient, 'not_found', () => ({ ...unknown, body: { set: {} } })),
  admin(previewIngredient, 'ingredient.name_taken', () => glycerin({ set: taken })),
  admin(editIngredient, 'not_found', () => ({ ...unknown, body: { set: {}, was: {}, source: 'A paper' } })),
  admin(editIngredient, 'ingredient.name_taken', () => glycerin({ set: taken, was: {}, source: 'A paper' })),
  admin(editIngredient, 'change.conflict', () =>
    glycerin({ set: { caution: { en: 'Mine', ru: '' } }, was: { caution: { en: 'What it was', ru: '' } }, source: 'A paper' }),
  ),
  admin(revertEdit, 'not_found', () => ({ params: { id: nobody } })),
  admin(revertEdit, 'change.not_undoable', async (world) => {
    const id = await world.edited();
    await world.ask(revertEdit, { token: world.tokens.admin, params: { id } });
    return { params: { id } };
  }),
];

const security: readonly Provoked[] = [
  when(login, 'auth.credentials', () => ({ body: { username: 'anna', password: wrong } })),
  when(login, 'auth.banned', () => ({ body: { username: 'zoe', password } })),
  when(login, 'auth.second_factor', async ({ guarded }) => {
    await guarded('ada');
    return { body: { username: 'ada', password } };
  }),
  when(giveCode, 'auth.attempt', () => ({ body: { attempt: dead, code: '000000' } })),
  when(giveCode, 'auth.code', async ({ attempt }) => ({ body: { attempt: await attempt(), code: dead } })),
  when(giveCode, 'auth.banned', async ({ attempt, guarded, services, idOf }) => {
    const body = { attempt: await attempt(), code: (await guarded('ada')).code };
    // The last administrator cannot be banned.
    await services.db
      .update(users)
      .set({ role: 'admin' })
      .where(sql`id = ${await idOf('boris')}`);
    await services.db
      .update(users)
      .set({ bannedAt: '2026-01-01', banReason: 'advertising' })
      .where(sql`id = ${await idOf('ada')}`);
    return { body };
  }),
  admin(setUpSecondFactor, 'password.current', () => ({ body: { password: wrong } })),
  admin(setUpSecondFactor, 'auth.stale', async (world) => {
    await withoutPassword(world);
    return { body: { password: '' } };
  }),
  admin(setUpSecondFactor, 'second_factor.on', async ({ guarded }) => {
    await guarded('ada');
    return { body: { password } };
  }),
  admin(confirmSecondFactor, 'second_factor.off', () => ({ body: { code: '000000' } })),
  admin(confirmSecondFactor, 'second_factor.on', async ({ guarded }) => ({ body: { code: (await guarded('ada')).code } })),
  admin(confirmSecondFactor, 'auth.code', async ({ proposed }) => {
    await proposed('ada');
    return { body: { code: 'none' } };
  }),
  admin(endSecondFactor, 'second_factor.off', () => ({ body: { code: '000000' } })),
  admin(endSecondFactor, 'auth.code', async ({ guarded }) => {
    await guarded('ada');
    return { body: { code: dead } };
  }),
  when(register, 'account.username_taken', () => ({ body: { username: 'ANNA', email: 'new@example.test', password } })),
  when(resetPassword, 'auth.second_factor', async ({ guarded, mailed }) => {
    await guarded('ada');
    return { body: { token: await mailed('password-reset', 'ada'), password } };
  }),
  when(resetPassword, 'token.dead', () => ({ body: { token: dead, password } })),
  when(resetPassword, 'auth.banned', async ({ mailed }) => ({ body: { token: await mailed('password-reset', 'zoe'), password } })),
  when(verifyEmail, 'token.dead', () => ({ body: { token: dead } })),
  when(startAtProvider, 'not_found', () => ({ params: { provider: 'nobody' } })),
  when(returnFromProvider, 'not_found', () => ({ params: { provider: 'nobody' } })),
  when(endSession, 'not_found', () => ({ params: { id: 'none' } })),
];

const account: readonly Provoked[] = [
  when(changePassword, 'password.current', () => ({ body: { current: wrong, password } })),
  when(changeEmail, 'password.current', () => ({ body: { email: 'new@example.test', password: wrong } })),
  when(deleteAccount, 'password.current', () => ({ body: { password: wrong, keepReviews: true } })),
  ...(
    [
      [changePassword, { current: '', password }],
      [changeEmail, { email: 'new@example.test', password: '' }],
      [deleteAccount, { password: '', keepReviews: true }],
    ] as const
  ).map(([endpoint, body]) =>
    when(endpoint, 'auth.stale', async (world) => {
      await withoutPassword(world);
      return { body };
    }),
  ),
  when(setAvatar, 'image.unreadable', () => ({ picture: pictures.torn })),
  when(setAvatar, 'image.too_many_pixels', () => ({ picture: pictures.huge })),
  when(setAvatar, 'image.not_square', () => ({ picture: pictures.oblong })),
  when(userRecord, 'not_found', () => ({ params: { username: 'nobody' } })),
];

const ofCatalog: readonly Provoked[] = [
  when(oneProduct, 'not_found', () => unknown),
  when(oembed, 'not_found', () => ({ query: { url: `https://elsewhere.test/products/${cream}` } })),
  when(oembed, 'format.unknown', () => ({ query: { url: `https://site.test/products/${cream}`, format: 'xml' } })),
  when(oneIngredient, 'not_found', () => unknown),
  when(oneBrand, 'not_found', () => unknown),
  when(report, 'not_found', () => ({ body: { subject: 'ingredient', id: 'none-such', reason: 'There is no such thing.' } })),
  when(addFavorite, 'not_found', () => ({ params: { kind: 'brand', alias: 'none-such' } })),
  when(addFavorite, 'favorites.full', async ({ services, idOf }) => {
    const userId = await idOf('anna');
    const full = Array.from({ length: maxFavorites }, (_, index) => ({
      userId,
      kind: 'product' as const,
      alias: `p-${index}`,
      at: '2026',
    }));
    await services.db.insert(favorites).values(full);
    return { params: { kind: 'product', alias: cream } };
  }),
  when(countComparison, 'not_found', () => ({ body: { aliases: [cream, 'none-such'] } })),
];

const at = '2026-01-01T00:00:00.000Z';
const place = { shelf: 'owned', opened: null, months: null };
const entries = Array.from({ length: ownLimits.products }, (_, index) => ({ alias: `p-${index}`, ...place, changedAt: at }));

/** Anna's shelves have no room left. */
async function filledShelf({ services, idOf }: ApiWorld): Promise<void> {
  const userId = await idOf('anna');
  await services.db.insert(shelfProducts).values(entries.map((entry) => ({ userId, ...entry })));
}

const ofShelves: readonly Provoked[] = [
  when(putOnShelf, 'not_found', () => ({ ...unknown, body: place })),
  when(putOnShelf, 'shelf.full', async (world) => {
    await filledShelf(world);
    return { params: { alias: cream }, body: place };
  }),
  when(markSeen, 'not_found', () => unknown),
  when(keepCheck, 'shelf.full', async ({ services, idOf }) => {
    const userId = await idOf('anna');
    await services.db
      .insert(keptChecks)
      .values(Array.from({ length: ownLimits.checks }, (_, index) => ({ userId, id: `c${index}`, list: 'Aqua', name: null, at })));
    return { params: { check: 'abc1' }, body: { list: 'Aqua, Urea', name: null, at } };
  }),
  when(bringThings, 'shelf.full', async (world) => {
    await filledShelf(world);
    return { body: { ...nothingOwn, shelf: [{ alias: cream, title: 'Calm Cream', ...place, changedAt: at }] } };
  }),
  when(saveRoutine, 'routine.full', async ({ ask, tokens }) => {
    const steps = (name: string) =>
      Array.from({ length: routineLimits.steps }, (_, index) => ({
        part: 'morning',
        product: `${name}-${index}`,
        opened: null,
        months: null,
      }));
    await ask(saveRoutine, { token: tokens.anna, body: { steps: steps('here') } });
    return { body: { steps: steps('there'), from: [] } };
  }),
];

const ofReviews: readonly Provoked[] = [
  when(reviewList, 'not_found', () => ({ query: { subject: 'product', alias: 'none-such' } })),
  when(userReviews, 'not_found', () => ({ params: { username: 'nobody' } })),
  when(addReview, 'not_found', () => ({ body: { subject: 'product', alias: 'none-such', ...review } })),
  when(addReview, 'review.duplicate', () => ({ body: { subject: 'product', alias: foam, ...review } })),
  when(addReview, 'text.held', () => ({ body: { subject: 'product', alias: cream, ...review, content: profane } })),
  when(editReview, 'not_found', () => ({ params: { id: nobody }, body: {} })),
  when(editReview, 'auth.forbidden', (world) => ({ params: { id: world.reviews.boris }, body: {} })),
  when(editReview, 'review.edit_window', async (world) => {
    await world.services.db.update(reviews).set({ createdAt: '2026-01-01T00:00:00.000Z' });
    return { params: { id: world.reviews.anna }, body: {} };
  }),
  when(editReview, 'text.held', (world) => ({ params: { id: world.reviews.anna }, body: { content: profane } })),
  when(removeReview, 'not_found', () => ({ params: { id: nobody } })),
  when(removeReview, 'auth.forbidden', (world) => ({ params: { id: world.reviews.boris } })),
  ...[markHelpful, unmarkHelpful].flatMap((endpoint) => [
    when(endpoint, 'not_found', () => ({ params: { id: nobody } })),
    when(endpoint, 'auth.forbidden', (world) => ({ params: { id: world.reviews.anna } })),
  ]),
];

/** The own submission, looked at by an editor. */
async function lookedAt({ services, submissions }: ApiWorld): Promise<{ params: { id: number } }> {
  await services.db.update(products).set({ status: 'public' }).where(sql`id = ${submissions.anna}`);
  return { params: { id: submissions.anna } };
}

const ofSubmissions: readonly Provoked[] = [
  when(addProduct, 'product.duplicate', () => ({ body: { ...draft, title: 'Balm of Boris' } })),
  when(addProduct, 'text.held', () => ({ body: { ...draft, title: 'Fucking Balm' } })),
  when(editProduct, 'not_found', () => ({ params: { id: nobody }, body: {} })),
  when(editProduct, 'auth.forbidden', (world) => ({ params: { id: world.submissions.boris }, body: {} })),
  when(editProduct, 'product.not_pending', async (world) => ({ ...(await lookedAt(world)), body: {} })),
  when(editProduct, 'product.duplicate', (world) => ({ params: { id: world.submissions.anna }, body: { title: 'Balm of Boris' } })),
  when(editProduct, 'text.held', (world) => ({ params: { id: world.submissions.anna }, body: { title: 'Fucking Balm' } })),
  when(setProductImage, 'not_found', () => ({ params: { id: nobody }, picture: pictures.square })),
  when(setProductImage, 'auth.forbidden', (world) => ({ params: { id: world.submissions.boris }, picture: pictures.square })),
  when(setProductImage, 'product.not_pending', async (world) => ({ ...(await lookedAt(world)), picture: pictures.square })),
  when(setProductImage, 'image.unreadable', (world) => ({ params: { id: world.submissions.anna }, picture: pictures.torn })),
  when(setProductImage, 'image.too_many_pixels', (world) => ({ params: { id: world.submissions.anna }, picture: pictures.huge })),
  when(setProductImage, 'image.not_white', (world) => ({ params: { id: world.submissions.anna }, picture: pictures.grey })),
  when(oneOwnProduct, 'not_found', () => ({ params: { id: nobody } })),
  when(oneOwnProduct, 'auth.forbidden', (world) => ({ params: { id: world.submissions.boris } })),
];

/** Publishing through a hook at an address where nobody listens, or through none. */
const importing: readonly Provoked[] = [
  ...[importReport, stopImport, continueImport].map((endpoint) => admin(endpoint, 'not_found', () => ({ params: { id: nobody } }))),
  admin(startImport, 'not_found', () => ({ body: { source: 7 } })),
  ...(
    [
      [sendImportFile, { query: { name: 'mine.csv' }, file: new Uint8Array([1]) }],
      [startImport, { body: { source: 0 } }],
      [continueImport, { params: { id: 1 } }],
      [importReport, { params: { id: 1 } }],
    ] satisfies [Endpoint, ApiCall][]
  ).map(
    ([endpoint, call]): Provoked => ({
      endpoint,
      code: 'import.unavailable',
      provoke: ({ services, tokens }) => askApi({ ...services, importer: null }, endpoint, { ...call, token: tokens.admin }),
    }),
  ),
];

const publishing: readonly Provoked[] = [
  {
    endpoint: startNight,
    code: 'night.unavailable',
    provoke: ({ services, tokens }) => askApi({ ...services, night: null }, startNight, { token: tokens.admin }),
  },
  {
    endpoint: publishNow,
    code: 'publish.unavailable',
    provoke: ({ services, tokens }) => askApi({ ...services, publisher: null }, publishNow, { token: tokens.admin }),
  },
  {
    endpoint: publishNow,
    code: 'publish.failed',
    provoke: ({ services, tokens }) => {
      const publisher = hookPublisher({ db: services.db, language: 'en', url: 'http://127.0.0.1:1/' });
      return askApi({ ...services, publisher }, publishNow, { token: tokens.admin });
    },
  },
];

/** Every problem of an endpoint's own, and how it comes about. */
export const provoked: readonly Provoked[] = [
  ...editors,
  ...moderators,
  ...importing,
  ...productEditor,
  ...brandEditor,
  ...ingredientEditor,
  ...publishing,
  ...security,
  ...account,
  ...ofCatalog,
  ...ofShelves,
  ...ofReviews,
  ...ofSubmissions,
];
