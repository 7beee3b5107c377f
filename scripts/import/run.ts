import { join } from 'node:path';
import type { ImportKind } from '#core/imports/candidate.ts';
import type { Language } from '#core/language.ts';
import type { Database } from '#db/database.ts';
import type { ImportBatch, ImportedProduct } from '#db/queries/imported-products.ts';
import {
  finishImport,
  type ImportCounts,
  type ImportOutcome,
  importCounts,
  openImport,
  tryImportBatch,
  writeImportBatch,
} from '#db/queries/imports.ts';
import { cutRows } from './cut-rows.ts';
import type { PackedKnowledge } from './knowledge.ts';
import { type ReportLine, rejectedFile } from './rejected-file.ts';
import { rowPool } from './row-pool.ts';
import type { CutRow, RowReaderInput, RowResult } from './row-reader.ts';
import { type SeenIds, seenIds } from './seen.ts';
import type { Source } from './source.ts';
import type { ReportCode } from './words.ts';

export interface ImportOptions {
  readonly kind: ImportKind;
  readonly source: Source;
  readonly db: Database;
  readonly books: RowReaderInput['books'];
  readonly knowledge: PackedKnowledge;
  readonly shop: string | null;
  readonly language: Language;
  /** Folder of the reports. */
  readonly folder: string;
  readonly dryRun: boolean;
  /** Rows to be read by this call; the next one goes on. */
  readonly limit: number;
  /** Worker threads; 0 reads in this one. */
  readonly threads: number;
  /** The moment of the run, ISO. */
  readonly now: string;
  readonly signal: AbortSignal;
  readonly progress: (rows: number) => void;
  /** Hears where a stopped run goes on, before its first row. */
  readonly goesOn: (position: number) => void;
}

export interface ImportSummary {
  /** Rows read by this call. */
  readonly rows: number;
  readonly position: number;
  readonly finished: boolean;
  /** Of the whole run, earlier calls included. */
  readonly counts: ImportCounts;
  /** Of this call. */
  readonly reasons: ReadonlyMap<ReportCode, number>;
  readonly report: string;
}

/** Rows that are read together. */
const batchSize = 250;
/** Rows from which on what was read is written, in one transaction: large ones write each page of the database less often. */
const writeSize = 1_000;
const none: ImportCounts = { added: 0, changed: 0, unchanged: 0, rejected: 0, conflicts: 0 };
const countOf: Readonly<Record<ImportOutcome, keyof ImportCounts>> = {
  added: 'added',
  changed: 'changed',
  unchanged: 'unchanged',
  conflict: 'conflicts',
};

interface RowBatch {
  /** Number of its first row, from 1. */
  readonly start: number;
  readonly rows: readonly CutRow[];
}

async function* batches(rows: AsyncIterable<CutRow>, after: number, limit: number): AsyncGenerator<RowBatch> {
  let row = 0;
  let current: CutRow[] = [];
  for await (const cut of rows) {
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
  readonly results: RowResult[];
}

/** Asks for several batches at once and answers in their order. */
async function* readInOrder(source: AsyncIterable<RowBatch>, pool: ReturnType<typeof rowPool>): AsyncGenerator<ReadRows> {
  const asked: { start: number; results: Promise<RowResult[]> }[] = [];
  const next = async () => {
    const first = asked.shift();
    return first ? { start: first.start, results: await first.results } : null;
  };
  for await (const { start, rows } of source) {
    const results = pool.read(rows);
    // A failure is met when its turn comes; until then it must not count as unhandled.
    results.catch(() => {});
    asked.push({ start, results });
    if (asked.length < pool.width) continue;
    const answer = await next();
    if (answer) yield answer;
  }
  for (let answer = await next(); answer; answer = await next()) yield answer;
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

interface Sorted {
  readonly products: ImportedProduct[];
  /** Row of each product. */
  readonly rows: number[];
  readonly lines: ReportLine[];
}

function sortResults(start: number, results: readonly RowResult[], seen: SeenIds): Sorted {
  const sorted: Sorted = { products: [], rows: [], lines: [] };
  const read: { row: number; product: ImportedProduct }[] = [];
  results.forEach((result, index) => {
    const row = start + index;
    if (result.kind === 'rejected') sorted.lines.push({ row, id: result.id, ...result.rejection });
    else read.push({ row, product: result.product });
  });
  const repeated = seen.areRepeated(read.map(({ row, product }) => ({ id: product.sourceId, row })));
  read.forEach(({ row, product }, index) => {
    if (repeated[index]) sorted.lines.push({ row, id: product.sourceId, code: 'duplicate_code', detail: null });
    else {
      sorted.products.push(product);
      sorted.rows.push(row);
    }
  });
  return sorted;
}

function countsAfter(before: ImportCounts, outcomes: readonly ImportOutcome[], rejected: number): ImportCounts {
  const counts = { ...before, rejected: before.rejected + rejected };
  for (const outcome of outcomes) counts[countOf[outcome]] += 1;
  return counts;
}

/** Imports a source into the database: batch by batch, each with the run's position in one transaction. */
export async function runImport(options: ImportOptions): Promise<ImportSummary> {
  const { kind, source, db, dryRun, now, signal } = options;
  const run = dryRun ? null : await openImport(db, { kind, file: source.name, fingerprint: source.fingerprint, at: now });
  const moment = run?.startedAt ?? now;
  const report = rejectedFile(
    options.folder,
    `${kind}-${moment.replace(/:/g, '-').slice(0, 19)}${dryRun ? '.dry-run' : ''}`,
    options.language,
  );
  const begun = run?.position ?? 0;
  if (begun > 0) options.goesOn(begun);
  const seen = seenIds(run ? join(options.folder, `${kind}-${source.fingerprint}.seen.db`) : null);
  const pool = rowPool(
    { kind, shop: options.shop, day: moment.slice(0, 10), books: options.books, knowledge: options.knowledge },
    options.threads,
  );
  const reasons = new Map<ReportCode, number>();
  let position = begun;
  let counts = run?.counts ?? none;
  let finished = false;
  try {
    const read = readInOrder(batches(cutRows(kind, source.text), begun, options.limit), pool);
    for await (const { start, results } of gathered(read)) {
      const { products, rows, lines } = sortResults(start, results, seen);
      const batch: ImportBatch = { products, knowledgeVersion: options.knowledge.version, at: moment };
      position = start + results.length - 1;
      const before = counts;
      const outcomes = run
        ? await writeImportBatch(db, batch, { id: run.id, position }, (made) => countsAfter(before, made, lines.length))
        : await tryImportBatch(db, batch);
      counts = countsAfter(before, outcomes, lines.length);
      outcomes.forEach((outcome, index) => {
        if (outcome === 'conflict')
          lines.push({ row: rows[index] ?? 0, id: products[index]?.sourceId ?? null, code: 'conflict', detail: null });
      });
      report.add(lines.sort((a, b) => a.row - b.row));
      for (const { code } of lines) reasons.set(code, (reasons.get(code) ?? 0) + 1);
      options.progress(position - begun);
      if (signal.aborted) break;
    }
    finished = !signal.aborted && position - begun < options.limit;
    if (run && finished) await finishImport(db, run.id, new Date().toISOString());
  } finally {
    seen.close(finished);
    await pool.close();
  }
  return { rows: position - begun, position, finished, counts, reasons, report: report.path };
}

export const orderedCounts = (counts: ImportCounts) => importCounts.map((name) => [name, counts[name]] as const);
