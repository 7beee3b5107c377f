import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { derivedVersion } from '#core/catalog/derived.ts';
import type { CategoryUses } from '#core/catalog/taxonomy.ts';
import { decodeLexicon } from '#core/inci/names/lexicon-file.ts';
import { decodeFacts, encodeFacts } from '#core/knowledge/facts-file.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';
import type { DatabaseSettings } from '#db/database.ts';
import { readCategoryUses } from '../catalog/categories.ts';
import type { KnowledgeBase } from '../knowledge/knowledge.ts';

/** The knowledge base as texts that a worker thread decodes in a moment, and the version that is stored beside whatever was derived with it. */
export interface PackedKnowledge {
  readonly names: string;
  readonly facts: string;
  readonly uses: CategoryUses;
  /** The same for both sites' languages. */
  readonly version: string;
}

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

export function packKnowledge({ ingredients, names, rules }: KnowledgeBase): PackedKnowledge {
  const facts = encodeFacts(ingredients, 'en', rules, []);
  const uses = readCategoryUses();
  const version = createHash('sha256')
    .update(names)
    .update(facts)
    .update(JSON.stringify([derivedVersion, ...uses]))
    .digest('hex')
    .slice(0, 16);
  return { names, facts, uses, version };
}

export function unpackKnowledge({ names, facts }: Pick<PackedKnowledge, 'names' | 'facts'>): Knowledge {
  return decodeFacts(facts, decodeLexicon(names)).knowledge;
}
