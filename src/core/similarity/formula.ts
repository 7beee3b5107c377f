import type { Report } from '#core/analysis/report.ts';
import type { Formula } from './weigh.ts';
import type { WholeList } from './without-choices.ts';

/** A formula with what depends on the shade apart. */
export type ShadedFormula = Formula & WholeList;

/** A list as formulas are compared by it: what was recognised, in label order, with estimated shares. */
export function formulaOf({ reading, counted, shares, withheld }: Report): ShadedFormula {
  const recognised = counted.flatMap((index) => {
    const id = reading.items[index]?.id;
    return id == null ? [] : [{ id, share: shares.items[index]?.point ?? null }];
  });
  return {
    ids: recognised.map(({ id }) => id),
    shares: recognised.map(({ share }) => share && Number(share.toPrecision(3))),
    ordered: shares.ordered,
    mayContain: reading.items.flatMap(({ id, mayContain }) => (mayContain && id !== null ? [id] : [])),
    withheld,
  };
}

/** Fewer ingredients than this are no formula to compare: what is water and one thing more, or one oil, is like all of its kind. */
const fewestCompared = 3;

/** Is enough of a list recognised to say what is like it? */
export function isComparable({ ids, withheld }: ShadedFormula): boolean {
  return !withheld && new Set(ids).size >= fewestCompared;
}
