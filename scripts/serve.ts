import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getConnInfo } from '@hono/node-server/conninfo';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { parse } from 'smol-toml';
import * as z from 'zod/mini';
import type { Database } from '#db/database.ts';
import { callerAddress, networkOf } from '#server/caller-address.ts';
import type { FunctionContext } from '#server/function.ts';
import { type AnsweredRequest, logError } from '#server/logging/log-lines.ts';
import { type OpenServices, openServices, type Workers } from '#server/open-services.ts';
import { notFoundPage } from '#server/pages/not-found.ts';
import { ApiError, problemAnswer } from '#server/problems.ts';
import type { Services } from '#server/services.ts';
import type { VisitCounter } from '#server/visits/visit-counter.ts';
import { builtOf } from './built-module.ts';
import { headersFile, headersReader } from './headers-file.ts';
import { redirectsOf } from './redirects-file.ts';
import type { Background } from './serving/background.ts';
import type { GeneralLimit } from './serving/general-limit.ts';
import { keptFiles } from './serving/kept-files.ts';
import { type WatchedVariables, watchRequests } from './serving/watch-requests.ts';
import type { Settings } from './settings.ts';
import './tsx-modules.ts';

/** What the local server takes from netlify.toml. */
const netlifyFile = z.object({
  redirects: z.optional(
    z.array(z.object({ from: z.string(), to: z.string(), status: z.optional(z.number()), force: z.optional(z.boolean()) })),
  ),
});
const functionModule = z.object({
  default: z.custom<(request: Request, context: FunctionContext & { readonly params: object }) => Response | Promise<Response>>(
    (value) => typeof value === 'function',
  ),
  // What runs by the clock has no address.
  config: z.object({ path: z.optional(z.union([z.string(), z.array(z.string())])), preferStatic: z.optional(z.boolean()) }),
});

export type Site = Hono<{ Variables: WatchedVariables }>;

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

const addressOf = (c: Context, proxies: number): string =>
  callerAddress(c.req.header('x-forwarded-for') ?? null, proxies, getConnInfo(c).remote.address ?? 'unknown');

/** The path as it was sent: decoded, "/%5Chost" and "/%09/host" would lead a browser to another site. */
const sentPath = (c: Context) => new URL(c.req.url).pathname;

/** "/products/x" is products/x.html; a file keeps its name. */
function fileFor(root: string, path: string): string {
  if (path === '/') return '/index.html';
  const file = join(root, path);
  return existsSync(file) && statSync(file).isFile() ? path : `${path}.html`;
}

/** A built error page; a folder without a site has none. */
function builtPage(root: string, name: string): string | null {
  const file = join(root, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function errorPage(root: string, path: string): string {
  const page = builtPage(root, '404.html');
  return page === null ? '<h1>404</h1>' : notFoundPage(page, path);
}

const isApi = (path: string) => path.startsWith('/api/');

function tooOften(c: Context, seconds: number, services: Services | undefined): Response {
  const headers = { 'retry-after': String(seconds) };
  return services && isApi(c.req.path)
    ? problemAnswer(new ApiError('rate.limited', { headers }), services.t)
    : c.text('Too many requests. / Слишком много запросов.', 429, headers);
}

function functionModules(folder: string) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  return Promise.all(names.map(async (name) => z.parse(functionModule, await import(pathToFileURL(resolve(folder, name)).href))));
}

/** netlify.toml's target with the rest of the path put in. */
const targetOf = (to: string, rest: string) => to.replace(':splat', rest);

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
  const rules = z.parse(netlifyFile, existsSync(netlify) ? parse(readFileSync(netlify, 'utf8')) : {});
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
  for (const { from, status, force } of rules.redirects ?? []) if (force && status === 404) app.all(from, (c) => c.notFound());
  const modules = services && existsSync(functions) ? await functionModules(functions) : [];
  const mount = (preferStatic: boolean) => {
    for (const { default: handler, config } of modules.filter((one) => (one.config.preferStatic ?? false) === preferStatic))
      for (const path of [config.path ?? []].flat())
        app.all(path, (c) => {
          const answeredBy = (pattern: string) => c.set('route', pattern);
          answeredBy(path);
          const platform = {
            ip: addressOf(c, proxies),
            requestId: c.get('requestId'),
            answeredBy,
            ...(later ? { waitUntil: later } : {}),
          };
          return handler(c.req.raw, { params: c.req.param(), ...platform, ...(services ? { services } : {}) });
        });
  };
  mount(false);
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
  mount(true);
  for (const { from, to, status, force } of rules.redirects ?? []) {
    if (force) continue;
    const rest = (path: string) => (from.endsWith('*') ? path.slice(from.length - 1) : '');
    if (status === 200) app.get(from, serveStatic({ root, rewriteRequestPath: (path) => fileFor(root, targetOf(to, rest(path))) }));
    else app.all(from, (c) => c.redirect(targetOf(to, rest(sentPath(c))), status === 302 ? 302 : 301));
  }
  app.notFound((c) => c.html(errorPage(root, c.req.path), 404));
  app.onError((error, c) => {
    (services?.log ?? logError)(c.get('requestId'), error);
    return c.html(builtPage(root, '500.html') ?? '<h1>500</h1>', 500);
  });
  return app;
}

export { serveSite } from './serving/listen.ts';
