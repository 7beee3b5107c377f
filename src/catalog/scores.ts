import { existsSync, readFileSync } from 'node:fs';

/** One line of data/scores.json, written by the command that measures the reader. */
export interface Score {
  readonly name: { readonly en: string; readonly ru: string };
  /** Percent, and what it is a share of. */
  readonly percent: number;
  readonly of: number;
}

const file = 'data/scores.json';

/** What was measured last; empty before the first measurement. */
export function scores(): readonly Score[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Score[]) : [];
}
