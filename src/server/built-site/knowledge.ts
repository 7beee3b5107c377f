import type { Use } from '#core/analysis/use.ts';
import { decodeLexicon } from '#core/inci/names/lexicon-file.ts';
import { decodeFacts, type FactsFile } from '#core/knowledge/decode-facts.ts';
import { type ExplanationShard, shardFile, shardOf } from '#core/knowledge/explanation-shards.ts';
import type { Facts } from '#core/knowledge/facts.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';
import type { Words } from '#i18n/words.ts';
import type { SiteFiles } from './files.ts';

/** Where the build puts what functions need of data/rules and data/catalog. */
export const rulesFile = '_shells/rules.json';

/** A category in the words of the site. */
export interface SiteCategory {
  readonly alias: string;
  readonly name: string;
  readonly context: Use;
  /** What of a person it is for. */
  readonly area: string;
}

export interface SiteRules {
  readonly words: Words;
  readonly categories: readonly SiteCategory[];
}

export interface SiteKnowledge extends SiteRules {
  readonly knowledge: Knowledge;
  readonly factsOf: (alias: string) => Facts | null;
  /** What is told of an ingredient, and its common name; null where it is unknown. */
  readonly toldOf: (alias: string) => ExplanationShard[string] | null;
}

const folder = 'dictionary';
const decoded = new WeakMap<SiteFiles, { readonly manifest: string; readonly made: SiteKnowledge }>();

/** The knowledge base that the built site's checker works with, decoded once for each build. */
export function siteKnowledge(files: SiteFiles): SiteKnowledge {
  const manifest = files.text(`${folder}/manifest.json`);
  const last = decoded.get(files);
  if (last?.manifest === manifest) return last.made;
  const { names, facts }: { names: string; facts: string } = JSON.parse(manifest);
  const read = decodeFacts(files.text(`${folder}/${facts}`), decodeLexicon(files.text(`${folder}/${names}`)));
  const made = knowledgeFrom(read, JSON.parse(files.text(rulesFile)), files);
  decoded.set(files, { manifest, made });
  return made;
}

function knowledgeFrom({ knowledge, shards }: FactsFile, rules: SiteRules, files: SiteFiles): SiteKnowledge {
  const ids = new Map(knowledge.facts.map(({ alias }, id) => [alias, id]));
  return {
    knowledge,
    ...rules,
    factsOf: (alias) => knowledge.facts[ids.get(alias) ?? -1] ?? null,
    toldOf(alias) {
      const id = ids.get(alias);
      const shard = id === undefined ? null : shardOf(shards, id);
      if (id === undefined || !shard) return null;
      const entries: ExplanationShard = JSON.parse(files.text(`${folder}/${shardFile(shard)}`));
      return entries[id] ?? null;
    },
  };
}
