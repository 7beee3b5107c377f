import * as z from 'zod/mini';
import type { Database } from '#db/database.ts';
import { endOldOffers } from '#db/queries/offers.ts';
import { readYaml } from '../knowledge/read-yaml.ts';

const offersFile = z.strictObject({ shownForDays: z.int().check(z.minimum(1)) });
const day = 86_400_000;

/** Leaves out what shops asked so long ago that it may have changed (data/catalog/offers.yaml). */
export async function leaveOutOldOffers(db: Database, now: Date): Promise<void> {
  const { shownForDays } = readYaml('data/catalog/offers.yaml', offersFile);
  const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
  await endOldOffers(db, dayOf(now.getTime() - shownForDays * day), dayOf(now.getTime()));
}
