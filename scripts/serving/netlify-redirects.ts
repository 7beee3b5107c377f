import { existsSync, readFileSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { parse } from 'smol-toml';
import * as z from 'zod/mini';
import { fileFor } from './built-pages.ts';
import { sentPath } from './sent-request.ts';
import type { Site } from './watch-requests.ts';

/** What the local server takes from netlify.toml. */
const netlifyFile = z.object({
  redirects: z.optional(
    z.array(z.object({ from: z.string(), to: z.string(), status: z.optional(z.number()), force: z.optional(z.boolean()) })),
  ),
});
type Redirect = NonNullable<z.output<typeof netlifyFile>['redirects']>[number];

/** The redirects of netlify.toml; none without the file. */
export const netlifyRedirects = (file: string): readonly Redirect[] =>
  (existsSync(file) ? z.parse(netlifyFile, parse(readFileSync(file, 'utf8'))).redirects : undefined) ?? [];

/** netlify.toml's target with the rest of the path put in. */
const targetOf = (to: string, rest: string) => to.replace(':splat', rest);

/** Redirects and rewrites of what nothing else answered. */
export function redirectTheRest(app: Site, rules: readonly Redirect[], root: string): void {
  for (const { from, to, status, force } of rules) {
    if (force) continue;
    const rest = (path: string) => (from.endsWith('*') ? path.slice(from.length - 1) : '');
    if (status === 200) app.get(from, serveStatic({ root, rewriteRequestPath: (path) => fileFor(root, targetOf(to, rest(path))) }));
    else app.all(from, (c) => c.redirect(targetOf(to, rest(sentPath(c))), status === 302 ? 302 : 301));
  }
}
