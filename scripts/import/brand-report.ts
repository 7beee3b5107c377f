import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandWay } from '#core/imports/brand-in-title.ts';

/** A brand that was not filed under the name a row gives. */
export interface FiledBrand {
  /** As the row writes it. */
  readonly written: string;
  readonly chosen: string;
  readonly way: BrandWay;
}

export interface BrandReport {
  /** A table: written, chosen, way, count; guesses first. */
  readonly path: string;
  readonly add: (filed: readonly (FiledBrand & { readonly row: number })[]) => void;
  /** Writes the table of what was noted up to this row of the file: how many names were brought to others, and how many of them are guesses. */
  readonly write: (position: number) => { readonly merged: number; readonly guessed: number };
  /** Drops the notes, which only a run that goes on needs. */
  readonly end: () => void;
}

const cell = (text: string) => text.replace(/\s+/g, ' ');

/** Which brands a run filed under others. What a run that was killed noted twice, or for a batch that was never stored, counts once or not at all. */
export function brandReport(folder: string, name: string, isResumed: boolean): BrandReport {
  const path = join(folder, `${name}.brands.tsv`);
  const notes = `${path}.part`;
  if (!isResumed) rmSync(notes, { force: true });
  // The line that was being written when the last call was killed.
  else if (existsSync(notes)) appendFileSync(notes, '\n');
  return {
    path,
    add: (filed) => {
      if (filed.length === 0) return;
      mkdirSync(folder, { recursive: true });
      appendFileSync(
        notes,
        filed.map(({ row, written, chosen, way }) => `${row}\t${[written, chosen, way].map(cell).join('\t')}\n`).join(''),
      );
    },
    write: (position) => {
      if (!existsSync(notes)) return { merged: 0, guessed: 0 };
      const ofRow = new Map<number, string>();
      for (const line of readFileSync(notes, 'utf8').split('\n')) {
        const [row = '', ...rest] = line.split('\t');
        if (rest.length === 3 && Number(row) <= position) ofRow.set(Number(row), rest.join('\t'));
      }
      const counts = new Map<string, number>();
      for (const filed of ofRow.values()) counts.set(filed, (counts.get(filed) ?? 0) + 1);
      const isGuess = (filed: string) => filed.endsWith('\tlikeness');
      const lines = [...counts].sort(([a, one], [b, other]) => Number(isGuess(b)) - Number(isGuess(a)) || other - one || (a < b ? -1 : 1));
      writeFileSync(path, ['written\tchosen\tway\tcount', ...lines.map(([filed, count]) => `${filed}\t${count}`), ''].join('\n'));
      return { merged: counts.size, guessed: [...counts.keys()].filter(isGuess).length };
    },
    end: () => rmSync(notes, { force: true }),
  };
}
