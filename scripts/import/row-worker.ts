import { parentPort, workerData } from 'node:worker_threads';
import type { CutRow } from '#core/imports/rows/cut.ts';
import { type RowReaderInput, rowReader } from './row-reader.ts';

/** A thread of row-pool.ts: answers batches of rows in the order they come. */
const read = rowReader(workerData as RowReaderInput);
parentPort?.on('message', (rows: readonly CutRow[]) => parentPort?.postMessage(read(rows)));
