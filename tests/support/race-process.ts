import { openDatabase } from '#db/database.ts';
import { inlinePasswords } from '#server/accounts/passwords.ts';
import { securityRoutes, userRoutes } from '#server/accounts/routes.ts';
import { createApi } from '#server/api.ts';
import { createServices } from '#server/create-services.ts';
import { favoriteRoutes } from '#server/favorites/routes.ts';
import { limits } from '#server/limits.ts';
import { reviewRoutes } from '#server/reviews/routes.ts';
import { readSiteConfig } from '#site/config.ts';
import type { RaceCall, RaceOutcome, RaceSettings } from './racers.ts';

/** One of several servers over one database file; started by racers.ts. What it is sent it asks itself, all at once. */
const settings: RaceSettings = JSON.parse(process.argv[2] ?? '');
const { db } = await openDatabase({ url: `file:${settings.database}` });
const nothing = { put: async () => {}, get: async () => null, remove: async () => {}, list: async () => [], putAt: async () => 0 };
const logged: string[] = [];
const services = createServices({
  db,
  site: readSiteConfig({ PUBLIC_SITE_URL: 'https://site.test' }),
  address: 'https://site.test',
  version: '1',
  snapshot: null,
  root: '.cache/none',
  prerenderBundle: '.cache/none',
  snapshotFile: '.cache/none.db',
  baseSnapshot: '.cache/none.db',
  scriptHashes: [],
  allowedOrigins: [],
  accounts: {
    passwords: inlinePasswords(4),
    secret: settings.secret,
    tokenLifetime: 3_600_000,
    adminIdle: 3_600_000,
    providers: new Map(),
  },
  mailer: { send: async () => {} },
  limits: { ...limits, ...settings.limits },
  images: nothing,
});
const routes = [...securityRoutes, ...userRoutes, ...reviewRoutes, ...favoriteRoutes];
const app = createApi(routes, { ...services, log: (_, error) => logged.push(String(error)) });

async function ask({ method, path, body, token }: RaceCall): Promise<RaceOutcome> {
  const answer = await app.request(
    `https://site.test/api/${path}`,
    {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
    { ip: '192.0.2.1', waitUntil: () => {} },
  );
  const said = answer.status === 204 ? null : await answer.json();
  return { status: answer.status, body: said, logged: logged.splice(0) };
}

process.on('message', async (calls: RaceCall[]) => process.send?.(await Promise.all(calls.map(ask))));
process.send?.('ready');
