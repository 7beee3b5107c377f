import { readdirSync, readFileSync } from 'node:fs';

/** What the system says of a process; empty when it has ended. */
export function processFile(id: string, file: string): string {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** The fields behind the name, which may hold blanks itself: state, parent, … */
const statOf = (id: string) =>
  processFile(id, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ');

/** This process and all it started, as far as they live. */
export function ownProcesses(): string[] {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = new Map(ids.map((id) => [id, statOf(id)[1] ?? '']));
  const isOurs = (id: string): boolean => id === String(process.pid) || (parents.has(id) && isOurs(parents.get(id) ?? ''));
  return ids.filter(isOurs);
}

/** Clock ticks a second, as Linux counts the time of processes. */
const ticks = 100;

/** Seconds of processor time of this process and all it started, those that have ended included: other programs on the machine stretch them little. */
export function processorSeconds(): number {
  const ofProcess = (id: string) =>
    statOf(id)
      .slice(11, 15)
      .reduce((sum, field) => sum + Number(field), 0);
  return ownProcesses().reduce((sum, id) => sum + ofProcess(id), 0) / ticks;
}
