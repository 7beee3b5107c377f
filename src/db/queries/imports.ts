import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { imports, products } from '#db/schema/index.ts';
import { notePictures } from './found-pictures.ts';
import { compareOffers, storeOffers } from './imported-offers.ts';
import { brandsOf, type ImportBatch, insertProducts, updateProduct } from './imported-products.ts';
import { endUnseenOffers } from './offers.ts';
import type { Reader } from './one-row.ts';
import { among } from './rows-as-json.ts';

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

export type ImportOutcome = 'added' | 'changed' | 'unchanged' | 'conflict';

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

const existing = {
  id: products.id,
  sourceId: products.sourceId,
  hash: products.sourceHash,
  editedAt: products.editedAt,
  knowledgeVersion: products.knowledgeVersion,
};

/** What the batch would do to each product, in its order. An editor's change is a conflict unless the source still says the same. */
async function compare(db: Reader, batch: ImportBatch) {
  const [first] = batch.products;
  const known = first
    ? await db
        .select(existing)
        .from(products)
        .where(
          and(
            eq(products.source, first.source),
            among(
              products.sourceId,
              batch.products.map(({ sourceId }) => sourceId),
            ),
          ),
        )
    : [];
  const bySource = new Map(known.map((row) => [row.sourceId, row]));
  return batch.products.map((product) => {
    const row = bySource.get(product.sourceId);
    const outcome: ImportOutcome = !row
      ? 'added'
      : row.hash === product.hash
        ? 'unchanged'
        : row.editedAt !== null
          ? 'conflict'
          : 'changed';
    return { product, row, outcome };
  });
}

const offersOf = ({ products: batch, at }: ImportBatch) => ({ products: batch, day: at.slice(0, 10) });

/** A product that only costs something else has changed as well. */
const outcomesOf = (compared: Awaited<ReturnType<typeof compare>>, news: ReadonlySet<string>) =>
  compared.map(({ product, outcome }) => (outcome === 'unchanged' && news.has(product.sourceId) ? 'changed' : outcome));

/** What writeImportBatch would answer; nothing is written. */
export async function tryImportBatch(db: Database, batch: ImportBatch): Promise<ImportOutcome[]> {
  const { news } = await compareOffers(db, offersOf(batch));
  return outcomesOf(await compare(db, batch), news);
}

/** Writes a batch and the run's progress in one transaction, so that a stopped run goes on exactly where it stood. All products are of one source, each id once. */
export async function writeImportBatch(
  db: Database,
  batch: ImportBatch,
  run: Pick<ImportRun, 'id' | 'position'>,
  countsWith: (outcomes: readonly ImportOutcome[]) => ImportCounts,
): Promise<ImportOutcome[]> {
  return db.transaction(async (tx) => {
    const compared = await compare(tx, batch);
    const written = compared.filter(({ outcome }) => outcome === 'added' || outcome === 'changed');
    const brandIds = await brandsOf(
      tx,
      written.map(({ product }) => product.brand),
      batch.at,
    );
    const added = compared.filter(({ outcome }) => outcome === 'added').map(({ product }) => product);
    await insertProducts(tx, added, brandIds, batch);
    for (const { product, row, outcome } of compared) {
      if (!row) continue;
      if (outcome === 'changed') await updateProduct(tx, row.id, product, brandIds, batch);
      else if (outcome === 'unchanged' && row.editedAt === null && row.knowledgeVersion !== batch.knowledgeVersion)
        await tx
          .update(products)
          .set({ derived: product.derived, knowledgeVersion: batch.knowledgeVersion })
          .where(eq(products.id, row.id));
    }
    await notePictures(tx, batch.products, batch.at);
    // An editor's change is of the product; what shops ask is kept apart from it.
    const changes = await compareOffers(tx, offersOf(batch));
    await storeOffers(tx, changes, offersOf(batch), run.id);
    const outcomes = outcomesOf(compared, changes.news);
    await tx
      .update(imports)
      .set({ position: run.position, ...countsWith(outcomes) })
      .where(eq(imports.id, run.id));
    return outcomes;
  });
}
