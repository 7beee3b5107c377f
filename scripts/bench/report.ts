import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { joinSections, type Section, splitSections } from './figures-file.ts';

const file = 'docs/figures.md';
/** What the report measures when nothing is named; `build` takes most of an hour and is named. */
const usual = ['analyze', 'compare', 'dupes', 'lists', 'import'];

/** The machine in one line: what a figure has to be read with. */
function machine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${memory} GiB, Node ${process.versions.node}`;
}

/** `npm run bench -- report [NAME …]`: runs benchmarks, each in a process of its own, and writes what they print into docs/figures.md; sections of others stay. `score` stands for `npm run score`; a name with arguments is one in quotes. */
export async function benchReport(): Promise<boolean> {
  const named = process.argv.slice(3);
  const names = named.length > 0 ? named : usual;
  const sections = new Map(existsSync(file) ? splitSections(readFileSync(file, 'utf8')).map((section) => [section.command, section]) : []);
  let good = true;
  for (const name of names) {
    const command = name === 'score' ? 'npm run score' : `npm run bench -- ${name}`;
    console.log(`→ ${command}`);
    const [script, ...args] = name === 'score' ? ['scripts/score.ts', '--unknown', '0'] : ['scripts/bench/run.ts', ...name.split(' ')];
    const { stdout, status } = spawnSync(process.execPath, [script ?? '', ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    process.stdout.write(stdout);
    good &&= status === 0;
    const section: Section = { command, measured: `${new Date().toISOString().slice(0, 10)} · ${machine()}`, output: stdout.trim() };
    // Written after each, so that a report that is broken off keeps what it has measured.
    sections.set(command, section);
    writeFileSync(file, joinSections([...sections.values()]));
  }
  return good;
}
