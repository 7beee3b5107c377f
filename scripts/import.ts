import './cli/output.ts';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type ImportKind, importKinds } from '#core/imports/candidate.ts';
import { licences } from '#core/imports/sources.ts';
import type { Language } from '#core/language.ts';
import { expectManyWrites, migrateDatabase, openDatabase } from '#db/database.ts';
import { readImportBooks } from './import/books.ts';
import { checkCosing } from './import/cosing.ts';
import { loadPackedKnowledge } from './import/knowledge.ts';
import { importProgress } from './import/progress.ts';
import { isWarning } from './import/report-file.ts';
import { type ImportSummary, orderedCounts, runImport } from './import/run.ts';
import { openSource, type Source } from './import/source.ts';
import { encodingNames, findingWords, messages, type ReportCode, reasons } from './import/words.ts';
import { loadKnowledge } from './knowledge/knowledge.ts';
import { readSettings, type Settings } from './settings.ts';

/** `npm run import -- openbeautyfacts|feed|csv|cosing FILE|URL [--dry-run] [--limit N] [--shop NAME] [--lang en|ru]`. A stopped import goes on when it is called again. */
const usage = 'Usage: npm run import -- openbeautyfacts|feed|csv|cosing FILE|URL [--dry-run] [--limit N] [--shop NAME] [--lang en|ru]';
const folder = 'data/imports';
const maxThreads = 4;

interface Arguments {
  readonly kind: string;
  readonly file: string;
  readonly dryRun: boolean;
  readonly limit: number;
  readonly shop: string | null;
  readonly language: Language;
}

function readArguments({ site }: Settings): Arguments {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      limit: { type: 'string' },
      shop: { type: 'string' },
      lang: { type: 'string' },
    },
  });
  const [kind = '', file = '', ...more] = positionals;
  const limit = values.limit === undefined ? Number.POSITIVE_INFINITY : Number(values.limit);
  const language = values.lang ?? site.language;
  if (kind === '' || file === '' || more.length > 0) throw new Error(usage);
  if (!(limit >= 1) || (Number.isFinite(limit) && !Number.isInteger(limit)))
    throw new Error(`--limit must be a whole number from 1, not "${values.limit}".`);
  if (language !== 'en' && language !== 'ru') throw new Error(`--lang must be en or ru, not "${language}".`);
  return { kind, file, dryRun: values['dry-run'], limit, shop: values.shop ?? null, language };
}

const isKind = (kind: string): kind is ImportKind => importKinds.some((known) => known === kind);

function printSummary(summary: ImportSummary, encoding: string | null, seconds: number, { kind, language }: Arguments): void {
  const words = messages[language];
  const number = (value: number, digits = 0) => value.toLocaleString(language, { maximumFractionDigits: digits });
  const { rows, counts, reasons: found } = summary;
  const megabytes = process.resourceUsage().maxRSS / 1000;
  console.log(words.figures(number(rows), number(seconds, 1), number(rows / seconds), number(megabytes)));
  if (encoding !== null) console.log(words.encoding(encodingNames[encoding] ?? encoding));
  if (summary.position > rows) console.log(words.inAll(number(summary.position)));
  console.log(
    orderedCounts(counts)
      .map(([name, count]) => `${words.counts[name]} ${number(count)}`)
      .join(' · '),
  );
  const lines = [...found].sort(([, a], [, b]) => b - a);
  const print = ([code, count]: readonly [ReportCode, number]) =>
    console.log(`  ${number(count).padStart(8)}  ${code.padEnd(16)}  ${reasons[language][code]}`);
  lines.filter(([code]) => !isWarning(code)).forEach(print);
  const warned = lines.filter(([code]) => isWarning(code));
  if (warned.length > 0) console.log(words.warnings);
  warned.forEach(print);
  if (found.size > 0) console.log(words.report(summary.report));
  if (!summary.finished) console.log(words.stopped(number(summary.position)));
  if (kind === 'openbeautyfacts') {
    const { credit, url, licence, licenceUrl } = licences.openbeautyfacts;
    console.log(words.credit(credit, url, licence, licenceUrl));
  }
}

/** A dry run changes no file: where there is no database yet it is compared with an empty one. */
async function databaseFor({ database }: Settings, dryRun: boolean) {
  const path = database.url.startsWith('file:') ? database.url.slice('file:'.length) : null;
  const empty = dryRun && path !== null && !existsSync(path);
  const opened = await openDatabase(empty ? { url: 'file::memory:' } : database);
  if (!dryRun || empty) await migrateDatabase(opened.db);
  return opened;
}

async function importProducts(settings: Settings, kind: ImportKind, source: Source, asked: Arguments): Promise<boolean> {
  const words = messages[asked.language];
  const { db, close } = await databaseFor(settings, asked.dryRun);
  const stop = new AbortController();
  const onStop = () => stop.abort();
  process.once('SIGINT', onStop);
  process.once('SIGTERM', onStop);
  if (asked.dryRun) console.log(words.dryRun);
  const knowledge = await loadPackedKnowledge(asked.dryRun ? null : settings.database);
  await expectManyWrites(db, settings.database);
  const start = performance.now();
  const progress = importProgress(source, asked.language);
  try {
    const summary = await runImport({
      ...asked,
      kind,
      source,
      db,
      folder,
      books: readImportBooks(),
      knowledge,
      threads: Math.min(availableParallelism(), maxThreads),
      now: new Date().toISOString(),
      signal: stop.signal,
      progress: progress.update,
      goesOn: (row) => console.log(words.goesOn(row.toLocaleString(asked.language))),
    });
    progress.stop();
    printSummary(summary, source.encoding(), (performance.now() - start) / 1000, asked);
    return stop.signal.aborted;
  } finally {
    progress.stop();
    process.removeListener('SIGINT', onStop);
    process.removeListener('SIGTERM', onStop);
    close();
  }
}

async function compareCosing(source: Source, { language }: Arguments): Promise<void> {
  const path = `${folder}/cosing-${new Date().toISOString().slice(0, 19).replace(/:/g, '-')}.report.jsonl`;
  const { entries, matched, findings } = await checkCosing(source, loadKnowledge().ingredients, path);
  const number = (value: number) => value.toLocaleString(language);
  console.log(messages[language].cosing(number(entries), number(matched)));
  for (const [code, count] of findings) console.log(`  ${number(count).padStart(8)}  ${code.padEnd(18)}  ${findingWords[language][code]}`);
  console.log(messages[language].cosingReport(path));
}

try {
  const settings = readSettings(process.env);
  const asked = readArguments(settings);
  if (asked.kind !== 'cosing' && !isKind(asked.kind)) throw new Error(`There is no import "${asked.kind}". ${usage}`);
  const source = await openSource(asked.file);
  if (isKind(asked.kind)) process.exitCode = (await importProducts(settings, asked.kind, source, asked)) ? 130 : 0;
  else await compareCosing(source, asked);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
