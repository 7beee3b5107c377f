import { existsSync, globSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { devDependencies } from '../../package.json' with { type: 'json' };

interface Service {
  readonly volumes?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

const text = (file: string) => readFileSync(file, 'utf8');
const files = globSync('docs/operate/machine/*', { exclude: ['docs/operate/machine/.env'] });
const container = text('docs/operate/machine/Containerfile');

test('every setting that the files of docs/operate give has a place in docs/settings.md', () => {
  const settings = text('docs/settings.md');
  // Of the files themselves, or of the platform.
  const known = ['NODE_ENV', 'EN_HOST', 'RU_HOST', 'EN_SERVER', 'RU_SERVER'];
  const named = [...files, ...globSync('docs/operate/*.md')].flatMap((file) =>
    [...text(file).matchAll(/\b([A-Z][A-Z]+(?:_[A-Z]+)+)(?==|: )/g)].map(([, name = '']) => [file, name] as const),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(([, name]) => !known.includes(name) && !new RegExp(`\\b${name}\\b`).test(settings))).toEqual([]);
});

test('every program and file that they name is there', () => {
  const named = files.flatMap((file) =>
    [...text(file).matchAll(/\b((?:scripts|docs\/operate\/machine)\/[\w./@-]+\.\w+|docs\/operate\/machine\/Containerfile)/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !existsSync(name))).toEqual([]);
});

test('the container has the Node of the project', () => {
  expect(container).toContain(`node:${devDependencies.node}-`);
});

test('what is to be kept lies in the volume, whatever writes it', () => {
  const kept = /^VOLUME (\S+)$/m.exec(container)?.[1] ?? '';
  const places = Object.fromEntries(
    [...container.matchAll(/\b([A-Z_]+)=(?:file:)?(\/\S+)/g)].map(([, name = '', place = '']) => [name, place]),
  );
  expect(Object.keys(places).toSorted()).toEqual(['BACKUPS', 'DATABASE_URL', 'IMPORTS', 'SNAPSHOT', 'UPLOADS']);
  expect(Object.values(places).filter((place) => !place.startsWith(`${kept}/`))).toEqual([]);
  const { services } = load(text('docs/operate/machine/compose.yaml')) as {
    services: Record<string, Service & { readonly '<<'?: Service }>;
  };
  for (const language of ['en', 'ru']) {
    const { '<<': shared, ...own } = services[language] ?? {};
    const { volumes, environment } = { ...shared, ...own };
    expect(volumes).toContain(`data:${kept}`);
    expect(environment?.['OUT_DIR']).toBe(`${kept}/site/${language}`);
  }
});

test('what git leaves out, secrets above all, no container takes along', () => {
  const lines = (file: string) =>
    text(file)
      .split('\n')
      .map((line) => line.replace(/\/$/, ''));
  const left = lines('.dockerignore');
  // git looks for a name without a folder everywhere, containers at the top unless they are told otherwise.
  const covered = (line: string) =>
    left.includes(/^\.env$|^\*\./.test(line) ? `**/${line}` : line) ||
    left.some((one) => one.endsWith('*') && line.startsWith(one.slice(0, -1)));
  expect(lines('.gitignore').filter((line) => line !== '' && !covered(line))).toEqual([]);
});
