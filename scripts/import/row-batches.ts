import type { Cut } from '#core/imports/rows/cut.ts';
import type { RowPool } from './row-pool.ts';
import type { RowResult } from './row-reader.ts';

/** Rows that are read together. */
const batchSize = 50;
/** Rows from which on what was read is written, in one transaction: large ones write each page of the database less often. */
const writeSize = 1_000;

interface RowBatch {
  /** Number of its first row, from 1. */
  readonly start: number;
  readonly rows: readonly Cut[];
}

async function* batches(cuts: AsyncIterable<readonly Cut[]>, after: number, limit: number): AsyncGenerator<RowBatch> {
  let row = 0;
  let current: Cut[] = [];
  for await (const some of cuts)
    for (const cut of some) {
      row += 1;
      if (row <= after) continue;
      current.push(cut);
      if (current.length === batchSize || row - after >= limit) {
        yield { start: row - current.length + 1, rows: current };
        current = [];
      }
      if (row - after >= limit) return;
    }
  if (current.length > 0) yield { start: row - current.length + 1, rows: current };
}

interface ReadRows {
  readonly start: number;
  readonly results: PlacedResult[];
}

export type PlacedResult = RowResult & Pick<Cut, 'line' | 'ofHeader'>;

async function readBatch({ start, rows }: RowBatch, pool: RowPool): Promise<ReadRows> {
  const results = await pool.read(rows.map(({ row }) => row));
  return {
    start,
    results: rows.map(({ line, fault, ofHeader }, index): PlacedResult => {
      const result = results[index];
      return fault || !result
        ? { kind: 'rejected', id: null, rejection: fault ?? { code: 'malformed', detail: null }, line }
        : { ...result, line, ...(ofHeader ? { ofHeader } : {}) };
    }),
  };
}

/** Asks for several batches at once and answers in their order. */
async function* readInOrder(source: AsyncIterable<RowBatch>, pool: RowPool): AsyncGenerator<ReadRows> {
  const asked: Promise<ReadRows>[] = [];
  for await (const batch of source) {
    const read = readBatch(batch, pool);
    // A failure is met when its turn comes; until then it must not count as unhandled.
    read.catch(() => {});
    asked.push(read);
    const first = asked.length < pool.width ? undefined : asked.shift();
    if (first) yield await first;
  }
  for (const rest of asked) yield await rest;
}

/** Batches of a file until it ends or turns out to be broken, which is told `failed`: what was read before is not lost. */
async function* untilBroken(source: AsyncIterable<RowBatch>, failed: (failure: unknown) => void): AsyncGenerator<RowBatch> {
  try {
    yield* source;
  } catch (failure) {
    failed(failure);
  }
}

/** Puts batches that follow each other together until they are worth a transaction. */
async function* gathered(read: AsyncIterable<ReadRows>): AsyncGenerator<ReadRows> {
  let current: ReadRows | null = null;
  for await (const { start, results } of read) {
    if (current) current.results.push(...results);
    else current = { start, results };
    if (current.results.length < writeSize) continue;
    yield current;
    current = null;
  }
  if (current) yield current;
}

/** The rows of a file behind the first `after`, read by the pool, in parts worth a transaction. A file that is broken is an error behind its last whole part. */
export async function* readRows(
  cuts: AsyncIterable<readonly Cut[]>,
  pool: RowPool,
  { after, limit }: { readonly after: number; readonly limit: number },
): AsyncGenerator<ReadRows> {
  const failures: unknown[] = [];
  const source = untilBroken(batches(cuts, after, limit), (failure) => failures.push(failure));
  yield* gathered(readInOrder(source, pool));
  if (failures.length > 0) throw failures[0];
}
