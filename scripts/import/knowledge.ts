import { createHash } from 'node:crypto';
import { derivedEdition } from '#core/catalog/derived.ts';
import { decodeLexicon } from '#core/inci/lexicon.ts';
import { decodeFacts, encodeFacts } from '#core/knowledge/facts-file.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';
import type { KnowledgeBase } from '../knowledge/knowledge.ts';

/** The knowledge base as texts that a worker thread decodes in a moment, and the version that is stored beside whatever was derived with it. */
export interface PackedKnowledge {
  readonly names: string;
  readonly facts: string;
  /** The same for both sites' languages. */
  readonly version: string;
}

export function packKnowledge({ ingredients, names, rules }: KnowledgeBase): PackedKnowledge {
  const facts = encodeFacts(ingredients, 'en', { flagData: rules.flagData, skinRules: rules.skinRules }, []);
  const version = createHash('sha256').update(names).update(facts).update(String(derivedEdition)).digest('hex').slice(0, 16);
  return { names, facts, version };
}

export function unpackKnowledge({ names, facts }: PackedKnowledge): Knowledge {
  return decodeFacts(facts, decodeLexicon(names)).knowledge;
}
