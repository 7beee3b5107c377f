import { parentPort, workerData } from 'node:worker_threads';
import type { PageAnswer, PageQuestion } from '#server/pages/kept-program.ts';
import { loadRenderer } from './renderer.ts';

/** Stands beside the kept program as one file (bundle.ts) and answers, in a thread of a server, pages of products that the build did not write. */
const { program, siteUrl } = workerData as { readonly program: string; readonly siteUrl: string };
const { routes, pathsOf, render } = await loadRenderer(program, siteUrl);
const own = routes
  .filter((route) => route.startsWith('/products/[alias]'))
  .map((route) => ({ route, pattern: new RegExp(`^${route.replace(/\[\w+\]/g, '[^/]+')}$`) }));
const known = new Map<string, Promise<ReadonlySet<string>>>();

/** All addresses of a route, listed once. */
function addressesOf(route: string): Promise<ReadonlySet<string>> {
  const listed = known.get(route) ?? pathsOf(route).then((paths) => new Set(paths));
  known.set(route, listed);
  return listed;
}

async function answer({ id, path }: PageQuestion): Promise<PageAnswer> {
  try {
    const route = own.find(({ pattern }) => pattern.test(path))?.route;
    return { id, bytes: route !== undefined && (await addressesOf(route)).has(path) ? await render(route, path) : null };
  } catch (error) {
    return { id, error: `${path}: ${error instanceof Error ? error.message : error}` };
  }
}

parentPort?.on('message', async (question: PageQuestion) => parentPort?.postMessage(await answer(question)));
