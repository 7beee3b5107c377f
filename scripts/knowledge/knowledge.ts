import { flagsOf } from '#core/analysis/flag-rules.ts';
import { decodeLexicon } from '#core/inci/names/lexicon-file.ts';
import { typoIndex } from '#core/inci/names/typo.ts';
import { compileKnowledge } from '#core/knowledge/compile.ts';
import { type IngredientEdit, withEdits } from '#core/knowledge/edits.ts';
import type { Ingredient } from '#core/knowledge/ingredient.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';
import { namesFile } from '#core/knowledge/names-file.ts';
import { knowledgeRules } from '#core/knowledge/report-rules.ts';
import { annexesCompared } from './annex-check.ts';
import { type KnowledgeFiles, readKnowledgeFiles } from './load.ts';
import { type Rules, readRules } from './rules.ts';
import { readTopics, type TopicFiles } from './topics.ts';

/** The compiled knowledge base with the files it came from. */
export interface KnowledgeBase {
  readonly files: KnowledgeFiles;
  readonly rules: Rules;
  readonly topics: TopicFiles;
  /** In lexicon order: index = id. */
  readonly ingredients: readonly Ingredient[];
  /** The names file (core/inci/names/lexicon.ts). */
  readonly names: string;
  readonly knowledge: Knowledge;
}

/** Reads and compiles the knowledge base under `root` (the folder data), with what editors changed of it. */
export function loadKnowledge(root = 'data', edits: readonly IngredientEdit[] = []): KnowledgeBase {
  const files = readKnowledgeFiles(root);
  const rules = readRules(root);
  const topics = readTopics(root);
  const plants = new Set(files.plants.flatMap(({ species, forms }) => Object.keys(forms).map((form) => `${species} ${form}`)));
  const drafts = compileKnowledge({ ...files, families: rules.familyOf, limits: rules.limits, topics: topics.rules });
  const isCompared = annexesCompared(root);
  const written: Ingredient[] = drafts.map((draft) => ({
    ...draft,
    annexesCompared: isCompared(draft),
    flags: flagsOf(rules.flagRules, { inci: draft.inci, roles: draft.roles, limits: draft.limits, isPlant: plants.has(draft.inci) }),
  }));
  const ingredients = withEdits(written, edits);
  const names = namesFile(ingredients, rules);
  const lexicon = decodeLexicon(names);
  const knowledge = {
    dictionary: { lexicon, typos: typoIndex(lexicon) },
    facts: ingredients,
    flagRules: rules.flagRules,
    ...knowledgeRules(rules.reportRules),
  };
  return { files, rules, topics, ingredients, names, knowledge };
}
