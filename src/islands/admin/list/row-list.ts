import type { ReactNode } from 'react';

/** A row of an editors' list. */
export interface ListedRow {
  readonly id: number;
}

export interface Column<Row> {
  readonly name: string;
  readonly title: string;
  /** Can the server sort by it? */
  readonly sorts: boolean;
  readonly cell: (row: Row) => ReactNode;
  /** As it stands in a file. */
  readonly text: (row: Row) => string;
}

export interface Filter {
  readonly name: string;
  readonly title: string;
  /** What the list shows while nothing is chosen; all rows, if not told. */
  readonly all?: string;
  readonly options: readonly (readonly [value: string, title: string])[];
}

/** What the address says of a list: search, order, page, and a value for each filter. */
export type ListState = Readonly<Record<string, string>>;

export interface FoundRows<Row> {
  readonly items: readonly Row[];
  readonly total: number;
}

export const pageLength = 50;

export const readState = (search: string): ListState => Object.fromEntries(new URLSearchParams(search));

/** The address of a state; what says nothing is left out. */
export function addressOf(state: ListState): string {
  const search = new URLSearchParams(Object.entries(state).filter(([name, value]) => value !== '' && !(name === 'page' && value === '1')));
  return search.size === 0 ? location.pathname : `${location.pathname}?${search}`;
}

/** Another order: a column once more turns it round. */
export function sortedBy(state: ListState, column: string): ListState {
  return { ...state, sort: state['sort'] === column ? `-${column}` : column, page: '1' };
}
