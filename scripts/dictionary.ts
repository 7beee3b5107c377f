import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { encodeEverydayNames, encodeFacts } from '#core/knowledge/encode-facts.ts';
import { explanationShards, shardFile } from '#core/knowledge/explanation-shards.ts';
import type { Language } from '#core/language.ts';
import { explainer } from './knowledge/explainer.ts';
import type { KnowledgeBase } from './knowledge/knowledge.ts';

/** Where the checker finds its files, relative to the folder of the manifest. */
export interface DictionaryManifest {
  readonly names: string;
  readonly facts: string;
  readonly everyday: string;
}

const hashOf = (text: string, digits: number) => createHash('sha256').update(text).digest('hex').slice(0, digits);
const hashed = (name: string, text: string, ending: string) => `${name}.${hashOf(text, 12)}.${ending}`;
/** The facts hold the hash of every explanation file, and what is random cannot be compressed. */
const shardDigits = 6;
const kilobytes = (text: string) =>
  (brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length / 1000).toFixed(0);

/** Writes the checker's dictionary in the words of one language: names, facts and explanations in hashed files, and manifest.json, which names the first two. The old folder is replaced as a whole. */
export function writeDictionary(
  { ingredients, names, rules }: KnowledgeBase,
  language: Language,
  folder = 'public/dictionary',
): DictionaryManifest {
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(join(fresh, 'explanations'), { recursive: true });
  const shards = explanationShards(ingredients, language, explainer(language)).map(({ start, text }) => {
    const shard = { start, hash: hashOf(text, shardDigits) };
    writeFileSync(join(fresh, shardFile(shard)), text);
    return shard;
  });
  const facts = encodeFacts(ingredients, language, rules, shards);
  const everyday = encodeEverydayNames(ingredients, language);
  const manifest = {
    names: hashed('names', names, 'txt'),
    facts: hashed('facts', facts, 'json'),
    everyday: hashed('everyday', everyday, 'txt'),
  };
  writeFileSync(join(fresh, manifest.names), names);
  writeFileSync(join(fresh, manifest.facts), facts);
  writeFileSync(join(fresh, manifest.everyday), everyday);
  writeFileSync(join(fresh, 'manifest.json'), JSON.stringify(manifest));
  mkdirSync(dirname(folder), { recursive: true });
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
  console.log(
    `Dictionary (${language}): names ${kilobytes(names)} kB, facts ${kilobytes(facts)} kB, everyday names ${kilobytes(everyday)} kB brotli, ${shards.length} explanation files.`,
  );
  return manifest;
}
