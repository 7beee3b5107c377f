import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { parse } from 'smol-toml';
import type { Language } from '#core/language.ts';
import { builtOf } from '#scripts/built-module.ts';
import { readSettings } from '#scripts/settings.ts';
import { siteEnvironment } from './built-site.ts';

export interface PlatformCall {
  /** Of the function. */
  readonly name: string;
  /** Null: the first that the function says it has. */
  readonly path: string | null;
  readonly method?: string;
  readonly body?: unknown;
  readonly token?: string;
}

export interface PlatformAnswer {
  readonly status: number;
  readonly policy: string | null;
  readonly text: string;
}

export const functionNames = readdirSync('functions').flatMap((name) => (name.endsWith('.ts') ? [name.slice(0, -'.ts'.length)] : []));

/** All functions of a site in a process of their own, bundled as the platform bundles them, with what the build wrote for that language. */
export async function startPlatform(language: Language, folder: string, env: Readonly<Record<string, string>>) {
  const { functions } = parse(readFileSync('netlify.toml', 'utf8')) as { functions: { external_node_modules: string[] } };
  const built = JSON.stringify(builtOf(readSettings(siteEnvironment(language))));
  const outfile = join(folder, `${language}.mjs`);
  await build({
    stdin: { contents: functionNames.map((name) => `export * as ${name} from './functions/${name}.ts';`).join('\n'), resolveDir: '.' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node22',
    external: functions.external_node_modules,
    logLevel: 'silent',
    banner: { js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);" },
    plugins: [
      {
        name: 'built',
        setup: ({ onLoad }) => onLoad({ filter: /src[\\/]server[\\/]built\.js$/ }, () => ({ contents: `export const built = ${built};` })),
      },
    ],
  });
  let said = '';
  const child = fork(resolve('tests/support/platform-process.ts'), [outfile], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await once(child, 'message');
  return {
    /** One call after another. */
    ask: async (call: PlatformCall): Promise<PlatformAnswer> => {
      child.send(call);
      const [answer] = await once(child, 'message');
      return answer as PlatformAnswer;
    },
    said: () => said,
    stop: () => child.kill(),
  };
}
