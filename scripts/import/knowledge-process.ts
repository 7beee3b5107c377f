import { type DatabaseSettings, openDatabase } from '#db/database.ts';
import { storeKnowledge } from '../catalog/knowledge-store.ts';
import { loadKnowledge } from '../knowledge/knowledge.ts';
import { liveEdits } from '../knowledge/live-edits.ts';
import { packKnowledge } from './packed-knowledge.ts';

/** The process of loadPackedKnowledge. */
process.once('message', async ({ database }: { readonly database: DatabaseSettings | null }) => {
  const base = loadKnowledge('data', database === null ? [] : await liveEdits(database));
  if (database !== null) {
    const { db, close } = await openDatabase(database);
    await storeKnowledge(db, () => base);
    close();
  }
  process.send?.(packKnowledge(base), () => process.disconnect());
});
