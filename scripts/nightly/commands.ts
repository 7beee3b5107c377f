import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { NightlyWork } from '#server/nightly/run-steps.ts';
import type { Settings } from '../settings.ts';

/** Characters of the last words of a command that failed. */
const longest = 2_000;

/** Runs one of our commands in a process of its own and lets it speak; resolves with its last line. */
async function command(script: string, ...args: string[]): Promise<string> {
  const flags = ['--max-semi-space-size=4', '--import', './scripts/keep-compiled.mjs'];
  const child = spawn(process.execPath, [...flags, script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const [stream, out] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const)
    stream.setEncoding('utf8').on('data', (text: string) => {
      out.write(text);
      said = (said + text).slice(-longest);
    });
  const [code, signal] = await once(child, 'close');
  if (code !== 0) throw new Error(`${script} ended with ${code ?? signal}.\n${said.trim()}`);
  return said.trim().split('\n').at(-1) ?? '';
}

/** Imports every source of the settings file; where there is none, nothing is to be imported. */
export function importing({ imports }: Pick<Settings, 'imports'>): NightlyWork {
  const sources = join(imports, 'sources.yaml');
  return {
    step: 'import',
    work: async () => (existsSync(sources) ? command('scripts/import.ts', 'all') : `nothing: there is no ${sources}`),
  };
}

export const fetchingPictures: NightlyWork = { step: 'pictures', work: () => command('scripts/pictures.ts') };
