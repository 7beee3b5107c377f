import type { Database } from '#db/database.ts';
import { usedPictures } from '#db/queries/kept-pictures.ts';
import { pruneMailedTokens, pruneRateCounters, pruneSessions } from '#db/queries/nightly.ts';
import { pruneVisits } from '#db/queries/visits.ts';
import type { ImageStore } from '../images/store.ts';
import { dropUnused } from '../images/unused.ts';
import type { NightlyWork } from './run-steps.ts';

const day = 86_400_000;
/** Ended sessions and used links are kept this long: somebody may ask what happened. */
const keptDays = 30;
/** Windows of limits last an hour at most. */
const counterDays = 2;
/** Counts of visits: a year can be compared with the one before. */
const visitDays = 800;

interface Pruned {
  readonly db: Database;
  readonly images: ImageStore;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Pictures that nobody shows any more, and parts of some that were never finished. What came in the last day is left: who sent it may still be writing the rest. */
async function dropOrphans({ db, images, now }: Pruned): Promise<string> {
  const kept = await images.list();
  // Read after the list: what is shown since then is in it.
  const used = await usedPictures(db);
  let removed = 0;
  for (const [key, names] of Map.groupBy(kept, (name) => name.replace(/-\d+\.webp$/, ''))) {
    if (used.has(key)) continue;
    const ages = await Promise.all(names.map(async (name) => now - (await images.putAt(name))));
    if (Math.min(...ages) > day) removed += await dropUnused(db, images, key, names);
  }
  return `${removed} of ${kept.length} files removed`;
}

/** What grows for nothing. */
export function pruning(pruned: Pruned): readonly NightlyWork[] {
  const { db, now } = pruned;
  const before = new Date(now - keptDays * day).toISOString();
  return [
    { step: 'sessions', work: async () => `${await pruneSessions(db, before)} removed` },
    { step: 'mailed links', work: async () => `${await pruneMailedTokens(db, before)} removed` },
    { step: 'limits', work: async () => `${await pruneRateCounters(db, Math.floor((now - counterDays * day) / 1_000))} removed` },
    { step: 'visits', work: async () => `${await pruneVisits(db, new Date(now - visitDays * day).toISOString().slice(0, 10))} removed` },
    { step: 'orphaned pictures', work: () => dropOrphans(pruned) },
  ];
}
