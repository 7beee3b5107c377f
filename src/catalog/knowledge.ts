import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import type { FlagRule } from '#core/analysis/flag-rules.ts';
import type { IngredientRecord } from '#core/catalog/records.ts';
import { decodeLexicon } from '#core/inci/names/lexicon-file.ts';
import { typoIndex } from '#core/inci/names/typo.ts';
import { type CautionKindEntry, cautionRules } from '#core/knowledge/caution-kinds.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';
import { namesFile } from '#core/knowledge/names-file.ts';
import { knowledgeRules } from '#core/knowledge/report-rules.ts';
import { once } from '#core/remembered.ts';
import { allIngredients } from './ingredients.ts';

function rules<Data>(name: string): Data {
  return load(readFileSync(`data/rules/${name}.yaml`, 'utf8')) as Data;
}

/** The knowledge base from the snapshot's ingredients, in the order of their ids. */
export function compileKnowledge(facts: readonly IngredientRecord[]): Knowledge {
  const lexicon = decodeLexicon(namesFile(facts, { words: rules('label-words'), blends: rules('blends') }));
  return {
    dictionary: { lexicon, typos: typoIndex(lexicon) },
    facts,
    flagRules: rules<FlagRule[]>('flags'),
    ...knowledgeRules({
      skinRules: rules('skin-types'),
      cautionRules: cautionRules(rules<{ kinds: CautionKindEntry[] }>('caution-kinds').kinds),
      effectRules: rules('effects'),
      useRules: rules('uses'),
      roleRules: rules('roles'),
    }),
  };
}

/** The snapshot's knowledge base, compiled once a build. */
export const knowledge = once((): Knowledge => compileKnowledge(allIngredients()));
