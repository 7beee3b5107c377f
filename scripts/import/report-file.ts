import { appendFileSync, createReadStream, createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { warningCodes } from '#core/imports/candidate.ts';
import type { Language } from '#core/language.ts';
import { type ReportCode, reasons, reportCodes } from './row-reasons.ts';

export interface ReportLine {
  /** Number of the record in the file, from 1. */
  readonly row: number;
  /** Number of its first line. */
  readonly line: number;
  readonly id: string | null;
  readonly code: ReportCode;
  readonly detail: string | null;
}

export interface ReportFile {
  readonly path: string;
  readonly add: (lines: readonly ReportLine[]) => void;
}

const warnings: ReadonlySet<string> = new Set(warningCodes);
export const isWarning = (code: ReportCode): boolean => warnings.has(code);
const isImported = (code: ReportCode) => isWarning(code) || code === 'united';

/** Name of the report of a run that began at a moment. */
export const reportName = (kind: string, moment: string, dryRun = false): string =>
  `${kind}-${moment.replace(/:/g, '-').slice(0, 19)}${dryRun ? '.dry-run' : ''}`;

/** Where rows that were not imported, or not wholly, are written: a JSON line each with the reason in words. The file begins with the first of them. */
export function reportFile(folder: string, name: string, language: Language): ReportFile {
  const path = join(folder, `${name}.report.jsonl`);
  return {
    path,
    add: (lines) => {
      if (lines.length === 0) return;
      mkdirSync(folder, { recursive: true });
      const text = lines.map(({ code, detail, ...place }) =>
        JSON.stringify({ ...place, code, imported: isImported(code), reason: reasons[language][code], detail }),
      );
      appendFileSync(path, `${text.join('\n')}\n`);
    },
  };
}

const countedLine = z.object({ row: z.number(), code: z.enum(reportCodes) });

function lineUpTo(position: number, text: string): ReportCode | null {
  try {
    const { row, code } = countedLine.parse(JSON.parse(text));
    return row <= position ? code : null;
  } catch {
    // The run was killed while it wrote this line.
    return null;
  }
}

/** How often each reason stands in the report of a run that goes on. Lines behind `position` belong to a batch that was never stored: they are taken out, the run will write them again. */
export async function reasonsUpTo({ path }: ReportFile, position: number): Promise<Map<ReportCode, number>> {
  const counts = new Map<ReportCode, number>();
  if (!existsSync(path)) return counts;
  const kept = async function* () {
    for await (const text of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
      const code = lineUpTo(position, text);
      if (code === null) continue;
      counts.set(code, (counts.get(code) ?? 0) + 1);
      yield `${text}\n`;
    }
  };
  await pipeline(kept, createWriteStream(`${path}.part`));
  renameSync(`${path}.part`, path);
  return counts;
}
