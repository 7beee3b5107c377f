import './cli/output.ts';
import { join } from 'node:path';
import { openImageStore } from '#server/images/open-store.ts';
import { folderStore } from '#server/images/store.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { readArguments } from './cli/options.ts';
import { databaseFileOf, locksOf, withLocks } from './engine/build-lock.ts';
import { readSettings, type Settings } from './settings.ts';

/** `npm run restore -- BACKUP`: puts a backup into its place, or with `--to FOLDER` into another one. */
const usage = 'Usage: npm run restore -- BACKUP [--to FOLDER] [--replace]';

function readRequest() {
  const { values, positionals } = readArguments(usage, { to: { type: 'string' }, replace: { type: 'boolean', default: false } });
  const [backup, ...more] = positionals;
  if (backup === undefined || more.length > 0) throw new Error(usage);
  return { backup, ...values };
}

/** Where the database and the pictures go. */
function placeOf(settings: Settings, to: string | undefined) {
  if (to !== undefined) return { database: join(to, 'inciscope.db'), images: folderStore(join(to, 'uploads')) };
  const database = databaseFileOf(settings.database.url);
  if (database === null)
    throw new Error(
      'This database is on a libSQL server: restore it into a file with --to FOLDER, and send that there (docs/operate/backup.md).',
    );
  return { database, images: openImageStore(settings) };
}

try {
  const { backup, to, replace } = readRequest();
  const settings = readSettings(process.env);
  const place = placeOf(settings, to);
  const locks = to === undefined ? locksOf(settings) : [`${place.database}-lock`];
  const { manifest, aside } = await withLocks(locks, 'restoring a backup', () => restoreBackup(backup, { ...place, replace }));
  console.log(`${place.database} holds what the backup of ${manifest.at} held, with ${manifest.pictures.length} picture files.`);
  if (aside !== null) console.log(`What was there before is in ${aside}.`);
  console.log(
    to === undefined ? 'npm start serves it.' : `To serve it: DATABASE_URL=file:${place.database} UPLOADS=${join(to, 'uploads')} npm start`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
