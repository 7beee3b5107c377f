import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Language } from '#core/language.ts';
import { processorSeconds } from './process-tree.ts';

const turns = 5;
const products = 5_000;
const cache = '.cache/bench/against';

/** Figures that a checkout is measured by: what it printed, or processor seconds that it took. */
interface Measure {
  readonly what: string;
  readonly unit: string;
  /** The most that the ratio of after to before may be; null where the figure itself has a budget of its own command. */
  readonly most: number | null;
  readonly once?: true;
  readonly of: (folder: string) => number;
}

const settings = (language: Language): NodeJS.ProcessEnv => ({
  PUBLIC_SITE_LANG: language,
  DEMO_PRODUCTS: String(products),
  DATABASE_URL: `file:${cache}/inciscope.db`,
  SNAPSHOT: `${cache}/snapshot.db`,
  OUT_DIR: `${cache}/${language}`,
});

/** Runs a script of a checkout there; commands that end with 1 because a budget is missed have printed their figures all the same. */
function run(folder: string, env: NodeJS.ProcessEnv, script: string, ...args: string[]): { printed: string; processor: number } {
  const before = processorSeconds();
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (status === null || (status !== 0 && stdout === '')) throw new Error(`${script} ${args.join(' ')} failed in ${folder}: ${stderr}`);
  return { printed: stdout, processor: processorSeconds() - before };
}

/** The number in the first group of a pattern. */
function numberIn(printed: string, pattern: RegExp): number {
  const [, digits] = pattern.exec(printed) ?? [];
  if (digits === undefined) throw new Error(`Nothing like ${pattern.source} was printed:\n${printed}`);
  return Number(digits.replaceAll(',', ''));
}

const bench =
  (name: string, pattern: RegExp, language: Language = 'en') =>
  (folder: string) =>
    numberIn(run(folder, settings(language), 'scripts/bench/run.ts', name).printed, pattern);

const build = (folder: string) => run(folder, settings('en'), 'scripts/build.ts').processor;

/** Files of a built site that are not as they were before one edit are written. */
function edit(folder: string): number {
  const database = new DatabaseSync(resolve(folder, cache, 'inciscope.db'), { timeout: 5_000 });
  const now = new Date().toISOString();
  database
    .prepare("update products set title_en = title_en || ' II', updated_at = ? where id = (select max(id) / 2 from products)")
    .run(now);
  database.close();
  return run(folder, settings('en'), 'scripts/build.ts', '--changes').processor;
}

const firstVisit = /first visit to it loads: ([\d,]+) bytes/;
const measures: readonly Measure[] = [
  { what: `full build, ${products} products`, unit: 's of processor', most: 0.6, of: build },
  { what: 'one edit until its pages are live', unit: 's of processor', most: 0.7, of: edit },
  { what: 'first visit to a product, English', unit: 'bytes', most: null, once: true, of: bench('pages', firstVisit) },
  { what: 'first visit to a product, Russian', unit: 'bytes', most: null, once: true, of: bench('pages', firstVisit, 'ru') },
  { what: 'search until the first result', unit: 'bytes', most: null, once: true, of: bench('search', /First result: ([\d,]+) bytes/) },
  {
    what: 'a list read',
    unit: 'ms of processor',
    most: 1 / 1.3,
    of: (folder) => 1000 / bench('analyze', /([\d,]+) per second that/)(folder),
  },
];

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const shown = (value: number) => (value >= 1000 ? Math.round(value).toLocaleString('en') : value.toPrecision(3));

/** `npm run bench -- against FOLDER`: another checkout and this one in turns, medians of five, as one table. True when no ratio is over its budget. */
export async function benchAgainst(): Promise<boolean> {
  const other = process.argv[3] ?? '';
  if (!existsSync(resolve(other, 'scripts/bench/run.ts')))
    throw new Error('Name the folder of another checkout. Example: npm run bench -- against ../before');
  const folders = [other, '.'] as const;
  for (const folder of folders) {
    rmSync(resolve(folder, cache), { recursive: true, force: true });
    // What is made once for a code, its bundle, is none of the figures.
    for (const language of ['en', 'ru'] as const) run(folder, settings(language), 'scripts/build.ts');
  }
  const row = (cells: readonly string[]) => console.log(cells.map((cell, i) => (i === 0 ? cell.padEnd(52) : cell.padStart(14))).join(''));
  row(['', 'before', 'after', 'ratio', 'at most']);
  const good = measures.map(({ what, unit, most, once, of }) => {
    const times: [number[], number[]] = [[], []];
    for (let turn = 0; turn < (once ? 1 : turns); turn += 1) for (const place of [0, 1] as const) times[place].push(of(folders[place]));
    const [before, after] = [median(times[0]), median(times[1])];
    row([`${what}, ${unit}`, shown(before), shown(after), (after / before).toFixed(2), most === null ? '' : most.toFixed(2)]);
    return most === null || after / before <= most;
  });
  return good.every(Boolean);
}
