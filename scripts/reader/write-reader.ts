import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDtsBundle } from 'dts-bundle-generator';
import { build } from 'esbuild';
import { encodeEverydayNames, encodeFacts } from '#core/knowledge/encode-facts.ts';
import { languages } from '#core/language.ts';
import type { KnowledgeBase } from '../knowledge/knowledge.ts';

const entry = 'src/core/reader.ts';

/** Writes the module into the folder, which is emptied first: one file of code, its types, and the knowledge as texts. */
export async function writeReader({ ingredients, names, rules }: KnowledgeBase, out: string): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(join(out, 'data'), { recursive: true });
  await build({ entryPoints: [entry], outfile: join(out, 'index.js'), bundle: true, format: 'esm', platform: 'neutral', target: 'es2023' });
  const [types = ''] = generateDtsBundle([{ filePath: entry, output: { noBanner: true } }], { preferredConfigPath: 'tsconfig.json' });
  writeFileSync(join(out, 'index.d.ts'), types);
  writeFileSync(join(out, 'data', 'names.txt'), names);
  for (const language of languages) {
    writeFileSync(join(out, 'data', `facts.${language}.json`), encodeFacts(ingredients, language, rules, []));
    writeFileSync(join(out, 'data', `everyday.${language}.txt`), encodeEverydayNames(ingredients, language));
  }
  copyFileSync('docs/reader.md', join(out, 'README.md'));
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
}

function manifest() {
  const { version, license } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string; license: string };
  return {
    name: 'inciscope-reader',
    version,
    description: 'Reads cosmetic ingredient lists and says what they mean, without any input or output of its own.',
    license,
    type: 'module',
    exports: { '.': { types: './index.d.ts', default: './index.js' }, './data/*': './data/*' },
    files: ['index.js', 'index.d.ts', 'data', 'README.md'],
    sideEffects: false,
  };
}
