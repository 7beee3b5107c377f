import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { FunctionContext } from '#server/function.ts';
import type { Site } from './watch-requests.ts';

const functionModule = z.object({
  default: z.custom<(request: Request, context: FunctionContext & { readonly params: object }) => Response | Promise<Response>>(
    (value) => typeof value === 'function',
  ),
  // What runs by the clock has no address.
  config: z.object({ path: z.optional(z.union([z.string(), z.array(z.string())])), preferStatic: z.optional(z.boolean()) }),
});

type FunctionModule = z.output<typeof functionModule>;

/** The functions of a folder; a folder that is not there has none. */
export async function functionModules(folder: string): Promise<readonly FunctionModule[]> {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  return Promise.all(names.map(async (name) => z.parse(functionModule, await import(pathToFileURL(resolve(folder, name)).href))));
}

/** Lets the functions answer that own their address, or those that let a file answer first. */
export function mountFunctions(
  app: Site,
  modules: readonly FunctionModule[],
  preferStatic: boolean,
  contextOf: (c: Context) => Omit<FunctionContext, 'params' | 'answeredBy'>,
): void {
  for (const { default: handler, config } of modules.filter((one) => (one.config.preferStatic ?? false) === preferStatic))
    for (const path of [config.path ?? []].flat())
      app.all(path, (c) => {
        const answeredBy = (pattern: string) => c.set('route', pattern);
        answeredBy(path);
        return handler(c.req.raw, { params: c.req.param(), answeredBy, ...contextOf(c) });
      });
}
