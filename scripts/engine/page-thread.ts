import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { PageAnswer, PageQuestion, PageThread } from '#server/pages/render-thread.ts';
import { storeOf } from '../snapshot/statements.ts';
import { writeBaseSnapshot } from './base-snapshot.ts';
import { filledCatalog } from './filled-catalog.ts';
import { loadRenderer } from './renderer.ts';

/** Stands beside the prerender bundle as one file (bundle.ts) and answers, in a thread of a server, pages that the build did not write. */
const { prerenderBundle, siteUrl, filled, whole } = workerData as PageThread;
if (whole !== null) writeBaseSnapshot(whole, filled);
const { render, knowledge, forgetRows } = await loadRenderer(prerenderBundle, siteUrl);
const fill = filledCatalog(filled, {
  whole: whole === null ? null : storeOf(new DatabaseSync(whole, { readOnly: true, timeout: 10_000 })),
  knowledge,
});

async function answer({ id, path, rows, locals }: PageQuestion): Promise<PageAnswer> {
  try {
    fill(rows);
    forgetRows();
    return { id, bytes: await render(path, { locals }) };
  } catch (error) {
    return { id, error: `${path}: ${error instanceof Error ? error.message : error}` };
  }
}

/** One after the other: the snapshot holds what one page needs. */
let last: Promise<void> = Promise.resolve();
parentPort?.on('message', (question: PageQuestion) => {
  last = last.then(async () => parentPort?.postMessage(await answer(question)));
});
