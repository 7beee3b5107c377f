import { parentPort, workerData } from 'node:worker_threads';
import type { PageAnswer, PageQuestion, PageThread } from '#server/pages/render-thread.ts';
import { filledCatalogue } from './filled-catalogue.ts';
import { loadRenderer } from './renderer.ts';

/** Stands beside the kept program as one file (bundle.ts) and answers, in a thread of a server, pages of products that the build did not write. */
const { program, siteUrl, filled } = workerData as PageThread;
const { routes, pathsOf, render, listAnew } = await loadRenderer(program, siteUrl);
const own = routes
  .filter((route) => route.startsWith('/products/[alias]'))
  .map((route) => ({ route, pattern: new RegExp(`^${route.replace(/\[\w+\]/g, '[^/]+')}$`) }));
const known = new Map<string, Promise<ReadonlySet<string>>>();
const fill = filled === null ? null : filledCatalogue(filled);

/** All addresses of a route, listed once. */
function addressesOf(route: string): Promise<ReadonlySet<string>> {
  const listed = known.get(route) ?? pathsOf(route).then((paths) => new Set(paths));
  known.set(route, listed);
  return listed;
}

async function answer({ id, path, rows }: PageQuestion): Promise<PageAnswer> {
  try {
    if (fill && rows) {
      fill(rows);
      known.clear();
      listAnew();
    }
    const route = own.find(({ pattern }) => pattern.test(path))?.route;
    return { id, bytes: route !== undefined && (await addressesOf(route)).has(path) ? await render(route, path) : null };
  } catch (error) {
    return { id, error: `${path}: ${error instanceof Error ? error.message : error}` };
  }
}

/** One after the other: the snapshot may hold what one page needs. */
let last: Promise<void> = Promise.resolve();
parentPort?.on('message', (question: PageQuestion) => {
  last = last.then(async () => parentPort?.postMessage(await answer(question)));
});
