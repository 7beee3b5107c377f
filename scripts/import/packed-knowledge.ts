import { createHash } from 'node:crypto';
import { derivedVersion } from '#core/catalog/derived.ts';
import type { CategoryUses } from '#core/catalog/taxonomy.ts';
import { decodeLexicon } from '#core/inci/names/lexicon-file.ts';
import { decodeFacts } from '#core/knowledge/decode-facts.ts';
import { encodeFacts } from '#core/knowledge/encode-facts.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';
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
