import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve as resolvePath } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CatalogueRow } from './product-rows.ts';

/** What of the kept program (scripts/engine/keep-bundle.ts) answers questions in a thread. */
export const pageThreadFile = 'page-thread.mjs';

/** What the thread is started with. */
export interface PageThread {
  readonly program: string;
  readonly siteUrl: string;
  /** File of a snapshot without products, to be filled with the rows of each question; null where the whole snapshot is there. */
  readonly filled: string | null;
}

export interface PageQuestion {
  readonly id: number;
  readonly path: string;
  /** What of the snapshot the page needs; null where all of it is there. */
  readonly rows: readonly CatalogueRow[] | null;
}

export type PageAnswer = { readonly id: number; readonly bytes: Uint8Array | null } | { readonly id: number; readonly error: string };

/** Renders pages, one after the other. */
export interface RenderThread {
  readonly ask: (path: string, rows: PageQuestion['rows']) => Promise<Uint8Array | null>;
  readonly stop: () => void;
}

/** A copy of a snapshot that may be written to, where functions may write; it goes with the process. */
function copyToFill(frame: string): { readonly file: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  const file = join(folder, 'snapshot.db');
  copyFileSync(frame, file);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  return {
    file,
    remove: () => {
      process.off('exit', remove);
      remove();
    },
  };
}

export interface ThreadPlace {
  /** Folder of the program that rendered the site. */
  readonly program: string;
  /** File of the snapshot that it reads. */
  readonly catalogue: string;
  /** Do the questions bring the rows of products along? */
  readonly isFrame: boolean;
  readonly siteUrl: string;
}

/** Starts the kept program in a thread of its own; `ended` is called when it can be asked no more. */
export function startThread({ program, catalogue, isFrame, siteUrl }: ThreadPlace, ended: () => void): RenderThread {
  const copy = isFrame ? copyToFill(catalogue) : null;
  const worker = new Worker(resolvePath(program, pageThreadFile), {
    workerData: { program, siteUrl, filled: copy?.file ?? null } satisfies PageThread,
    env: { ...process.env, SNAPSHOT: copy?.file ?? catalogue, NODE_ENV: 'production' },
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
    copy?.remove();
    fail(new Error(`The thread that renders pages ended with code ${code}.`));
  });
  return {
    ask: (path, rows) =>
      new Promise((resolve, reject) => {
        if (over) return reject(over);
        asked += 1;
        waiting.set(asked, { resolve, reject });
        worker.ref();
        worker.postMessage({ id: asked, path, rows } satisfies PageQuestion);
      }),
    stop: () => void worker.terminate(),
  };
}
