import './cli/output.ts';
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { openDatabase } from '#db/database.ts';
import { prepareDatabase } from './catalog/prepare.ts';
import { readOptions } from './cli/options.ts';
import { locksOf, withLocks } from './engine/build-lock.ts';
import { readSettings } from './settings.ts';
import { newestChange } from './snapshot/changes.ts';
import { storeOf } from './snapshot/statements.ts';
import { heldChange } from './snapshot/version.ts';
import { writeSnapshot } from './snapshot/write-snapshot.ts';

/** `npm run snapshot`: writes the snapshot that pages are built from: knowledge base and public catalogue, with what is derived from them. */
const { 'of-build': isOfBuild } = readOptions('Usage: npm run snapshot', { 'of-build': { type: 'boolean' } });
try {
  const settings = readSettings(process.env);
  const builder = process.ppid;
  const make = async () => {
    await prepareDatabase(settings);
    if (await isCurrent()) console.log(`${settings.snapshot} is up to date.`);
    else await writeSnapshot(settings, null, () => process.ppid === builder);
  };
  // A build that started this holds the locks; when it is gone, what it asked for is not to take the place of a newer snapshot.
  if (isOfBuild) await make();
  else await withLocks(locksOf(settings), 'writing the snapshot', make);

  async function isCurrent(): Promise<boolean> {
    if (!existsSync(settings.snapshot)) return false;
    const database = new DatabaseSync(settings.snapshot, { readOnly: true });
    const { db, close } = await openDatabase(settings.database);
    try {
      return heldChange(storeOf(database)) === (await newestChange(db));
    } finally {
      database.close();
      close();
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
