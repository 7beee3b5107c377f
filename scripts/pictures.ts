import './cli/output.ts';
import { parseArgs } from 'node:util';
import { migrateDatabase, openDatabase } from '#db/database.ts';
import { countDue, failedPictures, retryPictures } from '#db/queries/kept-pictures.ts';
import { openImageStore } from '#server/images/open-store.ts';
import { robotName } from './pictures/hosts.ts';
import { pictureProgress, printFailed, printPictures } from './pictures/report.ts';
import { runPictures } from './pictures/run.ts';
import { messages } from './pictures/words.ts';
import { readSettings } from './settings.ts';

const usage = 'Usage: npm run pictures -- [--limit N] [--retry] [--failed] [--lang en|ru]';

function readArguments(usual: 'en' | 'ru') {
  const { values } = parseArgs({
    options: { limit: { type: 'string' }, lang: { type: 'string' }, retry: { type: 'boolean' }, failed: { type: 'boolean' } },
  });
  const limit = values.limit === undefined ? Number.POSITIVE_INFINITY : Number(values.limit);
  const language = values.lang ?? usual;
  if (!(limit >= 1) || (Number.isFinite(limit) && !Number.isInteger(limit)) || (language !== 'en' && language !== 'ru'))
    throw new Error(usage);
  return { limit, language, retry: values.retry === true, failed: values.failed === true } as const;
}

async function run(signal: AbortSignal): Promise<void> {
  const settings = readSettings(process.env);
  const { limit, language, retry, failed } = readArguments(settings.site.language);
  const words = messages[language];
  const { budget, delay, fromPrivate } = settings.pictures;
  const { db, close } = await openDatabase(settings.database);
  try {
    await migrateDatabase(db);
    if (failed) return printFailed(await failedPictures(db), language);
    const now = new Date().toISOString();
    if (retry) console.log(words.retried((await retryPictures(db, now)).toLocaleString(language)));
    const due = await countDue(db, now);
    console.log(due === 0 ? words.nothing : words.start(Math.min(due, limit).toLocaleString(language)));
    const progress = pictureProgress(language);
    const summary = await runPictures({
      db,
      store: openImageStore(settings),
      budget,
      delay,
      asking: { agent: `${robotName} (+${settings.site.siteUrl})`, fromPrivate, timeouts: { silence: 20_000, whole: 60_000 }, signal },
      now: Date.now,
      limit,
      progress: progress.update,
    }).finally(progress.stop);
    if (due > 0 || summary.removed > 0) printPictures(summary, budget, language);
    console.log(signal.aborted ? words.stopped : words.next);
  } finally {
    close();
  }
}

/** `npm run pictures`: fetches the pictures that imported records name. A stopped run goes on when it is called again. */
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
try {
  await run(stop.signal);
  if (stop.signal.aborted) process.exitCode = 130;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
