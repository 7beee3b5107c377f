import type { ImportKind } from '#core/imports/candidate.ts';

/** What can be imported without a file of one's own: a line of sources.yaml, or an official export. */
export interface ImportSource {
  readonly kind: ImportKind;
  readonly file: string | null;
  readonly shop: string | null;
  /** Only what changed since; null: all of it. */
  readonly since: string | null;
}

/** A row that was not imported, or not wholly. */
export interface ReportedRow {
  readonly row: number;
  readonly line: number;
  readonly record: string | null;
  readonly code: string;
  readonly imported: boolean;
  readonly reason: string;
  readonly detail: string | null;
}

/** Runs imports in processes beside the server. */
export interface Importer {
  readonly sources: () => readonly ImportSource[];
  /** Keeps a file that was sent; resolves with the name that it is kept under. */
  readonly keep: (name: string, bytes: Uint8Array) => Promise<string>;
  /** Where a kept file is; null when there is none of this name. */
  readonly fileOf: (kept: string) => string | null;
  /** Tells that there are jobs to do, or to stop. */
  readonly wake: () => void;
  /** Rows of a run's report, and how many there are. */
  readonly report: (
    run: { readonly kind: string; readonly startedAt: string },
    offset: number,
    limit: number,
  ) => Promise<{ readonly items: readonly ReportedRow[]; readonly total: number }>;
  /** Looks for jobs no more; one that is under way goes on. */
  readonly stop: () => void;
}
