import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { editsByName, type IngredientEdit } from '#core/knowledge/edits.ts';
import { checkData } from './check.ts';
import { writeEdits } from './edit-files.ts';
import { readKnowledgeFiles } from './load.ts';
import { wrappedFiles } from './wrapped-files.ts';

/** What editors changed of ingredients as a patch of data/ingredients, for `git apply`; what the linter refuses is left out and named. */
export function editsPatch(
  edits: readonly IngredientEdit[],
  data = 'data',
): { readonly patch: string; readonly refused: readonly string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'edits-'));
  try {
    for (const side of ['a', 'b'])
      cpSync(data, join(folder, side, 'data'), { recursive: true, filter: (path) => !/\.db(?:-\w+)?$/.test(path) });
    const root = join(folder, 'b', 'data');
    const files = readKnowledgeFiles(root);
    const refused = [...editsByName(edits)].flatMap(([inci, fields]) => {
      const paths = new Set([...files.entries, ...files.plants, ...files.explanations.values()].map(({ file }) => file));
      const before = new Map([...paths].map((path) => [path, readFileSync(path, 'utf8')]));
      const changed = writeEdits(root, files, inci, fields);
      if (changed === null) return [`${inci}: there is no such entry`];
      if (changed.length === 0) return [];
      for (const { file, wrapped } of wrappedFiles(root)) writeFileSync(file, wrapped);
      const { problems } = checkData(root);
      if (problems.length === 0) return [];
      for (const path of changed) writeFileSync(path, before.get(path) ?? '');
      return problems.map(({ where, what }) => `${inci}: ${where.replace(`${root}/`, '')}: ${what}`);
    });
    const { stdout } = spawnSync('git', ['diff', '--no-index', '--no-prefix', 'a/data', 'b/data'], { cwd: folder, encoding: 'utf8' });
    return { patch: stdout, refused };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
