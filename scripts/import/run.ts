import { join } from 'node:path';
import type { ImportKind, RowWarning } from '#core/imports/candidate.ts';
import { cutRows } from '#core/imports/rows/cut-rows.ts';
import type { Language } from '#core/language.ts';
import type { Database } from '#db/database.ts';
import type { ImportBatch, ImportedProduct } from '#db/queries/import-batch.ts';
import {
  finishImport,
  type ImportCounts,
  type ImportResult,
  importCounts,
  openImport,
  tryImportBatch,
  writeImportBatch,
} from '#db/queries/imports.ts';
import type { ImportOutcome } from '#db/queries/matched-products.ts';
import { type Withdrawal, withdrawGone } from '#db/queries/withdrawn.ts';
import { type BrandReport, brandReport, type FiledBrand } from './brand-report.ts';
import type { PackedKnowledge } from './packed-knowledge.ts';
import { type ReportLine, reasonsUpTo, reportFile, reportName } from './report-file.ts';
import { type PlacedResult, readRows } from './row-batches.ts';
import { rowPool } from './row-pool.ts';
import type { RowReaderInput } from './row-reader.ts';
import type { ReportCode } from './row-reasons.ts';
import { type SeenIds, seenIds } from './seen.ts';
import type { Source } from './source.ts';

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
  /** Number of the job that the run belongs to; null for the command line's. */
  readonly job?: number | null;
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
  /** Of the whole run: why rows were not imported, or not wholly. */
  readonly reasons: ReadonlyMap<ReportCode, number>;
  readonly report: string;
  /** Names of brands that were filed under another one, how many of them by guess, and the table of them. */
  readonly brands: ReturnType<BrandReport['write']> & { readonly path: string };
  /** What the source no longer has; null where the run cannot tell. */
  readonly withdrawal: Withdrawal | null;
}

const none: ImportCounts = { added: 0, changed: 0, unchanged: 0, rejected: 0, conflicts: 0 };
const countOf: Readonly<Record<ImportOutcome, keyof ImportCounts>> = {
  added: 'added',
  changed: 'changed',
  unchanged: 'unchanged',
  conflict: 'conflicts',
  united: 'changed',
};

interface ReadProduct {
  readonly row: number;
  readonly line: number;
  readonly product: ImportedProduct;
  readonly warnings: readonly RowWarning[];
  readonly filed: FiledBrand | null;
}

interface Sorted {
  /** What is wrong with the header. */
  readonly ofHeader: readonly ReportLine[];
  readonly read: readonly ReadProduct[];
  readonly rejected: readonly ReportLine[];
}

function sortResults(start: number, results: readonly PlacedResult[], seen: SeenIds): Sorted {
  const rejected: ReportLine[] = [];
  const read: ReadProduct[] = [];
  results.forEach((result, index) => {
    const place = { row: start + index, line: result.line };
    if (result.kind === 'rejected') rejected.push({ ...place, id: result.id, ...result.rejection });
    else read.push({ ...place, ...result });
  });
  const repeated = seen.areRepeated(read.map(({ row, product }) => ({ id: product.sourceId, row })));
  seen.note(rejected.flatMap(({ id }) => id ?? []));
  for (const [index, { row, line, product }] of read.entries())
    if (repeated[index]) rejected.push({ row, line, id: product.sourceId, code: 'duplicate_code', detail: null });
  const ofHeader = results.flatMap((result, index) =>
    result.ofHeader ? { row: start + index, line: result.line, id: null, ...result.ofHeader } : [],
  );
  return { ofHeader, read: read.filter((_, index) => !repeated[index]), rejected };
}

/** What the report says of a batch, by rows. */
function linesOf({ ofHeader, read, rejected }: Sorted, results: readonly ImportResult[]): ReportLine[] {
  const ofProducts = read.flatMap(({ row, line, product: { sourceId: id }, warnings }, index): ReportLine[] => {
    const { outcome, warnings: found } = results[index] ?? { outcome: 'unchanged', warnings: [] };
    return [
      ...(outcome === 'conflict' || outcome === 'united' ? [{ row, line, id, code: outcome, detail: null }] : []),
      ...[...(outcome === 'conflict' ? [] : warnings), ...found].map((warning) => ({ row, line, id, ...warning })),
    ];
  });
  return [...ofHeader, ...rejected, ...ofProducts].sort((a, b) => a.row - b.row);
}

function countsAfter(before: ImportCounts, results: readonly ImportResult[], rejected: number): ImportCounts {
  const counts = { ...before, rejected: before.rejected + rejected };
  for (const { outcome } of results) counts[countOf[outcome]] += 1;
  return counts;
}

/** Imports a source into the database: batch by batch, each with the run's position in one transaction. */
export async function runImport(options: ImportOptions): Promise<ImportSummary> {
  const { kind, source, db, dryRun, now, signal } = options;
  const run = dryRun
    ? null
    : await openImport(db, { kind, file: source.name, fingerprint: source.fingerprint, at: now, job: options.job ?? null });
  const moment = run?.startedAt ?? now;
  const name = reportName(kind, moment, dryRun);
  const report = reportFile(options.folder, name, options.language);
  const begun = run?.position ?? 0;
  if (begun > 0) options.goesOn(begun);
  const brands = brandReport(options.folder, name, begun > 0);
  const seen = seenIds(run ? join(options.folder, `${kind}-${source.fingerprint}.seen.db`) : null, begun > 0);
  const pool = await rowPool(
    { kind, shop: options.shop, day: moment.slice(0, 10), books: options.books, knowledge: options.knowledge },
    options.threads,
  );
  const reasons = begun > 0 ? await reasonsUpTo(report, begun) : new Map<ReportCode, number>();
  let position = begun;
  let counts = run?.counts ?? none;
  let finished = false;
  let withdrawal: Withdrawal | null = null;
  let listed: ReturnType<BrandReport['write']>;
  try {
    for await (const { start, results } of readRows(cutRows(kind, source.text), pool, { after: begun, limit: options.limit })) {
      const sorted = sortResults(start, results, seen);
      const batch: ImportBatch = {
        products: sorted.read.map(({ product }) => product),
        knowledgeVersion: options.knowledge.version,
        at: moment,
      };
      position = start + results.length - 1;
      const before = counts;
      // Within the transaction: killed behind it, the run would go on without these lines; killed before its end, it takes them out.
      const entered = (stored: readonly ImportResult[]) => {
        const lines = linesOf(sorted, stored);
        report.add(lines);
        brands.add(sorted.read.flatMap(({ row, filed }) => (filed ? { row, ...filed } : [])));
        for (const { code } of lines) reasons.set(code, (reasons.get(code) ?? 0) + 1);
        counts = countsAfter(before, stored, sorted.rejected.length);
        return counts;
      };
      if (run) await writeImportBatch(db, batch, { id: run.id, position }, entered);
      else entered(await tryImportBatch(db, batch));
      options.progress(position - begun);
      if (signal.aborted) break;
    }
    finished = !signal.aborted && position - begun < options.limit;
    if (run && finished) withdrawal = await withdrawnOf(options, seen, moment);
    // All that the run writes stands before it is finished: killed in between it goes on, killed behind it nothing is missing.
    listed = brands.write(position);
    if (run && finished) await finishImport(db, run.id, new Date().toISOString());
    if (finished) brands.end();
  } finally {
    seen.close(finished);
    await pool.close();
  }
  return {
    rows: position - begun,
    position,
    finished,
    counts,
    reasons,
    report: report.path,
    brands: { ...listed, path: brands.path },
    withdrawal,
  };
}

/** What a source that was read to its end no longer has. A feed is all that its shop has; an own table may be a part of what its owner has. */
async function withdrawnOf({ kind, source, db, shop }: ImportOptions, seen: SeenIds, at: string): Promise<Withdrawal | null> {
  if (!seen.isWhole || !(source.isWhole || kind === 'feed')) return null;
  const [prefix, ...others] = kind === 'feed' ? (shop === null ? seen.prefixes() : [`${shop}:`]) : [''];
  // Rows of several shops, or of none: nobody knows which of them sent all it has.
  if (prefix === undefined || others.length > 0 || (kind === 'feed' && prefix === '')) return null;
  return withdrawGone(db, { source: kind, prefix, isPresent: seen.arePresent }, at);
}

export const orderedCounts = (counts: ImportCounts) => importCounts.map((name) => [name, counts[name]] as const);
