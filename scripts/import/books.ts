import { join } from 'node:path';
import * as z from 'zod/mini';
import { brandBook, brandBookFile } from '#core/imports/brand-book.ts';
import { categoryRules } from '#core/imports/category-rules.ts';
import { categoryRulesFile } from '#core/imports/category-rules-file.ts';
import type { ImportBooks } from '#core/imports/judge.ts';
import { titleSpelling, titleSpellingFile } from '#core/imports/title-spelling.ts';
import { MalformedData } from '../knowledge/problem.ts';
import { readYaml } from '../knowledge/read-yaml.ts';

/** Reads the import files of data/catalog. Throws MalformedData when one of them names a category that categories.yaml does not have. */
export function readImportBooks(root = 'data'): Omit<ImportBooks, 'dictionary'> {
  const file = (name: string) => join(root, 'catalog', `${name}.yaml`);
  const categories = readYaml(file('import-categories'), categoryRulesFile);
  const ours = new Set(readYaml(file('categories'), z.array(z.object({ alias: z.string() }))).map(({ alias }) => alias));
  const named = [
    ...Object.keys(categories.tags),
    ...Object.values(categories.google),
    ...Object.keys(categories.called),
    ...Object.keys(categories.titles),
    ...Object.keys(categories.brands),
    ...categories.formulas.flatMap(({ votes }) => votes),
    ...categories.washes,
    ...categories.otherUses.flatMap(({ of, as }) => (as === null ? of : [...of, as])),
  ];
  const strange = named.filter((category) => !ours.has(category));
  if (strange.length > 0) {
    const what = `names categories that categories.yaml does not have: ${strange.join(', ')}`;
    throw new MalformedData([{ where: file('import-categories'), what }]);
  }
  return {
    categories: categoryRules(categories, ours),
    brands: brandBook(readYaml(file('import-brands'), brandBookFile)),
    titles: titleSpelling(readYaml(file('import-titles'), titleSpellingFile)),
  };
}
