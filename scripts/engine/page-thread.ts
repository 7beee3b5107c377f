import { parentPort, workerData } from 'node:worker_threads';
import type { PageAnswer, PageQuestion, PageThread } from '#server/pages/render-thread.ts';
import { filledCatalogue } from './filled-catalogue.ts';
import { loadRenderer } from './renderer.ts';

/** Stands beside the prerender bundle as one file (bundle.ts) and answers, in a thread of a server, pages of products that the build did not write. */
const { program, siteUrl, filled } = workerData as PageThread;
const { render } = await loadRenderer(program, siteUrl);
const fill = filled === null ? null : filledCatalogue(filled);

async function answer({ id, path, rows }: PageQuestion): Promise<PageAnswer> {
  try {
    if (fill && rows) fill(rows);
    return { id, bytes: await render(path) };
  } catch (error) {
    return { id, error: `${path}: ${error instanceof Error ? error.message : error}` };
  }
}

/** One after the other: the snapshot may hold what one page needs. */
let last: Promise<void> = Promise.resolve();
parentPort?.on('message', (question: PageQuestion) => {
  last = last.then(async () => parentPort?.postMessage(await answer(question)));
});
