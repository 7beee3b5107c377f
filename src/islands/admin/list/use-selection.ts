import { useState } from 'react';
import type { ListedRow } from './row-list.ts';

/** Which rows are selected, and which one the keys are at. */
export function useSelection<Row extends ListedRow>(rows: readonly Row[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Row>>(new Map());
  const [at, setAt] = useState(0);
  const here = rows[Math.min(at, rows.length - 1)];
  const toggle = (row: Row) => {
    const next = new Map(chosen);
    if (!next.delete(row.id)) next.set(row.id, row);
    setChosen(next);
  };
  const move = (step: number) => {
    const next = Math.max(0, Math.min(rows.length - 1, at + step));
    setAt(next);
    document.querySelector(`[data-row="${rows[next]?.id}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  const allHere = rows.length > 0 && rows.every(({ id }) => chosen.has(id));
  const togglePage = () => {
    const next = new Map(chosen);
    for (const row of rows)
      if (allHere) next.delete(row.id);
      else next.set(row.id, row);
    setChosen(next);
  };
  const stand = (row: Row) => setAt(Math.max(0, rows.indexOf(row)));
  return { chosen, here, toggle, togglePage, allHere, move, stand, clear: () => setChosen(new Map()) };
}
