import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import { editIngredient } from '#api/admin/ingredients.ts';
import { changeProducts } from '#api/admin/products.ts';
import type { Endpoint } from '#api/endpoint.ts';
import { report } from '#api/reports.ts';
import { addReview } from '#api/reviews.ts';
import { login, register, sessionList } from '#api/security.ts';
import { addProduct } from '#api/submissions.ts';
import type { FeedRow } from '#core/imports/feed-columns.ts';
import { updateUser, userByName } from '#db/queries/accounts.ts';
import { insertBuild } from '#db/queries/builds.ts';
import { insertJob } from '#db/queries/import-jobs.ts';
import { openImport } from '#db/queries/imports.ts';
import { insertMailedToken } from '#db/queries/mailed-tokens.ts';
import { secondFactors } from '#db/schema/index.ts';
import type { Provider } from '#server/accounts/providers.ts';
import { mailedSecret } from '#server/accounts/tokens.ts';
import { usualLimits } from '#server/fetching/fetch-text.ts';
import type { Importer } from '#server/imports/importer.ts';
import type { Publisher } from '#server/publishing/publisher.ts';
import { newSecret } from '#server/second-factor/codes.ts';
import { sealSecret } from '#server/second-factor/sealed-secret.ts';
import type { Services } from '#server/services.ts';
import { queueRows } from './feed.ts';
import { feedServer, largestFeed } from './feed-server.ts';
import { testServices } from './services.ts';
import { type ApiCall, askApi } from './whole-api.ts';

export const password = 'harbour7';

async function drawn(width: number, height: number, background: string): Promise<Uint8Array> {
  const dot = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#402030' } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: dot, gravity: 'centre' }])
    .png()
    .toBuffer();
}

export const pictures = {
  square: await drawn(200, 200, '#ffffff'),
  oblong: await drawn(200, 100, '#ffffff'),
  grey: await drawn(200, 200, '#888888'),
  huge: await sharp({ create: { width: 7_000, height: 6_000, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer(),
  torn: new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 0]),
};

export const draft = {
  brand: 'Alder',
  title: 'Night Balm',
  inci: 'Aqua, Glycerin, Niacinamide, Panthenol, Phenoxyethanol',
  category: null,
  sizes: ['50 ml'],
};
export const review = { rating: 4, title: 'Soft', content: 'Soft for a whole day.' };
export const [cream, foam] = ['northwind-calm-cream', 'northwind-foam'];

/** Stands for a provider that everybody is known to. */
const provider: Provider = {
  name: 'harbour',
  label: 'Harbour ID',
  begin: async () => ({ address: 'https://id.example/', checks: { state: 's', nonce: 'n', verifier: 'v' } }),
  finish: async () => ({ provider: 'harbour', subject: '1', email: 'dina@example.test', emailVerified: true, names: ['Dina'] }),
};

/** Stands for what builds: it writes down that it was asked. */
const publisherOf = (db: Services['db']): Publisher => ({
  how: 'here',
  after: 5,
  publish: (by) => insertBuild(db, { language: 'en', reason: 'button', by, state: 'asked', at: '2026-01-01T00:00:00.000Z' }),
});

/** Stands for what imports: it knows one source and one file, and does nothing with them. */
const importer: Importer = {
  sources: () => [{ kind: 'csv', file: 'mine.csv', shop: null, since: null }],
  keep: async (name) => name,
  fileOf: (kept) => (kept === 'mine.csv' ? kept : null),
  wake: () => {},
  report: async () => ({ items: [], total: 0 }),
  stop: () => {},
};

/**
 * A site with people in it: Anna and Boris with a review and a submission each, an administrator, and Zoe who is banned. `change` holds for
 * what is asked afterwards.
 */
export async function apiWorld(database: string, change: Partial<Services> = {}) {
  const base = await testServices('en', undefined, database);
  const services = {
    ...base,
    accounts: { ...base.accounts, providers: new Map([[provider.name, provider]]) },
    publisher: publisherOf(base.db),
    night: () => true,
    feedLimits: { ...usualLimits, most: largestFeed, fromPrivate: true },
    importer,
  };
  const ask = (endpoint: Endpoint, call: ApiCall = {}) => askApi({ ...services, ...change }, endpoint, call);
  async function told(endpoint: Endpoint, call: ApiCall) {
    const answer = await askApi(services, endpoint, call);
    if (!answer.ok) throw new Error(`${endpoint.method} ${endpoint.path}: ${await answer.text()}`);
    return answer.json();
  }
  const idOf = async (username: string) => (await userByName(services.db, username))?.id ?? 0;
  const signUp = async (username: string): Promise<string> =>
    (await told(register, { body: { username, email: `${username}@example.test`, password } })).token;
  const write = async (token: string): Promise<number> =>
    (await told(addReview, { token, body: { subject: 'product', alias: foam, ...review } })).review.id;
  const submit = async (token: string, title: string): Promise<number> =>
    (await told(addProduct, { token, body: { ...draft, title } })).product.id;
  const sessionOf = async (token: string): Promise<string> =>
    (await told(sessionList, { token })).items.find(({ current }: { current: boolean }) => current).id;
  /** The secret of a link mailed to somebody. */
  async function mailed(purpose: 'password-reset' | 'email-verification', username: string): Promise<string> {
    const { secret, hash } = mailedSecret();
    const link = { hash, userId: await idOf(username), purpose, email: `${username}@example.test`, expiresAt: '2999-01-01T00:00:00.000Z' };
    await insertMailedToken(services.db, link, '2026-01-01T00:00:00.000Z');
    return secret;
  }

  /** The secret of a second factor that somebody has proposed or, with a code of some time ago, confirmed. */
  async function factorOf(username: string, step: number | null): Promise<string> {
    const userId = await idOf(username);
    const secret = newSecret();
    const row = {
      secret: sealSecret(services.accounts.secret, userId, secret),
      confirmedAt: step === null ? null : '2026-01-01',
      lastStep: step ?? 0,
    };
    await services.db
      .insert(secondFactors)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: secondFactors.userId, set: row });
    return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: services.now() });
  }
  const guarded = async (username: string) => ({ code: await factorOf(username, 1) });
  const proposed = (username: string) => factorOf(username, null);
  /** What a sign-in of the administrator waits with for its code. */
  async function attempt(): Promise<string> {
    await guarded('ada');
    const answer = await askApi(services, login, { body: { username: 'ada', password } });
    return (await answer.json()).attempt;
  }

  const tokens = { anna: await signUp('anna'), boris: await signUp('boris'), admin: await signUp('ada'), zoe: await signUp('zoe') };
  await updateUser(services.db, await idOf('ada'), { role: 'admin' });
  await updateUser(services.db, await idOf('zoe'), { bannedAt: '2026-01-01T00:00:00.000Z', banReason: 'advertising' });
  const again = (await told(login, { body: { username: 'anna', password } })).token;
  const submissions = { anna: await submit(tokens.anna, 'Balm of Anna'), boris: await submit(tokens.boris, 'Balm of Boris') };
  /** An administrator rejects Boris's submission, each time for another reason; the number of that change. */
  const rejected = async (): Promise<number> => {
    const set = { status: 'rejected', reason: crypto.randomUUID() };
    return (await told(changeProducts, { token: tokens.admin, body: { ids: [submissions.boris], set } })).change;
  };
  /** A guest reports the review of Boris; the number of that report. */
  const reported = async (): Promise<number> => {
    const reason = `This is advertising ${crypto.randomUUID()}.`;
    await askApi(services, report, { body: { subject: 'review', id: String(reviewsOf.boris), reason } });
    return (await services.db.query.complaints.findFirst({ where: (row, { eq }) => eq(row.reason, reason) }))?.id ?? 0;
  };
  /** A text of Boris's that was held back; its number. */
  const held = async (content = 'This is fucking awful.'): Promise<number> => {
    await askApi(services, addReview, { token: tokens.boris, body: { subject: 'product', alias: cream, ...review, content } });
    return (await services.db.query.heldTexts.findMany()).at(-1)?.id ?? 0;
  };
  /** When a submission was last changed, as its editor saw it. */
  const seen = async (id: number): Promise<string> =>
    (await services.db.query.products.findFirst({ where: (row, { eq }) => eq(row.id, id) }))?.updatedAt ?? '';
  const reviewsOf = { anna: await write(tokens.anna), boris: await write(tokens.boris) };
  const at = '2026-01-01T00:00:00.000Z';
  /** An import that waits to begin, and a run of one. */
  const importing = () =>
    insertJob(services.db, { kind: 'csv', file: 'mine.csv', name: 'mine.csv', shop: null, since: null, by: null, askedAt: at });
  const imported = async () => (await openImport(services.db, { kind: 'csv', file: 'mine.csv', fingerprint: 'x', at })).id;
  /** An administrator warns of glycerin; the number of that edit. */
  const edited = async (): Promise<number> => {
    const body = { set: { caution: { en: crypto.randomUUID(), ru: '' } }, was: {}, source: 'A paper of 2026' };
    return (await told(editIngredient, { token: tokens.admin, params: { alias: 'glycerin' }, body })).ingredient.edits[0].id;
  };
  return {
    services,
    feedAt: await feedServer(),
    importing,
    imported,
    ask,
    rejected,
    queued: (rows?: FeedRow[], more?: object) => queueRows(told, tokens.admin, rows, more),
    reported,
    held,
    guarded,
    proposed,
    attempt,
    seen,
    edited,
    tokens,
    idOf,
    mailed,
    reviews: reviewsOf,
    submissions,
    sessions: { boris: await sessionOf(tokens.boris), annaElsewhere: await sessionOf(again) },
  };
}
export type ApiWorld = Awaited<ReturnType<typeof apiWorld>>;
