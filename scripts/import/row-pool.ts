import { Worker } from 'node:worker_threads';
import type { CutRow } from '#core/imports/rows/cut.ts';
import type { RowReaderInput, RowResult } from './row-reader.ts';

/** Reads batches of rows; the answers come in the order of the questions. */
export interface RowPool {
  readonly read: (rows: readonly CutRow[]) => Promise<RowResult[]>;
  /** Batches that may be asked for at once. */
  readonly width: number;
  readonly close: () => Promise<void>;
}

/** Of a thread: three spaces of 8 MB for what is made, since readers make short-lived objects only, and what may stay beside the dictionary before it is swept. The memory stays low. */
const memory = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 192 };
/** Batches a thread has before it, so that it has something to do while another batch is written. */
const batchesAhead = 3;

interface Thread {
  readonly worker: Worker;
  readonly waiting: { readonly resolve: (results: RowResult[]) => void; readonly reject: (error: Error) => void }[];
}

function startThread(input: RowReaderInput): Thread {
  const worker = new Worker(new URL('./row-worker.ts', import.meta.url), {
    workerData: input,
    resourceLimits: memory,
  });
  const thread: Thread = { worker, waiting: [] };
  const fail = (error: Error) => {
    for (const { reject } of thread.waiting.splice(0)) reject(error);
  };
  worker.on('message', (results: RowResult[]) => thread.waiting.shift()?.resolve(results));
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`A reading thread ended with code ${code}.`)));
  return thread;
}

/** Rows are read by `threads` worker threads, or in this thread when there are none. */
export async function rowPool(input: RowReaderInput, threads: number): Promise<RowPool> {
  if (threads < 1) {
    // Loaded only here: with threads this one needs none of what reads lists.
    const { rowReader } = await import('./row-reader.ts');
    const read = rowReader(input);
    return { read: async (rows) => read(rows), width: 1, close: async () => {} };
  }
  const pool = Array.from({ length: threads }, () => startThread(input));
  return {
    read: (rows) => {
      const thread = pool.reduce((a, b) => (b.waiting.length < a.waiting.length ? b : a));
      return new Promise((resolve, reject) => {
        thread.waiting.push({ resolve, reject });
        thread.worker.postMessage(rows);
      });
    },
    width: threads * batchesAhead,
    close: async () => {
      await Promise.all(pool.map(({ worker }) => worker.terminate()));
    },
  };
}
