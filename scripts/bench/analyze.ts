import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { build } from 'esbuild';
import { writeDictionary } from '../dictionary.ts';
import { loadKnowledge } from '../knowledge/knowledge.ts';

/** Measures reading and analysis in a process of its own that holds only what a browser holds: bundled code and the dictionary files, with the small young generation that V8 uses on phones; on large machines it lets that of any process grow to 64 MB, however little is alive. With `--profile` it prints instead where the time goes, from the files themselves, whose names a bundle hides. True when within the budget. */
export async function benchAnalyze(): Promise<boolean> {
  const folder = '.cache/bench/dictionary';
  mkdirSync('.cache/bench', { recursive: true });
  writeDictionary(loadKnowledge(), 'ru', folder);
  const source = 'scripts/bench/analyze-lists.ts';
  if (process.argv[3] === '--profile') {
    const { status } = spawnSync(process.execPath, [source, folder, 'profile'], { stdio: 'inherit' });
    return status === 0;
  }
  const script = '.cache/bench/analyze-lists.mjs';
  await build({
    entryPoints: [source],
    outfile: script,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
  const { status } = spawnSync(process.execPath, ['--expose-gc', '--max-semi-space-size=4', script, folder], { stdio: 'inherit' });
  return status === 0;
}
