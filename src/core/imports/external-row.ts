import type { Reading } from '#core/inci/reading.ts';
import { type Candidate, type Draft, type Mapped, noListCodes, type Rejection, type RowWarning } from './candidate.ts';
import { findCategory } from './category.ts';
import { candidateOf, type ImportBooks, judge } from './judge.ts';
import { nameProduct } from './name-product.ts';

/** A row of a feed as an editor will see it. */
export interface ExternalRow {
  /** Its list is empty where `without` says why none could be had. */
  readonly candidate: Candidate;
  readonly reading: Reading | null;
  /** Such a row makes no product; what it says of prices and packs can be given to one. */
  readonly without: Rejection | null;
  readonly warnings: readonly RowWarning[];
}

export type ReadExternal =
  | { readonly kind: 'row'; readonly row: ExternalRow }
  | { readonly kind: 'rejected'; readonly id: string | null; readonly rejection: Rejection };

function withoutList(draft: Draft, rejection: Rejection, books: ImportBooks): ReadExternal {
  const found = nameProduct(draft, books);
  if (found.kind === 'rejected') return found;
  const { named, described } = found;
  const candidate = candidateOf(draft, { ...named, category: findCategory(described, books.categories), list: '' });
  const warnings: readonly RowWarning[] = [];
  return { kind: 'row', row: { candidate, reading: null, without: rejection, warnings } };
}

/** Reads a mapped row for the queue: what an import would take, and what has a name but no list that can be read. */
export function readExternal(mapped: Mapped, books: ImportBooks): ReadExternal {
  const verdict = judge(mapped, books);
  const warnings = mapped.kind === 'draft' ? (mapped.warnings ?? []) : [];
  if (verdict.kind === 'accepted') {
    const { candidate, reading } = verdict;
    return { kind: 'row', row: { candidate, reading, without: null, warnings } };
  }
  if (mapped.kind === 'rejected' || !noListCodes.some((code) => code === verdict.rejection.code)) return verdict;
  const read = withoutList(mapped.draft, verdict.rejection, books);
  return read.kind === 'row' ? { kind: 'row', row: { ...read.row, warnings } } : read;
}
