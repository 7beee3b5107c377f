import { type KnowledgeBase, loadKnowledge } from '#scripts/knowledge/knowledge.ts';

let loaded: KnowledgeBase | null = null;

/** The real knowledge base, compiled once per test file. */
export function knowledgeBase(): KnowledgeBase {
  loaded ??= loadKnowledge(process.env['KB'] ?? 'data');
  return loaded;
}
