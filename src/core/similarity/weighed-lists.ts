import type { WeighedFormula } from './weigh.ts';

/** The lists of a category with their weights: ingredients are numbered by how few lists hold them, the rarest is row 0. */
export interface WeighedLists {
  /** Sum of the weights of each product. */
  readonly totals: Int32Array;
  /** Product p holds `rows[starts[p]]` up to `rows[starts[p + 1]]`, the rarest first. */
  readonly starts: Int32Array;
  readonly rows: Int32Array;
  readonly weights: Int32Array;
}

/** Where each run begins when runs of these lengths stand behind each other, and where the last one ends. */
export function startsOf(lengths: ArrayLike<number>): Int32Array {
  const starts = new Int32Array(lengths.length + 1);
  for (let run = 0; run < lengths.length; run += 1) starts[run + 1] = (starts[run] ?? 0) + (lengths[run] ?? 0);
  return starts;
}

/** Each ingredient's row. */
export function rowsByRarity(formulas: readonly WeighedFormula[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { substances } of formulas) for (const one of substances) counts.set(one, (counts.get(one) ?? 0) + 1);
  return new Map([...counts].sort((a, b) => a[1] - b[1] || a[0] - b[0]).map(([substance], row) => [substance, row]));
}

export function weighedLists(formulas: readonly WeighedFormula[], rowOf: ReadonlyMap<number, number>): WeighedLists {
  const starts = startsOf(formulas.map(({ substances }) => substances.length));
  const rows = new Int32Array(starts.at(-1) ?? 0);
  const weights = new Int32Array(rows.length);
  for (const [number, { substances, weights: own }] of formulas.entries()) {
    const entries = Array.from(substances, (substance, place) => ({ row: rowOf.get(substance) ?? 0, weight: own[place] ?? 0 })).sort(
      (a, b) => a.row - b.row,
    );
    for (const [place, { row, weight }] of entries.entries()) {
      rows[(starts[number] ?? 0) + place] = row;
      weights[(starts[number] ?? 0) + place] = weight;
    }
  }
  return { totals: Int32Array.from(formulas, ({ total }) => total), starts, rows, weights };
}
