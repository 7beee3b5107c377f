import type { Database } from '#db/database.ts';
import { isPictureUsed } from '#db/queries/kept-pictures.ts';
import type { ImageStore } from './store.ts';
import { namesOf } from './uploads.ts';

/**
 * Removes a picture unless it is somebody's; says how many files went. Somebody may send the same picture at this moment: whoever shows it
 * since it was looked up gets it back, and whoever shows it later finds it gone and puts it there again (uploads.ts).
 */
export async function dropUnused(db: Database, store: ImageStore, key: string, names = namesOf(key)): Promise<number> {
  if (await isPictureUsed(db, key)) return 0;
  const removed = new Map<string, Uint8Array>();
  for (const name of names) {
    const bytes = await store.get(name);
    if (bytes === null) continue;
    removed.set(name, bytes);
    await store.remove(name);
  }
  if (!(await isPictureUsed(db, key))) return removed.size;
  for (const [name, bytes] of removed) await store.put(name, bytes);
  return 0;
}
