import { decodeLexicon } from '#core/inci/names/lexicon-file.ts';
import { decodeFacts, type FactsFile } from '#core/knowledge/decode-facts.ts';
import { type ExplanationShard, shardFile, shardOf } from '#core/knowledge/explanation-shards.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';
import type { ExplanationText } from './protocol.ts';

/** A dictionary file could not be fetched: offline, or the server failed. */
export class DictionaryError extends Error {
  constructor(file: string, cause: unknown) {
    super(`The dictionary file ${file} could not be fetched.`, { cause });
    this.name = 'DictionaryError';
  }
}

const folder = '/dictionary/';
const nothingKnown: ExplanationText = { common: null, text: '', sources: [] };

async function fetchText(file: string): Promise<string> {
  try {
    const answer = await fetch(folder + file);
    if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
    return await answer.text();
  } catch (cause) {
    throw new DictionaryError(file, cause);
  }
}

let loaded: FactsFile | null = null;
const shards = new Map<string, ExplanationShard>();

/** Fetches names, facts and everyday names and builds the knowledge base of them. Throws a DictionaryError when a file is not to be had. */
export async function loadDictionary(): Promise<Knowledge> {
  const manifest: { names: string; facts: string; everyday: string } = JSON.parse(await fetchText('manifest.json'));
  const [names, facts, everyday] = await Promise.all([manifest.names, manifest.facts, manifest.everyday].map(fetchText));
  loaded = decodeFacts(facts ?? '', decodeLexicon(names ?? ''), everyday ?? '');
  return loaded.knowledge;
}

/** What is told of an ingredient, from its explanation file; files are kept once fetched. */
export async function loadExplanation(id: number): Promise<ExplanationText> {
  const shard = loaded && shardOf(loaded.shards, id);
  if (!shard) return nothingKnown;
  const file = shardFile(shard);
  const known: ExplanationShard = shards.get(file) ?? JSON.parse(await fetchText(file));
  shards.set(file, known);
  return known[id] ?? nothingKnown;
}
