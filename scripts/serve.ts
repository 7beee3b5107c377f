import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import type { Database } from '#db/database.ts';
import { networkOf } from '#server/caller-address.ts';
import { type AnsweredRequest, logError } from '#server/logging/log-lines.ts';
import { type OpenServices, openServices, type Workers } from '#server/open-services.ts';
import { ApiError, problemAnswer } from '#server/problems.ts';
import type { Services } from '#server/services.ts';
import type { VisitCounter } from '#server/visits/visit-counter.ts';
import { builtOf } from './built-module.ts';
import { headersFile, headersReader } from './headers-file.ts';
import { redirectsOf } from './redirects-file.ts';
import type { Background } from './serving/background.ts';
import { builtPage, errorPage, fileFor } from './serving/built-pages.ts';
import type { GeneralLimit } from './serving/general-limit.ts';
import { keptFiles } from './serving/kept-files.ts';
import { functionModules, mountFunctions } from './serving/mount-functions.ts';
import { netlifyRedirects, redirectTheRest } from './serving/netlify-redirects.ts';
import { addressOf, sentPath } from './serving/sent-request.ts';
import { type Site, type WatchedVariables, watchRequests } from './serving/watch-requests.ts';
import type { Settings } from './settings.ts';
import './tsx-modules.ts';

export interface SiteOptions {
  /** The built site. */
  readonly root: string;
  readonly functions: string;
  readonly netlify: string;
  /** What functions work with; without it there are no functions. */
  readonly services?: Services;
  /** Proxies in front that tell the callers' addresses. */
  readonly proxies?: number;
  /** Told of each answer. */
  readonly visits?: VisitCounter;
  /** Told of each answer by the pattern that gave it: the log, the figures. */
  readonly watchers?: readonly ((answered: AnsweredRequest) => void)[];
  /** In front of everything. */
  readonly limit?: GeneralLimit;
  /** Takes what answers do not wait for. */
  readonly later?: Background['add'];
}

/** The services of the functions as the settings have them. */
export const servicesOf = (settings: Settings, workersOf?: (db: Database) => Workers): Promise<OpenServices> =>
  openServices(builtOf(settings), settings, settings.address, workersOf);

const isApi = (path: string) => path.startsWith('/api/');

function tooOften(c: Context, seconds: number, services: Services | undefined): Response {
  const headers = { 'retry-after': String(seconds) };
  return services && isApi(c.req.path)
    ? problemAnswer(new ApiError('rate.limited', { headers }), services.t)
    : c.text('Too many requests. / Слишком много запросов.', 429, headers);
}

/**
 * The built site with its `_headers`, its functions, and netlify.toml's redirects, in Netlify's order: what is forced, functions that own their
 * address, static files, functions that prefer them (`preferStatic`), redirects and rewrites, 404.
 */
export async function createSite({
  root,
  functions,
  netlify,
  services,
  proxies = 0,
  visits,
  watchers = [],
  limit,
  later,
}: SiteOptions): Promise<Site> {
  const app = new Hono<{ Variables: WatchedVariables }>();
  const rules = netlifyRedirects(netlify);
  app.use(watchRequests(watchers));
  app.use(compress());
  const headersOf = headersReader(join(root, headersFile));
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headersOf(c.req.path))) if (!c.res.headers.has(name)) c.header(name, value);
  });
  if (visits)
    app.use(async (c, next) => {
      await next();
      const ahead = /prefetch|prerender/.test(c.req.header('sec-purpose') ?? '');
      visits.count({ path: c.req.path, method: c.req.method, status: c.res.status, agent: c.req.header('user-agent') ?? '', ahead });
    });
  app.use(async (c, next) => {
    const wait = limit?.(networkOf(addressOf(c, proxies))) ?? null;
    if (wait !== null) return tooOften(c, wait, services);
    // No file and no thing has such a name, and what reads it ends there.
    return /%00|\0/.test(c.req.url) && !isApi(c.req.path) ? c.notFound() : next();
  });
  app.use(async (c, next) => {
    const path = sentPath(c);
    // One slash in front only: "//host" would lead to another site.
    if (path.length > 1 && path.endsWith('/')) return c.redirect(`/${path.replace(/^\/+|\/+$/g, '')}${new URL(c.req.url).search}`, 301);
    return next();
  });
  // What is forced comes before the files; all else after them.
  for (const { from, status, force } of rules) if (force && status === 404) app.all(from, (c) => c.notFound());
  const modules = services ? await functionModules(functions) : [];
  const context = (c: Context) => ({
    ip: addressOf(c, proxies),
    requestId: c.get('requestId'),
    ...(later ? { waitUntil: later } : {}),
    ...(services ? { services } : {}),
  });
  mountFunctions(app, modules, false, context);
  // Functions that own their address say themselves what their answers change with.
  app.use(etag());
  app.get(
    '*',
    keptFiles(root, (path) => fileFor(root, path)),
  );
  app.get('*', serveStatic({ root, rewriteRequestPath: (path) => fileFor(root, path), onFound: (_, c) => c.set('route', 'static') }));
  const moved = redirectsOf(join(root, '_redirects'));
  app.get('*', (c, next) => {
    const target = moved(sentPath(c));
    return target === null ? next() : Promise.resolve(c.redirect(target + new URL(c.req.url).search, 301));
  });
  mountFunctions(app, modules, true, context);
  redirectTheRest(app, rules, root);
  app.notFound((c) => c.html(errorPage(root, c.req.path), 404));
  app.onError((error, c) => {
    (services?.log ?? logError)(c.get('requestId'), error);
    return c.html(builtPage(root, '500.html') ?? '<h1>500</h1>', 500);
  });
  return app;
}

export { serveSite } from './serving/listen.ts';
