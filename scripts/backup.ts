import './cli/output.ts';
import { parseArgs } from 'node:util';
import { openImageStore } from '#server/images/open-store.ts';
import { makeBackup } from './backup/make-backup.ts';
import { databaseFileOf } from './engine/build-lock.ts';
import { readSettings } from './settings.ts';

/** `npm run backup`: database and pictures into a dated folder, while servers serve; read back before it counts. */
const usage = 'npm run backup takes nothing, or "-- --into FOLDER", or "-- --keep 14": so many newest backups stay.';

function readRequest(): { into: string | undefined; keep: number | null } {
  try {
    const { into, keep } = parseArgs({ options: { into: { type: 'string' }, keep: { type: 'string' } } }).values;
    if (keep !== undefined && !/^[1-9]\d{0,4}$/.test(keep)) throw new Error(usage);
    return { into, keep: keep === undefined ? null : Number(keep) };
  } catch (cause) {
    throw new Error(usage, { cause });
  }
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
