import './cli/output.ts';
import { openImageStore } from '#server/images/open-store.ts';
import { makeBackup } from './backup/make-backup.ts';
import { readOptions } from './cli/options.ts';
import { databaseFileOf } from './engine/build-lock.ts';
import { readSettings } from './settings.ts';

/** `npm run backup`: database and pictures into a dated folder, while servers serve; read back before it counts. */
const usage = 'Usage: npm run backup -- [--into FOLDER] [--keep N]   (so many newest backups stay)';

function readRequest() {
  const { into, keep } = readOptions(usage, { into: { type: 'string' }, keep: { type: 'string' } });
  if (keep !== undefined && !/^[1-9]\d{0,4}$/.test(keep)) throw new Error(`--keep must be a whole number from 1 on.\n${usage}`);
  return { into, keep: keep === undefined ? null : Number(keep) };
}

try {
  const { into, keep } = readRequest();
  const settings = readSettings(process.env);
  const database = databaseFileOf(settings.database.url);
  if (database === null)
    throw new Error(
      'This database is not a file here but on a libSQL server: take a dump with the means of its host (docs/operate/backup.md).',
    );
  const { folder, rows, pictures, bytes } = await makeBackup(
    { database, images: openImageStore(settings) },
    into ?? settings.backups,
    keep,
  );
  console.log(`${rows} rows and ${pictures} picture files, ${(bytes / 1e6).toFixed(1)} MB, stand in ${folder}; read back and found whole.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
