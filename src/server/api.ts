import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { cors } from 'hono/cors';
import type { AnswerOf, Endpoint, InputOf } from '#api/endpoint.ts';
import { isDangling } from '#db/database.ts';
import { bannedError } from './accounts/bans.ts';
import { networkOf } from './caller-address.ts';
import { ApiError, failureAnswer, problemAnswer } from './problems.ts';
import { checked, fileOf, jsonOf, pictureOf, queryOf } from './reading.ts';
import type { Caller, Origin, Services } from './services.ts';

/** Who calls an endpoint: nobody unknown where an account is needed. */
type CallerOf<One extends Endpoint> = One['who'] extends 'anyone' ? Caller | null : Caller;

/** Where a browser is led to, and the cookie it takes along. */
export interface Redirection {
  readonly location: string;
  readonly cookie?: string;
}
type Answer<One extends Endpoint> = One['status'] extends 302 ? Redirection : AnswerOf<One>;

/** What answers an endpoint. */
export type Handler<One extends Endpoint> = (
  input: InputOf<One>,
  services: Services,
  caller: CallerOf<One>,
  origin: Origin,
) => Promise<Answer<One>>;

export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (input: InputOf<Endpoint>, services: Services, caller: Caller | null, origin: Origin) => Promise<unknown>;
  /** What the answers to a query of this kind change with, for open endpoints; much cheaper than the answer. */
  readonly version: ((services: Services) => Promise<string>) | null;
}

/** Binds an endpoint to what answers it. */
export function route<const One extends Endpoint>(endpoint: One, handle: Handler<One>, version: Route['version'] = null): Route {
  return { endpoint, handle: handle as Route['handle'], version };
}

/** Caches at the edge keep an open answer for a minute and may show it while they fetch a newer one; a browser asks each time, and mostly hears 304. */
const openHeaders = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'netlify-cdn-cache-control': 'public, max-age=60, stale-while-revalidate=3600, durable',
  'netlify-vary': 'query',
  'access-control-allow-origin': '*',
} as const;

async function callerFor(endpoint: Endpoint, request: Request, services: Services): Promise<Caller | null> {
  if (endpoint.who === 'anyone' && endpoint.open) return null;
  const caller = await services.callerOf(request);
  // Who is banned reads what everybody reads.
  if (endpoint.who === 'anyone') return caller?.banned === null ? caller : null;
  if (!caller) throw new ApiError('auth.required');
  if (caller.banned) throw bannedError(services, caller.banned);
  if (endpoint.who === 'admin' && caller.role !== 'admin') throw new ApiError('auth.forbidden');
  return caller;
}

const noBytes = new Uint8Array();

const etagOf = (version: string, url: URL, services: Services) =>
  `W/"${createHash('sha256').update(`${services.version} ${services.site.language} ${version} ${url.pathname}${url.search}`).digest('base64url').slice(0, 22)}"`;

function redirected({ location, cookie }: Redirection, headers: Readonly<Record<string, string>>): Response {
  return new Response(null, { status: 302, headers: { ...headers, location, ...(cookie === undefined ? {} : { 'set-cookie': cookie }) } });
}

async function answer({ endpoint, handle, version }: Route, c: Context, services: Services): Promise<Response> {
  const request = c.req.raw;
  const url = new URL(request.url);
  const caller = await callerFor(endpoint, request, services);
  const input = {
    params: checked(endpoint.params, c.req.param()),
    query: checked(endpoint.query, queryOf(url)),
    body: endpoint.body ? checked(endpoint.body, await jsonOf(request, endpoint.largestBody)) : {},
    picture: endpoint.picture ? await pictureOf(request) : noBytes,
    file: endpoint.file ? await fileOf(request) : noBytes,
  };
  const headers: Record<string, string> = endpoint.open ? { ...openHeaders } : { 'cache-control': 'no-store' };
  if (version) {
    headers['etag'] = etagOf(await version(services), url, services);
    if (request.headers.get('if-none-match')?.includes(headers['etag'])) return new Response(null, { status: 304, headers });
  }
  const made = await handle(input, services, caller, originOf(c, services));
  if (endpoint.status === 302) return redirected(made as Redirection, headers);
  return endpoint.answer === null
    ? new Response(null, { status: endpoint.status, headers })
    : Response.json(made, { status: endpoint.status, headers });
}

/** What the platform knows of a call: on Netlify its context, on the local server what serve.ts hands over. */
export interface Platform {
  readonly ip?: string;
  readonly waitUntil?: (work: Promise<unknown>) => void;
  /** Names the request, in the log and in an answer that is an error. */
  readonly requestId?: string;
  /** Is told the endpoint that answers, as its pattern: an address may hold what somebody wrote. */
  readonly answeredBy?: (pattern: string) => void;
}

const platformOf = (c: Context): Platform => c.env ?? {};
const idOf = (c: Context): string => platformOf(c).requestId ?? crypto.randomUUID();

function originOf(c: Context, services: Services): Origin {
  const platform = platformOf(c);
  return {
    address: networkOf(platform.ip || 'unknown'),
    agent: c.req.header('user-agent') ?? null,
    cookie: (name) => getCookie(c, name) ?? null,
    waitUntil: (work) => {
      const settled = work.catch((error: unknown) => services.log(idOf(c), error));
      platform.waitUntil?.(settled);
    },
  };
}

const base = '/api/';
const patternOf = (path: string) => base + path.replace(/\{(\w+)\}/g, ':$1');

/** The app of one function: its routes, and a problem for everything else under its addresses. */
export function createApi(routes: readonly Route[], services: Services): Hono {
  const app = new Hono();
  if (services.allowedOrigins.length > 0)
    app.use(
      cors({
        origin: [...services.allowedOrigins],
        allowHeaders: ['authorization', 'content-type'],
        exposeHeaders: ['etag', 'retry-after'],
        maxAge: 86_400,
      }),
    );
  for (const one of routes) {
    const pattern = patternOf(one.endpoint.path);
    app.on(one.endpoint.method, pattern, (c) => {
      platformOf(c).answeredBy?.(pattern);
      return answer(one, c, services);
    });
  }
  // Endpoints of one address may call its parts by different names.
  for (const [pattern, here] of Map.groupBy(routes, ({ endpoint }) => patternOf(endpoint.path.replace(/\{\w+\}/g, '{part}')))) {
    const allow = here.flatMap(({ endpoint: { method } }) => (method === 'GET' ? [method, 'HEAD'] : [method])).join(', ');
    app.all(pattern, (c) =>
      problemAnswer(new ApiError('method.not_allowed', { values: { method: c.req.method }, headers: { allow } }), services.t),
    );
  }
  app.notFound(() => problemAnswer(new ApiError('not_found'), services.t));
  app.onError((error, c) => {
    // It was there when the call began, and was removed meanwhile.
    if (isDangling(error)) return problemAnswer(new ApiError('not_found'), services.t);
    return failureAnswer(error, idOf(c), services);
  });
  return app;
}
