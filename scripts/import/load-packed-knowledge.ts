import { fork } from 'node:child_process';
import type { DatabaseSettings } from '#db/database.ts';
import type { PackedKnowledge } from './packed-knowledge.ts';

/** Loads and packs the knowledge base, and puts it into the database when one is given, in a process of its own: what loading takes of memory is given back when it ends. */
export async function loadPackedKnowledge(database: DatabaseSettings | null): Promise<PackedKnowledge> {
  const loader = fork(new URL('./knowledge-process.ts', import.meta.url), { serialization: 'advanced' });
  const answer = new Promise<PackedKnowledge>((resolve, reject) => {
    loader.once('message', (packed) => resolve(packed as PackedKnowledge));
    loader.once('error', reject);
    loader.once('exit', (code) => reject(new Error(`The knowledge base could not be loaded (code ${code}).`)));
  });
  loader.send({ database });
  return answer;
}
