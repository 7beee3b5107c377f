import { parentPort, workerData } from 'node:worker_threads';
import { type DatabaseSettings, openDatabase } from '#db/database.ts';
import { storeKnowledge } from '../catalog/knowledge-store.ts';
import { loadKnowledge } from '../knowledge/knowledge.ts';
import { packKnowledge } from './knowledge.ts';

/** The thread of loadPackedKnowledge. */
const base = loadKnowledge();
const database = workerData as DatabaseSettings | null;
if (database !== null) {
  const { db, close } = await openDatabase(database);
  await storeKnowledge(db, () => base);
  close();
}
parentPort?.postMessage(packKnowledge(base));
