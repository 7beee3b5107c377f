import { nothingOwn } from '#core/shelf/own-things.ts';
import type { ApiWorld } from './api-world.ts';
import { cream, draft, foam, password, pictures, review } from './api-world.ts';
import { feed, feedRow, feedRows } from './feed.ts';
import type { ApiCall } from './whole-api.ts';

const at = '2026-01-01T00:00:00.000Z';

type Sample = (world: ApiWorld) => ApiCall | Promise<ApiCall>;

/** For each endpoint a call that is answered when Anna makes it; a new endpoint needs a line here. */
export const samples: Readonly<Record<string, Sample>> = {
  'GET v2/products': () => ({}),
  'GET v2/products/{alias}': () => ({ params: { alias: cream } }),
  'GET v2/product-lists': () => ({ query: { alias: [cream, foam] } }),
  'GET v2/oembed': () => ({ query: { url: `https://site.test/products/${cream}` } }),
  'GET v2/ingredients': () => ({}),
  'GET v2/ingredients/{alias}': () => ({ params: { alias: 'glycerin' } }),
  'GET v2/brands': () => ({}),
  'GET v2/brands/{alias}': () => ({ params: { alias: 'northwind' } }),
  'GET v2/health': () => ({}),
  'GET v2/openapi.json': () => ({}),
  'POST v2/security/login': () => ({ body: { username: 'anna', password } }),
  'POST v2/security/login/code': async ({ attempt, guarded }) => ({
    body: { attempt: await attempt(), code: (await guarded('ada')).code },
  }),
  'GET v2/security/second-factor': () => ({}),
  'POST v2/security/second-factor': () => ({ body: { password } }),
  'PUT v2/security/second-factor': async ({ proposed }) => ({ body: { code: await proposed('ada') } }),
  'POST v2/security/second-factor/removal': async ({ guarded }) => ({ body: { code: (await guarded('ada')).code } }),
  'POST v2/security/register': () => ({ body: { username: 'vera', email: 'vera@example.test', password } }),
  'POST v2/security/logout': () => ({}),
  'POST v2/security/password-recovery': () => ({ body: { email: 'anna@example.test' } }),
  'POST v2/security/password-reset': async ({ mailed }) => ({ body: { token: await mailed('password-reset', 'anna'), password } }),
  'POST v2/security/email-verification': async ({ mailed }) => ({ body: { token: await mailed('email-verification', 'anna') } }),
  'GET v2/security/oauth/{provider}': () => ({ params: { provider: 'harbour' } }),
  'GET v2/security/oauth/{provider}/callback': () => ({ params: { provider: 'harbour' }, query: { code: 'x', state: 's' } }),
  'GET v2/security/sessions': () => ({}),
  'DELETE v2/security/sessions/{id}': ({ sessions }) => ({ params: { id: sessions.annaElsewhere } }),
  'GET v2/user/profile': () => ({}),
  'PATCH v2/user/profile': () => ({ body: { settings: { skin: ['dry', 'sensitive'] } } }),
  'PUT v2/user/password': () => ({ body: { current: password, password: 'fresh22' } }),
  'PUT v2/user/email': () => ({ body: { email: 'anna.new@example.test', password } }),
  'PUT v2/user/avatar': () => ({ picture: pictures.square }),
  'DELETE v2/user/avatar': () => ({}),
  'GET v2/user/export': () => ({}),
  'POST v2/user/deletion': () => ({ body: { password, keepReviews: false } }),
  'GET v2/user/routine': () => ({}),
  'PUT v2/user/routine': () => ({ body: { steps: [{ part: 'morning', product: cream, opened: null, months: null }] } }),
  'GET v2/user/shelf': () => ({}),
  'PUT v2/user/shelf/{alias}': () => ({ params: { alias: cream }, body: { shelf: 'owned', opened: '2026-01-31', months: 6 } }),
  'DELETE v2/user/shelf/{alias}': () => ({ params: { alias: cream } }),
  'PUT v2/user/seen-lists/{alias}': () => ({ params: { alias: cream } }),
  'GET v2/user/checks': () => ({}),
  'PUT v2/user/checks/{check}': () => ({ params: { check: 'abc1' }, body: { list: 'Aqua, Urea', name: 'Mine', at } }),
  'DELETE v2/user/checks/{check}': () => ({ params: { check: 'abc1' } }),
  'DELETE v2/user/checks': () => ({}),
  'GET v2/user/things': () => ({}),
  'POST v2/user/things': () => ({
    body: { ...nothingOwn, shelf: [{ alias: cream, title: 'Calm Cream', shelf: 'wish', opened: null, months: null, changedAt: at }] },
  }),
  'GET v2/user/products': () => ({}),
  'GET v2/user/products/{id}': ({ submissions }) => ({ params: { id: submissions.anna } }),
  'GET v2/users': () => ({}),
  'GET v2/users/{username}': () => ({ params: { username: 'boris' } }),
  'GET v2/users/{username}/reviews': () => ({ params: { username: 'boris' } }),
  'GET v2/favorites': () => ({}),
  'PUT v2/favorites/{kind}/{alias}': () => ({ params: { kind: 'product', alias: cream } }),
  'DELETE v2/favorites/{kind}/{alias}': () => ({ params: { kind: 'product', alias: cream } }),
  'POST v2/comparisons': () => ({ body: { aliases: [cream, foam] } }),
  'GET v2/reviews': () => ({ query: { subject: 'product', alias: foam } }),
  'POST v2/reviews': () => ({ body: { subject: 'ingredient', alias: 'glycerin', ...review } }),
  'PATCH v2/reviews/{id}': ({ reviews }) => ({ params: { id: reviews.anna }, body: { title: 'Softer' } }),
  'DELETE v2/reviews/{id}': ({ reviews }) => ({ params: { id: reviews.anna } }),
  'PUT v2/reviews/{id}/helpful': ({ reviews }) => ({ params: { id: reviews.boris } }),
  'DELETE v2/reviews/{id}/helpful': ({ reviews }) => ({ params: { id: reviews.boris } }),
  'POST v2/reports': () => ({ body: { subject: 'product', id: foam, reason: 'The pack lists Glycerin before Aqua.' } }),
  'POST v2/products': () => ({ body: draft }),
  'PATCH v2/products/{id}': ({ submissions }) => ({ params: { id: submissions.anna }, body: { title: 'Day Balm' } }),
  'PUT v2/products/{id}/image': ({ submissions }) => ({ params: { id: submissions.anna }, picture: pictures.square }),
  'GET v2/admin/products': () => ({ query: { q: 'north', view: 'no-picture', sort: '-brand' } }),
  'POST v2/admin/products/bulk': ({ submissions }) => ({ body: { ids: [submissions.anna], set: { status: 'public' } } }),
  'GET v2/admin/products/{alias}': () => ({ params: { alias: cream } }),
  'POST v2/admin/products': () => ({ body: { brand: 'Alder', titleEn: 'Day Balm', list: draft.inci } }),
  'PATCH v2/admin/products/{id}': ({ submissions }) => ({
    params: { id: submissions.anna },
    body: { set: { titleEn: 'Day Balm' }, was: {} },
  }),
  'POST v2/admin/products/{id}/merge': ({ submissions }) => ({ params: { id: submissions.anna }, body: { into: cream } }),
  'GET v2/admin/brands': () => ({ query: { q: 'north', sort: '-products' } }),
  'GET v2/admin/brands/{alias}': () => ({ params: { alias: 'northwind' } }),
  'PATCH v2/admin/brands/{id}': () => ({ params: { id: 1 }, body: { set: { country: 'NO' }, was: {} } }),
  'POST v2/admin/brands/{id}/merge': () => ({ params: { id: 2 }, body: { into: 'northwind' } }),
  'POST v2/admin/brands/{id}/hide': () => ({ params: { id: 1 }, body: { reason: 'A notice of its owner.' } }),
  'GET v2/admin/ingredients': () => ({ query: { q: 'glyc', sort: '-products' } }),
  'GET v2/admin/ingredients/{alias}': () => ({ params: { alias: 'glycerin' } }),
  'POST v2/admin/ingredients/{alias}/preview': () => ({
    params: { alias: 'glycerin' },
    body: { set: { common: { en: 'glycerol', ru: '' } } },
  }),
  'PATCH v2/admin/ingredients/{alias}': () => ({
    params: { alias: 'glycerin' },
    body: { set: { ewg: null }, was: {}, source: 'Its page' },
  }),
  'POST v2/admin/ingredients/edits/{id}/revert': async ({ edited }) => ({ params: { id: await edited() } }),
  'GET v2/admin/audit': () => ({}),
  'POST v2/admin/audit/{id}/undo': async ({ rejected }) => ({ params: { id: await rejected() } }),
  'GET v2/admin/users': () => ({ query: { q: 'ann', view: 'unconfirmed', sort: '-username' } }),
  'GET v2/admin/users/{id}': async ({ idOf }) => ({ params: { id: await idOf('boris') } }),
  'PATCH v2/admin/users/{id}': async ({ idOf }) => ({
    params: { id: await idOf('boris') },
    body: { ban: { reason: 'Advertising', days: 7 } },
  }),
  'POST v2/admin/users/bans': async ({ idOf }) => ({ body: { ids: [await idOf('boris')], ban: { reason: 'Advertising', days: null } } }),
  'DELETE v2/admin/users/{id}/sessions': async ({ idOf }) => ({ params: { id: await idOf('boris') } }),
  'GET v2/admin/moderation': () => ({}),
  'GET v2/admin/moderation/submissions': () => ({ query: { q: 'balm', sort: '-title' } }),
  'GET v2/admin/moderation/submissions/{id}': ({ submissions }) => ({ params: { id: submissions.anna } }),
  'POST v2/admin/moderation/submissions/{id}': async ({ submissions, seen }) => ({
    params: { id: submissions.anna },
    body: { decision: 'approve', seen: await seen(submissions.anna) },
  }),
  'GET v2/admin/moderation/reports': () => ({}),
  'POST v2/admin/moderation/reports/{id}': async ({ reported }) => ({ params: { id: await reported() }, body: { decision: 'keep' } }),
  'GET v2/admin/moderation/held': () => ({}),
  'POST v2/admin/moderation/held/{id}': async ({ held }) => ({ params: { id: await held() }, body: { decision: 'refuse' } }),
  'GET v2/admin/publish': () => ({}),
  'POST v2/admin/publish': () => ({}),
  'GET v2/admin/nightly': () => ({}),
  'GET v2/admin/sitemap': () => ({}),
  'GET v2/admin/sitemap/address': () => ({ query: { path: `/products/${cream}` } }),
  'GET v2/admin/imports': () => ({}),
  'GET v2/admin/imports/runs': () => ({}),
  'GET v2/admin/imports/runs/{id}/rows': async (world) => ({ params: { id: await world.imported() } }),
  'POST v2/admin/imports/files': () => ({ query: { name: 'mine.csv' }, file: new TextEncoder().encode('id;brand') }),
  'POST v2/admin/imports': () => ({ body: { source: 0 } }),
  'POST v2/admin/imports/{id}/stop': async (world) => ({ params: { id: await world.importing() } }),
  'POST v2/admin/imports/{id}/continue': async (world) => ({ params: { id: await world.importing() } }),
  'GET v2/admin/dashboard': () => ({}),
  'POST v2/admin/nightly': () => ({}),
  'GET v2/admin/feeds': () => ({}),
  'POST v2/admin/feeds': () => ({ body: feed }),
  'POST v2/admin/feeds/fetch': ({ feedAt }) => ({ body: { address: feedAt } }),
  'POST v2/admin/feeds/preview': () => ({ body: { shop: feed.shop, currency: 'EUR', rows: [feedRow('7')] } }),
  'POST v2/admin/feeds/{id}/rows': async ({ queued }) => ({ params: { id: await queued() }, body: feedRows([feedRow('8')]) }),
  'GET v2/admin/feeds/{id}/rejections': async ({ queued }) => ({ params: { id: await queued() } }),
  'GET v2/admin/external-products': async ({ queued }) => {
    await queued();
    return { query: { state: 'waiting', sort: '-likeness' } };
  },
  'GET v2/admin/external-products/{id}': async ({ queued }) => {
    await queued();
    return { params: { id: 1 } };
  },
  'POST v2/admin/external-products': async ({ queued }) => {
    await queued();
    return { body: { ids: [1], decision: 'approve' } };
  },
};

/** What is somebody's own, asked for by who it is not: the refusal each ends with. A new endpoint of a user's own thing needs a line here. */
export const ofOthers: Readonly<Record<string, readonly [refusal: string, sample: (world: ApiWorld) => ApiCall]>> = {
  'DELETE v2/security/sessions/{id}': ['not_found', ({ sessions }) => ({ params: { id: sessions.boris } })],
  'GET v2/user/products/{id}': ['auth.forbidden', ({ submissions }) => ({ params: { id: submissions.boris } })],
  'PATCH v2/reviews/{id}': ['auth.forbidden', ({ reviews }) => ({ params: { id: reviews.boris }, body: { title: 'Mine now' } })],
  'DELETE v2/reviews/{id}': ['auth.forbidden', ({ reviews }) => ({ params: { id: reviews.boris } })],
  // The other way round: nobody votes for what is their own.
  'PUT v2/reviews/{id}/helpful': ['auth.forbidden', ({ reviews }) => ({ params: { id: reviews.anna } })],
  'DELETE v2/reviews/{id}/helpful': ['auth.forbidden', ({ reviews }) => ({ params: { id: reviews.anna } })],
  'PATCH v2/products/{id}': ['auth.forbidden', ({ submissions }) => ({ params: { id: submissions.boris }, body: { title: 'Mine now' } })],
  'PUT v2/products/{id}/image': ['auth.forbidden', ({ submissions }) => ({ params: { id: submissions.boris }, picture: pictures.square })],
};
