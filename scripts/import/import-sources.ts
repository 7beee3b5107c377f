import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { and, eq, inArray } from 'drizzle-orm';
import { type ImportKind, importKinds } from '#core/imports/candidate.ts';
import { type Database, expectManyWrites, migrateDatabase, openDatabase } from '#db/database.ts';
import { countDue } from '#db/queries/kept-pictures.ts';
import { products } from '#db/schema/index.ts';
import { clearDemo } from '../catalog/clear-demo.ts';
import type { Settings } from '../settings.ts';
import type { Arguments } from './arguments.ts';
import { readImportBooks } from './books.ts';
import { loadPackedKnowledge } from './load-packed-knowledge.ts';
import type { PackedKnowledge } from './packed-knowledge.ts';
import { importProgress } from './progress.ts';
import { type ImportSummary, runImport } from './run.ts';
import type { Source } from './source.ts';
import { sourcesOf } from './sources-of.ts';
import { printCredit, printSummary } from './summary.ts';
import { messages } from './words.ts';

const maxThreads = 4;

/** A dry run changes no file: where there is no database yet it is compared with an empty one. */
async function databaseFor({ database }: Settings, dryRun: boolean) {
  const path = database.url.startsWith('file:') ? database.url.slice('file:'.length) : null;
  const empty = dryRun && path !== null && !existsSync(path);
  const opened = await openDatabase(empty ? { url: 'file::memory:' } : database);
  if (!dryRun || empty) await migrateDatabase(opened.db);
  return opened;
}

/** The invented products make room for real ones. */
async function endDemonstration(db: Database, { language }: Arguments): Promise<void> {
  const invented = await db.$count(products, eq(products.source, 'demo'));
  const [real] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.source, [...importKinds]), eq(products.status, 'public')))
    .limit(1);
  if (invented === 0 || !real) return;
  const gone = await clearDemo(db);
  console.log(messages[language].demoGone(gone.products.toLocaleString(language), gone.brands.toLocaleString(language)));
}

interface Importing {
  readonly settings: Settings;
  readonly kind: ImportKind;
  readonly asked: Arguments;
  readonly signal: AbortSignal;
  /** Of an import that was started on the screen: its job, and who hears how much of a source is read. */
  readonly job?: { readonly id: number; readonly read: (share: number) => void };
}

async function importSource(
  db: Database,
  source: Source,
  knowledge: PackedKnowledge,
  { settings, kind, asked, signal, job }: Importing,
): Promise<ImportSummary> {
  const { language } = asked;
  const start = performance.now();
  const progress = importProgress(source, language);
  try {
    const summary = await runImport({
      ...asked,
      kind,
      source,
      db,
      folder: settings.imports,
      books: readImportBooks(),
      knowledge,
      threads: Math.min(availableParallelism(), maxThreads),
      now: new Date().toISOString(),
      signal,
      job: job?.id ?? null,
      progress: (rows) => {
        progress.update(rows);
        job?.read(source.size > 0 ? Math.min(1, source.done() / source.size) : 1);
      },
      goesOn: (row) => console.log(messages[language].goesOn(row.toLocaleString(language))),
    });
    progress.stop();
    printSummary(summary, source.encoding(), (performance.now() - start) / 1_000, language);
    return summary;
  } finally {
    progress.stop();
  }
}

/** Imports all that was asked for, one source after another, until one is stopped; resolves with whether none was. */
export async function importSources(importing: Importing): Promise<boolean> {
  const { settings, kind, asked, signal } = importing;
  const { language, dryRun } = asked;
  const words = messages[language];
  const { db, close } = await databaseFor(settings, dryRun);
  if (dryRun) console.log(words.dryRun);
  try {
    let whole = true;
    let knowledge: PackedKnowledge | null = null;
    for await (const source of sourcesOf(db, asked, { settings, language, signal })) {
      knowledge ??= await loadPackedKnowledge(dryRun ? null : settings.database);
      await expectManyWrites(db, settings.database);
      const { finished } = await importSource(db, source, knowledge, importing);
      whole &&= finished;
      if (!finished) break;
    }
    if (kind === 'openbeautyfacts') printCredit(language);
    if (dryRun) return whole;
    await endDemonstration(db, asked);
    const waiting = await countDue(db, new Date().toISOString());
    if (waiting > 0) console.log(words.pictures(waiting.toLocaleString(language)));
    if (!signal.aborted) console.log(words.next);
    return whole && !signal.aborted;
  } finally {
    close();
  }
}
