import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#core/language.ts';
import { type ReportCode, reasons } from './words.ts';

export interface ReportLine {
  /** Number of the record in the file, from 1. */
  readonly row: number;
  readonly id: string | null;
  readonly code: ReportCode;
  readonly detail: string | null;
}

/** Where the rows that were not imported are written, one JSON line each with the reason in words. The file begins with the first of them. */
export function rejectedFile(
  folder: string,
  name: string,
  language: Language,
): { readonly path: string; readonly add: (lines: readonly ReportLine[]) => void } {
  const path = join(folder, `${name}.rejected.jsonl`);
  return {
    path,
    add: (lines) => {
      if (lines.length === 0) return;
      mkdirSync(folder, { recursive: true });
      appendFileSync(
        path,
        lines
          .map(({ row, id, code, detail }) => `${JSON.stringify({ row, id, code, reason: reasons[language][code], detail })}\n`)
          .join(''),
      );
    },
  };
}
