import './cli/output.ts';
import { join } from 'node:path';
import { failOpenSteps } from '#db/queries/nightly.ts';
import { openImageStore } from '#server/images/open-store.ts';
import { openMailer } from '#server/mail/open-mailer.ts';
import { tellingChanges } from '#server/nightly/changed-lists.ts';
import { pruning } from '#server/nightly/pruning.ts';
import { type NightlyWork, runSteps } from '#server/nightly/run-steps.ts';
import { requireSettings } from '#server/required-settings.ts';
import { openMigrated } from './catalog/prepare.ts';
import { readOptions } from './cli/options.ts';
import { withLocks } from './engine/build-lock.ts';
import { consoleListener } from './engine/progress.ts';
import { bringUpToDate } from './engine/site-builds.ts';
import { fetchingPictures, importing } from './nightly/commands.ts';
import { readSettings, type Settings } from './settings.ts';

/** Brings the site up to date; a server that is serving shows it at once. */
const rebuilding = (settings: Settings): NightlyWork => ({
  step: 'rebuild',
  work: async () => {
    const { did, files } = await bringUpToDate(settings, consoleListener(), 'nightly');
    return { nothing: 'nothing to do', changes: `${files} files are others`, everything: 'the whole site' }[did];
  },
});

/** `npm run nightly`: imports every source, prunes, rebuilds, writes to readers what changed. Each step can be done twice, one that fails stops no other; ends with 1 when one failed. */
async function night(settings: Settings): Promise<readonly string[]> {
  const { db, close } = await openMigrated(settings);
  try {
    await failOpenSteps(db, new Date().toISOString());
    const summary: string[] = [];
    const steps = [
      importing(settings),
      fetchingPictures,
      ...pruning({ db, images: openImageStore(settings), now: Date.now() }),
      rebuilding(settings),
      tellingChanges({ db, mailer: openMailer(settings, settings.address), site: settings.site, address: settings.address }),
    ];
    const failed = await runSteps(db, steps, (line) => summary.push(line));
    console.log(`\nThe night's work:\n${summary.map((line) => `  ${line.replace(/\n/g, '\n    ')}`).join('\n')}`);
    return failed;
  } finally {
    close();
  }
}

readOptions('Usage: npm run nightly', {});
try {
  requireSettings(process.env);
  const settings = readSettings(process.env);
  const failed = await withLocks([join(settings.imports, 'nightly.db-lock')], 'doing the night’s work', () => night(settings));
  if (failed.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
