import { readdirSync } from 'node:fs';
import { join } from 'node:path';
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
import { attempt, MalformedData, type Problem } from './problem.ts';
import { parseData, readYaml } from './read-yaml.ts';

/** A written explanation and the file it stands in. */
export interface WrittenExplanation {
  readonly en: string;
  readonly ru: string;
  readonly file: string;
}

/** The knowledge files as parsed and checked; nothing is derived yet. */
export interface KnowledgeFiles {
  readonly entries: readonly (IngredientEntry & { readonly file: string })[];
  readonly plants: readonly (PlantEntry & { readonly file: string })[];
  readonly explanations: ReadonlyMap<string, WrittenExplanation>;
  readonly sources: ReadonlyMap<string, Source>;
}

const yamlFiles = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => join(folder, file));

/** An entry that names a species is a plant. */
function readIngredientFile(path: string, problems: Problem[]): Pick<KnowledgeFiles, 'entries' | 'plants'> {
  const entries: KnowledgeFiles['entries'][number][] = [];
  const plants: KnowledgeFiles['plants'][number][] = [];
  const raw = attempt(problems, () => readYaml(path, z.array(z.record(z.string(), z.unknown()))));
  for (const [index, entry] of (raw ?? []).entries()) {
    attempt(problems, () => {
      if ('species' in entry) plants.push({ ...parseData(path, raw, plantEntry, [index]), file: path });
      else entries.push({ ...parseData(path, raw, ingredientEntry, [index]), file: path });
    });
  }
  return { entries, plants };
}

/** Each ingredient is explained once. */
function readExplanations(folder: string, problems: Problem[]): Map<string, WrittenExplanation> {
  const explanations = new Map<string, WrittenExplanation>();
  for (const path of yamlFiles(folder)) {
    const texts = attempt(problems, () => readYaml(path, explanationFile));
    for (const [inci, text] of Object.entries(texts ?? {})) {
      const other = explanations.get(inci);
      if (other) problems.push({ where: `${path}: ${inci}`, what: `is explained in ${other.file} too: keep one of both` });
      explanations.set(inci, { ...text, file: path });
    }
  }
  return explanations;
}

/** Reads every ingredient, explanation and source file under `root` (the folder data). Throws MalformedData with all slips of all files. */
export function readKnowledgeFiles(root: string): KnowledgeFiles {
  const problems: Problem[] = [];
  const folder = join(root, 'ingredients');
  const read = yamlFiles(folder).map((path) => readIngredientFile(path, problems));
  const explanations = readExplanations(join(folder, 'explanations'), problems);
  const listed = attempt(problems, () => readYaml(join(root, 'rules', 'sources.yaml'), z.record(z.string(), sourceEntry)));
  const reports = attempt(problems, () =>
    readYaml(join(root, 'rules', 'cir.yaml'), z.array(z.object({ report: z.string(), year: z.number() }))),
  );
  if (problems.length > 0 || !listed || !reports) throw new MalformedData(problems);
  return {
    entries: read.flatMap(({ entries }) => entries),
    plants: read.flatMap(({ plants }) => plants),
    explanations,
    sources: new Map([...Object.entries(listed), ...reports.map(reportSource)]),
  };
}
