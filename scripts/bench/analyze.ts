import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeDictionary } from '../dictionary.ts';
import { loadKnowledge } from '../knowledge/knowledge.ts';

/** Measures reading and analysis in a process of its own that holds only what a browser holds, the dictionary files, with the small young generation that V8 uses on phones. True when within the budget. */
export async function benchAnalyze(): Promise<boolean> {
  const folder = '.cache/bench/dictionary';
  mkdirSync('.cache/bench', { recursive: true });
  writeDictionary(loadKnowledge(), 'ru', folder);
  const { status } = spawnSync(
    process.execPath,
    ['--expose-gc', '--max-semi-space-size=2', fileURLToPath(new URL('./analyze-lists.ts', import.meta.url)), folder],
    { stdio: 'inherit' },
  );
  return status === 0;
}
