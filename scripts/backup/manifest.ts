import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';

/** What a backup holds, written last: a folder without it is no backup. */
const manifest = z.object({
  format: z.literal(1),
  /** When the copy of the database was taken: everything that was acknowledged before is in it. */
  at: z.string(),
  database: z.object({ bytes: z.number(), sha256: z.string(), rows: z.record(z.string(), z.number()) }),
  pictures: z.array(z.object({ name: z.string().check(z.regex(/^(?:avatar|product)\/[\w.-]+$/)), bytes: z.number(), sha256: z.string() })),
});
export type BackupManifest = z.output<typeof manifest>;
export type KeptPicture = BackupManifest['pictures'][number];

const manifestFile = (backup: string) => join(backup, 'manifest.json');
export const databaseFile = (backup: string): string => join(backup, 'database.db');
export const pictureFile = (backup: string, name: string): string => join(backup, 'pictures', name);

export const manifestText = (made: BackupManifest): string => `${JSON.stringify(made, null, 1)}\n`;
export { manifestFile };

/** Throws where a folder is no backup of ours. */
export function readManifest(backup: string): BackupManifest {
  let text: string;
  try {
    text = readFileSync(manifestFile(backup), 'utf8');
  } catch (cause) {
    throw new Error(`${backup} is no finished backup: it has no manifest.json.`, { cause });
  }
  const parsed = z.safeParse(manifest, JSON.parse(text));
  if (!parsed.success) throw new Error(`${manifestFile(backup)} is not one that this version of Inciscope wrote.`);
  return parsed.data;
}

export const hashOfBytes = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** SHA-256 of a file of any size. */
export async function hashOfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
