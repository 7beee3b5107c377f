import { join } from 'node:path';
import { routineRules } from '#core/routine/routine.ts';
import { moderationFile } from '#server/moderation/word-lists.ts';
import { readCategories } from '../catalog/categories.ts';
import { readRecipeBook } from '../catalog/recipe-book.ts';
import { readImportBooks } from '../import/books.ts';
import { lintSearchWords, readSearchWords } from '../search/search-words.ts';
import { readAnnexExceptions } from './annex-check.ts';
import { readClaims } from './claims.ts';
import { readFinerKinds } from './finer-kinds.ts';
import { lintIngredients } from './lint-ingredients.ts';
import { lintRules } from './lint-rules.ts';
import { readKnowledgeFiles } from './load.ts';
import { attempt, type Problem } from './problem.ts';
import { readYaml } from './read-yaml.ts';
import { readRules } from './rules.ts';
import { readTopics } from './topics.ts';
import { wrappedFiles } from './wrapped-files.ts';

export interface DataCheck {
  readonly problems: readonly Problem[];
  /** How much there is; null where files could not be read. */
  readonly size: { readonly ingredients: number; readonly explanations: number; readonly sources: number } | null;
}

/** Looks over the data files under `root` (the folder data). What cannot be read is said first: the rest is looked over once all can be. */
export function checkData(root: string): DataCheck {
  const problems: Problem[] = [];
  const read = <Answer>(reading: () => Answer) => attempt(problems, reading);
  const files = read(() => readKnowledgeFiles(root));
  const rules = read(() => readRules(root));
  const topics = read(() => readTopics(root).mentions);
  const claims = read(() => readClaims(root));
  const routine = read(() => readYaml(join(root, 'rules', 'routine.yaml'), routineRules));
  read(() => readYaml(join(root, 'rules', 'moderation.yaml'), moderationFile));
  read(() => readAnnexExceptions(root));
  read(() => readFinerKinds(root));
  read(() => readRecipeBook(root));
  read(() => readImportBooks(root));
  const searched = read(() => ({ words: readSearchWords(root), categories: new Set(readCategories(root).map(({ alias }) => alias)) }));
  if (problems.length > 0 || !files || !rules || !topics || !claims || !routine || !searched)
    return { problems: unique(problems), size: null };
  problems.push(
    ...lintIngredients(files, rules),
    ...lintRules({ rules, topics, claims, routine }, files),
    ...lintSearchWords(searched.words, { files, roles: new Set(rules.roles.map(({ role }) => role)), categories: searched.categories }),
    ...wrappedFiles(root).map(({ file }) => ({ where: file, what: 'has lines of more than 140 characters: npm run fix' })),
  );
  const forms = files.plants.reduce((sum, plant) => sum + Object.keys(plant.forms).length, 0);
  return {
    problems: unique(problems),
    size: { ingredients: files.entries.length + forms, explanations: files.explanations.size, sources: files.sources.size },
  };
}

/** Two readers may stumble over one slip. */
const unique = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [`${problem.where}: ${problem.what}`, problem])).values(),
];
