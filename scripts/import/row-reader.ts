import { hash } from 'node:crypto';
import { deriveProduct } from '#core/catalog/derived.ts';
import { useIn } from '#core/catalog/taxonomy.ts';
import { type ImportKind, type Mapped, type Rejection, type RowWarning, rejected } from '#core/imports/candidate.ts';
import { categoryOfTags } from '#core/imports/category-votes.ts';
import { contentOf, type ImportBooks, judge } from '#core/imports/judge.ts';
import { mapOpenBeautyFacts } from '#core/imports/openbeautyfacts.ts';
import { mapOwnCsv } from '#core/imports/own-csv.ts';
import { mapFeed } from '#core/imports/retailer-feed.ts';
import type { RawRow } from '#core/imports/row-text.ts';
import { type CutRow, fieldsOf } from '#core/imports/rows/cut.ts';
import type { ImportedProduct } from '#db/queries/import-batch.ts';
import type { FiledBrand } from './brand-report.ts';
import { type PackedKnowledge, unpackKnowledge } from './packed-knowledge.ts';

export type RowResult =
  | {
      readonly kind: 'product';
      readonly product: ImportedProduct;
      readonly warnings: readonly RowWarning[];
      readonly filed: FiledBrand | null;
    }
  | { readonly kind: 'rejected'; readonly id: string | null; readonly rejection: Rejection };

/** All that reading rows needs; plain data, so that it can be sent to a worker thread. */
export interface RowReaderInput {
  readonly kind: ImportKind;
  readonly shop: string | null;
  /** Day of the run. */
  readonly day: string;
  readonly books: Omit<ImportBooks, 'dictionary'>;
  readonly knowledge: PackedKnowledge;
}

export type RowReader = (rows: readonly CutRow[]) => RowResult[];

/** Maps, judges and analyses rows: the part of an import that takes time, without any input or output. */
export function rowReader({ kind, shop, day, books, knowledge: packed }: RowReaderInput): RowReader {
  const knowledge = unpackKnowledge(packed);
  const all = { ...books, dictionary: knowledge.dictionary };
  const map: Readonly<Record<ImportKind, (row: RawRow) => Mapped>> = {
    openbeautyfacts: mapOpenBeautyFacts,
    feed: (row) => mapFeed(row, { shop, day }),
    csv: (row) => mapOwnCsv(row, day),
  };
  const read = (row: CutRow): RowResult => {
    const fields = fieldsOf(row);
    const mapped = fields === null ? rejected(null, 'malformed') : map[kind](fields);
    const verdict = judge(mapped, all);
    if (verdict.kind === 'rejected') return verdict;
    const { candidate, reading, brandWay: way } = verdict;
    const content = hash('sha256', contentOf(candidate), 'base64url').slice(0, 22);
    const derived = deriveProduct(
      { ...reading, title: candidate.title },
      knowledge,
      useIn(packed.uses, candidate.category),
      !candidate.categorySure,
    );
    const product = { ...candidate, hash: content, derived: JSON.stringify(derived) };
    const filed =
      way === 'named' || mapped.kind === 'rejected' ? null : { written: mapped.draft.brands.join(', '), chosen: candidate.brand.name, way };
    return { kind: 'product', product, warnings: warningsOf(mapped, books), filed };
  };
  return (rows) =>
    rows.map((row) => {
      try {
        return read(row);
      } catch (error) {
        // Whatever we stumble over costs its row, not the run.
        return {
          kind: 'rejected',
          id: null,
          rejection: { code: 'unreadable', detail: error instanceof Error ? error.message : String(error) },
        };
      }
    });
}

const none: readonly RowWarning[] = [];

/** What of an imported row could not be used. The words of our own CSV are written for us, so that a category we do not know is a slip. */
function warningsOf(mapped: Mapped, { categories }: RowReaderInput['books']): readonly RowWarning[] {
  if (mapped.kind === 'rejected') return none;
  const { draft, warnings = none } = mapped;
  const unknown = draft.source === 'csv' ? draft.categories.filter((words) => categoryOfTags([words], categories) === null) : [];
  return unknown.length === 0 ? warnings : [...warnings, ...unknown.map((detail) => ({ code: 'unknown_category', detail }) as const)];
}
