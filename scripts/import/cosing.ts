import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type CosingFinding, type CosingLine, compareWithCosing, cosingColumns, cosingEntry, type OwnEntry } from '#core/imports/cosing.ts';
import { csvRecords } from '#core/imports/rows/csv-records.ts';
import { delimiterOf, peek } from '#core/imports/rows/cut-rows.ts';
import { keyOf } from '#core/inci/names/fold.ts';
import type { Ingredient } from '#core/knowledge/ingredient.ts';
import type { Source } from './source.ts';

export interface CosingSummary {
  readonly entries: number;
  readonly matched: number;
  readonly findings: ReadonlyMap<CosingFinding, number>;
}

const ownOf = ({ inci, cas, functions, from }: Ingredient): OwnEntry => ({
  inci,
  cas,
  functions,
  fromCosing: from.functions.includes('cosing'),
});

/** The text with its beginning looked at: prose above the header must not decide the delimiter, the line with most of one sign does. */
async function delimiter(source: Source): Promise<{ sign: string; text: AsyncIterable<string> }> {
  const { head, text } = await peek(source.text, 20_000);
  const header = head
    .split('\n')
    .find((line) => /inci/i.test(line) && cosingColumns(line.split(delimiterOf(line)).map((cell) => cell.replace(/"/g, ''))) !== null);
  if (header === undefined)
    throw new Error(`${source.name} has no header with the columns "INCI name" and "CAS No" or "Function" in its first lines.`);
  return { sign: delimiterOf(header), text };
}

/** Compares the knowledge base with an export of CosIng and writes every difference as a JSON line. Nothing else is changed. */
export async function checkCosing(source: Source, ingredients: readonly Ingredient[], path: string): Promise<CosingSummary> {
  mkdirSync(dirname(path), { recursive: true });
  const out = createWriteStream(path);
  const findings = new Map<CosingFinding, number>();
  const report = async (lines: readonly CosingLine[]) => {
    for (const line of lines) {
      findings.set(line.code, (findings.get(line.code) ?? 0) + 1);
      if (!out.write(`${JSON.stringify(line)}\n`)) await once(out, 'drain');
    }
  };
  const own = new Map(ingredients.map((ingredient) => [keyOf(ingredient.inci), ownOf(ingredient)]));
  const names = new Set(ingredients.flatMap((ingredient) => ingredient.names.map(({ text }) => keyOf(text))));
  const met = new Set<string>();
  const { sign, text: table } = await delimiter(source);
  let columns: ReturnType<typeof cosingColumns> = null;
  let entries = 0;
  for await (const record of csvRecords(table, { delimiter: sign, quoted: sign !== '\t', headed: false })) {
    if ('fault' in record) continue;
    const { cells } = record;
    if (!columns) {
      columns = cosingColumns(cells);
      continue;
    }
    const entry = cosingEntry(cells, columns);
    if (!entry) continue;
    entries += 1;
    const key = keyOf(entry.inci);
    const here = own.get(key);
    if (here && !met.has(key)) await report(compareWithCosing(here, entry));
    else if (!here && !names.has(key)) await report([{ code: 'not_here', inci: entry.inci, cosing: entry.functions, here: [] }]);
    met.add(key);
  }
  for (const [key, { inci, fromCosing }] of own)
    if (fromCosing && !met.has(key)) await report([{ code: 'not_in_cosing', inci, cosing: [], here: [] }]);
  out.end();
  await once(out, 'close');
  return { entries, matched: [...own.keys()].filter((key) => met.has(key)).length, findings };
}
