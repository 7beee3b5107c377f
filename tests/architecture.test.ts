import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileNamed, importsOf } from './support/imports.ts';

/** Layer → the layers it may import. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  core: [],
  i18n: ['core'],
  site: ['core'],
  api: ['core'],
  db: ['core'],
  ui: ['site', 'i18n', 'core'],
  // Pages and the worker share the outbox, and what lies in which cache.
  islands: ['offline', 'ui', 'api', 'site', 'i18n', 'core'],
  catalog: ['core'],
  server: ['ui', 'api', 'db', 'site', 'i18n', 'core'],
  components: ['islands', 'ui', 'api', 'catalog', 'site', 'i18n', 'core'],
  layouts: ['components', 'islands', 'ui', 'api', 'catalog', 'site', 'i18n', 'core'],
  views: ['layouts', 'components', 'islands', 'ui', 'api', 'catalog', 'site', 'i18n', 'core'],
  pages: ['views', 'layouts', 'components', 'islands', 'ui', 'catalog', 'site', 'i18n', 'core'],
  offline: ['site', 'core'],
  functions: ['server', 'api', 'site', 'i18n', 'core'],
  scripts: ['core', 'i18n', 'site', 'api', 'db', 'ui', 'catalog', 'server', 'views', 'functions'],
};

const source = /\.(?:ts|tsx|astro|mjs)$/;

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && source.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

const layerFiles = Object.keys(mayImport).flatMap((layer) => {
  const folder = layer === 'functions' || layer === 'scripts' ? layer : join('src', layer);
  try {
    return filesUnder(folder).map((file) => ({ layer, file }));
  } catch {
    return [];
  }
});

test('imports go one way between the layers', () => {
  const wrong = layerFiles.flatMap(({ layer, file }) =>
    importsOf(readFileSync(file, 'utf8')).flatMap((target) => {
      const other = /^#([a-z0-9]+)\//.exec(target)?.[1];
      if (other && other !== layer && other !== 'scripts' && !mayImport[layer]?.includes(other))
        return [`${file} imports ${target}: ${layer} may import ${mayImport[layer]?.join(', ') || 'nothing'}`];
      if (other === 'scripts' && layer !== 'scripts') return [`${file} imports ${target}: only scripts may import scripts`];
      return [];
    }),
  );
  expect(wrong).toEqual([]);
});

test('no relative import leaves its layer', () => {
  const wrong = layerFiles.flatMap(({ layer, file }) =>
    importsOf(readFileSync(file, 'utf8')).flatMap((target) => {
      if (!target.startsWith('.')) return [];
      const path = join(file, '..', target);
      const home = layer === 'functions' || layer === 'scripts' ? layer : join('src', layer);
      return path.startsWith(home) || path.startsWith('data') || path.startsWith('public') ? [] : [`${file} imports ${target}`];
    }),
  );
  expect(wrong).toEqual([]);
});

/** Files of which each imports the next one, back to the first; none where nothing goes round. */
function circleIn(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const isLeft = (target: string) => imports.has(target);
  const left = new Map([...imports].filter(([, targets]) => targets.some(isLeft)));
  if (left.size < imports.size) return circleIn(left);
  const way: string[] = [];
  let [file] = left.keys();
  while (file !== undefined && !way.includes(file)) {
    way.push(file);
    file = left.get(file)?.find(isLeft);
  }
  return file === undefined ? [] : [...way.slice(way.indexOf(file)), file];
}

test('imports never go round, those of types neither', () => {
  const imports = layerFiles.map(({ file }) => {
    const targets = importsOf(readFileSync(file, 'utf8')).flatMap((target) => fileNamed(target, file) ?? []);
    return [file, targets] as const;
  });
  expect(circleIn(new Map(imports)), 'What two files need of each other stands in a third.').toEqual([]);
});

test('the core knows no I/O, clock, randomness, environment or framework', () => {
  const forbidden =
    /from ['"](?:node:|react|astro|hono)|\bprocess\.|\bDate\.now\(|new Date\(\)|Math\.random\(|\bfetch\(|\blocalStorage\b|\bdocument\.|\bwindow\./;
  const wrong = layerFiles
    .filter(({ layer, file }) => layer === 'core' && forbidden.test(readFileSync(file, 'utf8')))
    .map(({ file }) => file);
  expect(wrong).toEqual([]);
});

test('folders are nouns of the domain, never utils or helpers', () => {
  const vague = new Set(['utils', 'helpers', 'misc', 'common', 'manager', 'lib']);
  const wrong = layerFiles.filter(({ file }) => file.split(/[\\/.]/).some((part) => vague.has(part))).map(({ file }) => file);
  expect(wrong).toEqual([]);
});

test('colours come from tokens', () => {
  const styles = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.css') && entry.name !== 'tokens.css')
    .map((entry) => join(entry.parentPath, entry.name));
  const wrong = styles.filter((file) =>
    /#[0-9a-f]{3,8}\b|\brgb\(|\bhsl\(|\boklch\(/i.test(readFileSync(file, 'utf8').replace(/url\([^)]*\)|\/\*[\s\S]*?\*\//g, '')),
  );
  expect(wrong, 'Raw colours stand in src/ui/styles/tokens.css alone; these files are to name a token, as var(--ink).').toEqual([]);
});
