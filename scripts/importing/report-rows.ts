import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import type { ReportedRow } from '#server/imports/importer.ts';

const reported = z.object({
  row: z.number(),
  line: z.number(),
  id: z.nullable(z.string()),
  code: z.string(),
  imported: z.boolean(),
  reason: z.string(),
  detail: z.nullable(z.string()),
});

function read(text: string): ReportedRow | null {
  try {
    const { id, ...row } = reported.parse(JSON.parse(text));
    return { ...row, record: id };
  } catch {
    // A run that was killed leaves half a line, which it takes out when it goes on.
    return null;
  }
}

/** Some rows of a report, and how many there are; none where every row was imported. */
export async function reportRows(path: string, offset: number, limit: number): Promise<{ items: ReportedRow[]; total: number }> {
  const items: ReportedRow[] = [];
  let total = 0;
  if (!existsSync(path)) return { items, total };
  for await (const text of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    const row = total >= offset && items.length < limit ? read(text) : null;
    if (row) items.push(row);
    total += 1;
  }
  return { items, total };
}
