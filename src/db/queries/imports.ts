import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { imports, products } from '#db/schema/index.ts';
import { notePictures } from './found-pictures.ts';
import type { ImportBatch } from './import-batch.ts';
import { brandsOf } from './imported-brands.ts';
import { compareOffers, moveOffers, storeOffers } from './imported-offers.ts';
import { insertProducts, joinRecord, leaveProduct, updateProduct } from './imported-products.ts';
import { type Match, matchBatch } from './matched-products.ts';
import { endUnseenOffers } from './offers.ts';
import type { Reader } from './one-row.ts';
import { uniteProducts } from './united-products.ts';
import { noteWithdrawn, settleDiscontinued } from './withdrawn.ts';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export const importCounts = ['added', 'changed', 'unchanged', 'rejected', 'conflicts'] as const;
export type ImportCounts = Readonly<Record<(typeof importCounts)[number], number>>;

/** A run of an importer: where it stands and what it did so far. */
export interface ImportRun {
  readonly id: number;
  readonly startedAt: string;
  /** Rows of the file that are done. */
  readonly position: number;
  readonly counts: ImportCounts;
}

interface RunInput {
  readonly kind: 'openbeautyfacts' | 'feed' | 'csv';
  readonly file: string;
  readonly fingerprint: string;
  readonly at: string;
  /** Number of the job that it belongs to. */
  readonly job?: number | null;
}

/** The run of this file that was stopped, else a new one. */
export async function openImport(db: Database, { kind, file, fingerprint, at, job = null }: RunInput): Promise<ImportRun> {
  const [stopped] = await db
    .select()
    .from(imports)
    .where(and(eq(imports.kind, kind), eq(imports.fingerprint, fingerprint), isNull(imports.finishedAt)))
    .orderBy(desc(imports.id))
    .limit(1);
  const [row] = stopped ? [stopped] : await db.insert(imports).values({ kind, file, fingerprint, startedAt: at, job }).returning();
  if (!row) throw new Error(`The import of ${file} could not be entered in the database.`);
  if (job !== null && row.job !== job) await db.update(imports).set({ job }).where(eq(imports.id, row.id));
  const { added, changed, unchanged, rejected, conflicts } = row;
  return { id: row.id, startedAt: row.startedAt, position: row.position, counts: { added, changed, unchanged, rejected, conflicts } };
}

export async function finishImport(db: Database, id: number, at: string): Promise<void> {
  await db.transaction(async (tx) => {
    await endUnseenOffers(tx, id);
    await tx.update(imports).set({ finishedAt: at }).where(eq(imports.id, id));
  });
}

/** Files and addresses of a kind that were imported to their end, newest first. */
export async function finishedImports(db: Reader, kind: RunInput['kind']): Promise<{ file: string; startedAt: string }[]> {
  return db
    .select({ file: imports.file, startedAt: imports.startedAt })
    .from(imports)
    .where(and(eq(imports.kind, kind), isNotNull(imports.finishedAt)))
    .orderBy(desc(imports.id));
}

const offersOf = ({ products: batch, at }: ImportBatch) => ({ products: batch, day: at.slice(0, 10) });

/** What became of a record, and what of it could not be used. */
export type ImportResult = Pick<Match, 'outcome' | 'warnings'>;

/** A product that only costs something else has changed as well. */
const resultsOf = (matches: readonly Match[], news: ReadonlySet<string>): ImportResult[] =>
  matches.map(({ product, outcome, warnings }) => ({
    outcome: outcome === 'unchanged' && news.has(product.sourceId) ? 'changed' : outcome,
    warnings,
  }));

/** What writeImportBatch would answer; nothing is written. */
export async function tryImportBatch(db: Database, batch: ImportBatch): Promise<ImportResult[]> {
  const { news } = await compareOffers(db, offersOf(batch));
  return resultsOf(await matchBatch(db, batch), news);
}

/** Writes a batch and the run's progress in one transaction, so that a stopped run goes on exactly where it stood. All products are of one source, each id once. */
export async function writeImportBatch(
  db: Database,
  batch: ImportBatch,
  run: Pick<ImportRun, 'id' | 'position'>,
  countsWith: (results: readonly ImportResult[]) => ImportCounts,
): Promise<ImportResult[]> {
  return db.transaction(async (tx) => {
    const matches = await matchBatch(tx, batch);
    const written = matches.filter(({ outcome, unitedBy }) => outcome === 'added' || (outcome === 'changed' && unitedBy === null));
    const brandIds = await brandsOf(
      tx,
      written.map(({ product }) => product.brand),
      batch.at,
    );
    for (const { product, leaves } of matches) if (leaves !== null) await leaveProduct(tx, leaves, product, batch.at);
    const added = matches.filter(({ outcome }) => outcome === 'added').map(({ product }) => product);
    const idOf = await insertProducts(tx, added, brandIds, batch);
    const withdrawn: number[] = [];
    const united = new Map<number, number>();
    const unitedWith = (id: number): number => (united.has(id) ? unitedWith(united.get(id) ?? id) : id);
    for (const match of matches) {
      const id = unitedWith(match.row?.id ?? idOf.get((match.first ?? match.product).sourceId) ?? 0);
      if (match.unites !== null) {
        await uniteProducts(tx, match.unites, id, batch.at);
        united.set(match.unites, id);
      }
      await writeMatch(tx, id, match, brandIds, batch);
      if (match.row && match.row.withdrawn !== match.product.discontinued) await noteWithdrawn(tx, match.product);
      if (match.leaves !== null) await moveOffers(tx, match.product, id);
      if (match.product.discontinued || match.row?.withdrawn || match.unitedBy !== null) withdrawn.push(id);
      if (match.leaves !== null) withdrawn.push(match.leaves);
    }
    await settleDiscontinued(tx, withdrawn, batch.at);
    await notePictures(tx, batch.products, batch.at);
    // An editor's change is of the product; what shops ask is kept apart from it.
    const changes = await compareOffers(tx, offersOf(batch));
    await storeOffers(tx, changes, offersOf(batch), run.id);
    const results = resultsOf(matches, changes.news);
    await tx
      .update(imports)
      .set({ position: run.position, ...countsWith(results) })
      .where(eq(imports.id, run.id));
    return results;
  });
}

/** Writes what a record says of a product that was there before its batch, or is added by another record of it. */
async function writeMatch(
  tx: Transaction,
  id: number,
  { product, row, outcome, unitedBy, otherList }: Match,
  brandIds: ReadonlyMap<string, number>,
  batch: ImportBatch,
): Promise<void> {
  if (unitedBy !== null) {
    const isKnown = outcome === 'unchanged' || outcome === 'conflict';
    if (!isKnown) await joinRecord(tx, { id, editedAt: row?.editedAt ?? null }, product, { unitedBy, otherList }, batch.at);
    return;
  }
  if (!row) return;
  if (outcome === 'changed') await updateProduct(tx, row, product, brandIds, batch);
  else if (outcome === 'unchanged' && row.editedAt === null && row.knowledgeVersion !== batch.knowledgeVersion)
    await tx.update(products).set({ derived: product.derived, knowledgeVersion: batch.knowledgeVersion }).where(eq(products.id, row.id));
}
