import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve as resolvePath } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { LiveRows } from './live-rows.ts';
import type { PageLocals } from './page-locals.ts';
import type { CatalogRow } from './row-shards.ts';

/** What of the prerender bundle (scripts/engine/prerender-bundle.ts) answers questions in a thread. */
export const pageThreadFile = 'page-thread.mjs';

/** What the thread is started with. */
export interface PageThread {
  readonly prerenderBundle: string;
  readonly siteUrl: string;
  /** File of the snapshot without products, which the thread fills with the rows of each question. */
  readonly filled: string;
  /** File of the whole snapshot; null where it is not beside the functions. */
  readonly whole: string | null;
}

/** Where the rows of a page come from: the whole snapshot by the product's alias, rows that were published, or the live database. */
export type PageRows =
  | { readonly from: 'snapshot'; readonly alias: string }
  | { readonly from: 'published'; readonly rows: readonly CatalogRow[] }
  | { readonly from: 'live'; readonly rows: LiveRows };

export interface PageQuestion {
  readonly id: number;
  readonly path: string;
  readonly rows: PageRows;
  readonly locals: PageLocals;
}

export type PageAnswer = { readonly id: number; readonly bytes: Uint8Array | null } | { readonly id: number; readonly error: string };

/** Renders pages, one after the other. */
export interface RenderThread {
  readonly ask: (question: Omit<PageQuestion, 'id'>) => Promise<Uint8Array | null>;
  readonly stop: () => void;
}

/** A place for the snapshot that is filled, where functions may write; it goes with the process. */
function placeToFill(): { readonly file: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  return {
    file: join(folder, 'snapshot.db'),
    remove: () => {
      process.off('exit', remove);
      remove();
    },
  };
}

export interface ThreadOptions {
  /** Folder of the prerender bundle. */
  readonly prerenderBundle: string;
  /** File of the whole snapshot, or of the one without products. */
  readonly snapshotFile: string;
  readonly isBase: boolean;
  readonly siteUrl: string;
}

/** Starts the prerender bundle in a thread of its own; `ended` is called when it can be asked no more. */
export function startThread({ prerenderBundle, snapshotFile, isBase, siteUrl }: ThreadOptions, ended: () => void): RenderThread {
  const { file: filled, remove } = placeToFill();
  if (isBase) copyFileSync(snapshotFile, filled);
  const worker = new Worker(resolvePath(prerenderBundle, pageThreadFile), {
    workerData: { prerenderBundle, siteUrl, filled, whole: isBase ? null : snapshotFile } satisfies PageThread,
    env: { ...process.env, SNAPSHOT: filled, NODE_ENV: 'production' },
  });
  worker.unref();
  const waiting = new Map<number, { readonly resolve: (bytes: Uint8Array | null) => void; readonly reject: (error: Error) => void }>();
  let asked = 0;
  let over: Error | null = null;
  const fail = (error: Error) => {
    over = error;
    ended();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', (answer: PageAnswer) => {
    const question = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (waiting.size === 0) worker.unref();
    if ('error' in answer) question?.reject(new Error(answer.error));
    else question?.resolve(answer.bytes);
  });
  worker.on('error', fail);
  worker.on('exit', (code) => {
    remove();
    fail(new Error(`The thread that renders pages ended with code ${code}.`));
  });
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        if (over) return reject(over);
        asked += 1;
        waiting.set(asked, { resolve, reject });
        worker.ref();
        worker.postMessage({ id: asked, ...question } satisfies PageQuestion);
      }),
    stop: () => void worker.terminate(),
  };
}
