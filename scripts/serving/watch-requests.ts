import type { Hono, MiddlewareHandler } from 'hono';
import type { AnsweredRequest } from '#server/logging/log-lines.ts';

/** What is known of a request while it is answered. */
export interface WatchedVariables {
  readonly requestId: string;
  /** What answers it: the pattern of an endpoint or of a page on request, "static" for a file of the site. */
  route: string;
}

/** A site whose requests are watched. */
export type Site = Hono<{ Variables: WatchedVariables }>;

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Names each request, says so in its answer, and tells of it when it is answered. What only one caller sends, such as a method of its own, becomes no name of a figure. */
export function watchRequests(
  watchers: readonly ((answered: AnsweredRequest) => void)[],
): MiddlewareHandler<{ Variables: WatchedVariables }> {
  return async (c, next) => {
    const begun = performance.now();
    const id = crypto.randomUUID();
    c.set('requestId', id);
    c.set('route', 'other');
    await next();
    c.header('x-request-id', id);
    const method = methods.has(c.req.method) ? c.req.method : 'other';
    const answered = { id, method, route: c.get('route'), status: c.res.status, ms: performance.now() - begun };
    for (const tell of watchers) tell(answered);
  };
}
