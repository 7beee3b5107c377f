import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scripts } from '../../package.json' with { type: 'json' };

const text = (file: string) => readFileSync(file, 'utf8');
const guides = [...globSync('{README,CONTRIBUTING}.md'), ...globSync('docs/{,operate/}*.md'), ...globSync('data/*/README.md')];
const all = (pattern: RegExp, file: string) => [...text(file).matchAll(pattern)].map(([, name = '']) => name);

test('every command stands in docs/commands.md, and none that is not there is told of', () => {
  const told = all(/npm (?:run )?(?:-s )?([a-z:-]+)/g, 'docs/commands.md');
  expect(Object.keys(scripts).filter((name) => !told.includes(name))).toEqual([]);
  const untrue = (file: string) => all(/npm run (?:-s )?([a-z:-]+)/g, file).filter((name) => !(name in scripts));
  expect(guides.flatMap((file) => untrue(file).map((name) => `${file}: ${name}`))).toEqual([]);
});

test('every setting stands in docs/settings.md', () => {
  const files = ['scripts/settings.ts', 'src/site/config.ts', ...globSync('src/server/{settings,accounts/*}.ts')];
  const read = files.flatMap((file) => all(/(?:^ {2}|env(?:\.|\['))([A-Z][A-Z_]{3,})(?:: | ?\|\||'\]|;)/gm, file));
  // Set by the platform or by ourselves.
  const given = ['NETLIFY', 'NODE_ENV', 'PUBLIC_SIGN_IN_PROVIDERS'];
  const settings = text('docs/settings.md');
  expect(read.length).toBeGreaterThan(20);
  expect([...new Set(read)].filter((name) => !given.includes(name) && !new RegExp(`\\b${name}\\b`).test(settings))).toEqual([]);
});

test('every file that a guide names is there', () => {
  const path = /(?:`|\()((?:src|scripts|tests|data|docs|functions)\/[\w./-]+\.(?:ts|tsx|css|yaml|md|astro))/g;
  const missing = (file: string) => all(path, file).filter((name) => globSync(name).length === 0);
  expect(guides.flatMap((file) => missing(file).map((name) => `${file}: ${name}`))).toEqual([]);
});

test('the README is read in one go', () => {
  expect(Buffer.byteLength(text('README.md'))).toBeLessThanOrEqual(8_000);
});
