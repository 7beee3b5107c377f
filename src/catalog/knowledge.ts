import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { type FlagRuleData, flagRules } from '#core/analysis/flag-rules.ts';
import type { SkinRule } from '#core/analysis/skin-types.ts';
import { decodeLexicon } from '#core/inci/lexicon.ts';
import { typoIndex } from '#core/inci/typo.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';
import { namesFile } from '#core/knowledge/names-file.ts';
import { allIngredients } from './ingredients.ts';
import type { IngredientRecord } from './records.ts';

/** The knowledge base from the snapshot's ingredients, in the order of their ids. */
export function compileKnowledge(facts: readonly IngredientRecord[]): Knowledge {
  const lexicon = decodeLexicon(namesFile(facts));
  return {
    dictionary: { lexicon, typos: typoIndex(lexicon) },
    facts,
    flagRules: flagRules(load(readFileSync('data/rules/flags.yaml', 'utf8')) as FlagRuleData[]),
    skinRules: load(readFileSync('data/rules/skin-types.yaml', 'utf8')) as SkinRule[],
  };
}

let compiled: Knowledge | undefined;

/** The snapshot's knowledge base, compiled once a build. */
export function knowledge(): Knowledge {
  compiled ??= compileKnowledge(allIngredients());
  return compiled;
}
