import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import * as z from 'zod/mini';
import { reportSource } from '#core/knowledge/report-source.ts';
import {
  explanationFile,
  type IngredientEntry,
  ingredientEntry,
  type PlantEntry,
  plantEntry,
  type Source,
  sourceEntry,
} from '#core/knowledge/schema.ts';

/** The knowledge files as parsed and checked; nothing is derived yet. */
export interface KnowledgeFiles {
  readonly entries: readonly (IngredientEntry & { readonly file: string })[];
  readonly plants: readonly (PlantEntry & { readonly file: string })[];
  readonly explanations: ReadonlyMap<string, { readonly en: string; readonly ru: string }>;
  readonly sources: ReadonlyMap<string, Source>;
}

/** Reads and parses a YAML file; a failure names the file and the place in it. */
export function readYaml<Schema extends z.ZodMiniType>(path: string, schema: Schema): z.output<Schema> {
  let raw: unknown;
  try {
    raw = load(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new Error(`${path} is not readable YAML: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
  const parsed = z.safeParse(schema, raw);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${path}: at ${issue?.path.join('.') || 'the top'}: ${issue?.message ?? 'does not fit the schema'}`);
}

/** Reads every ingredient, explanation and source file under `root` (the folder data). Throws with file and place on the first malformed entry. */
export function readKnowledgeFiles(root: string): KnowledgeFiles {
  const folder = join(root, 'ingredients');
  const entries: (IngredientEntry & { file: string })[] = [];
  const plants: (PlantEntry & { file: string })[] = [];
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()) {
    const path = join(folder, name);
    for (const [index, raw] of readYaml(path, z.array(z.record(z.string(), z.unknown()))).entries()) {
      const schema = 'species' in raw ? plantEntry : ingredientEntry;
      const parsed = z.safeParse(schema, raw);
      if (!parsed.success) {
        const [issue] = parsed.error.issues;
        throw new Error(
          `${path}: entry ${index + 1} (${String(raw['inci'] ?? raw['species'] ?? 'without a name')}): ${issue?.path.join('.')}: ${issue?.message}`,
        );
      }
      if ('species' in parsed.data) plants.push({ ...(parsed.data as PlantEntry), file: name });
      else entries.push({ ...(parsed.data as IngredientEntry), file: name });
    }
  }
  const explanations = new Map<string, { en: string; ru: string }>();
  const written = join(folder, 'explanations');
  for (const name of readdirSync(written)
    .filter((file) => file.endsWith('.yaml'))
    .sort()) {
    for (const [inci, text] of Object.entries(readYaml(join(written, name), explanationFile))) explanations.set(inci, text);
  }
  const listed = readYaml(join(root, 'rules', 'sources.yaml'), z.record(z.string(), sourceEntry));
  const reports = readYaml(join(root, 'rules', 'cir.yaml'), z.array(z.object({ report: z.string(), year: z.number() })));
  const sources = new Map([...Object.entries(listed), ...reports.map(reportSource)]);
  return { entries, plants, explanations, sources };
}
