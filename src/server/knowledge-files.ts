import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { decodeLexicon } from '#core/inci/lexicon.ts';
import { decodeFacts } from '#core/knowledge/facts-file.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';

const manifest = z.object({ names: z.string(), facts: z.string() });

/** The checker's dictionary as the build wrote it, read once at the first use. */
export function knowledgeFiles(folder = 'public/dictionary'): () => Promise<Knowledge> {
  let knowledge: Knowledge | null = null;
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return async () => {
    if (knowledge === null) {
      const { names, facts } = z.parse(manifest, JSON.parse(read('manifest.json')));
      knowledge = decodeFacts(read(facts), decodeLexicon(read(names))).knowledge;
    }
    return knowledge;
  };
}
