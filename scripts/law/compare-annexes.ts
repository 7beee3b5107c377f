import { keyOf } from '#core/inci/names/fold.ts';
import type { AnnexDifference, AnnexExceptions, Comparable } from '../knowledge/annex-check.ts';
import type { AnnexRow } from './annex-rows.ts';

/** "135–137" → 135, 136, 137; "27, 27a" → both. */
export function refsOf(ref: string): string[] {
  return ref.split(/\s*,\s*/).flatMap((part) => {
    const range = /^(\d+)–(\d+)$/.exec(part);
    if (!range) return [part];
    const [first, last] = [Number(range[1]), Number(range[2])];
    return Array.from({ length: last - first + 1 }, (_, step) => String(first + step));
  });
}

/** Which entry of the law names which ingredient of ours, where we neither hold that entry nor say why not. */
export function annexDifferences(
  ingredients: readonly Comparable[],
  rows: readonly AnnexRow[],
  exceptions: AnnexExceptions,
): AnnexDifference[] {
  const byKey = new Map<string, AnnexRow[]>();
  const byCas = new Map<string, AnnexRow[]>();
  const put = (index: Map<string, AnnexRow[]>, word: string, row: AnnexRow) => {
    const rowsOfWord = index.get(word);
    if (rowsOfWord) rowsOfWord.push(row);
    else index.set(word, [row]);
  };
  for (const row of rows) {
    for (const key of row.keys) put(byKey, key, row);
    for (const cas of row.cas) put(byCas, cas, row);
  }
  return ingredients.flatMap(({ inci, names, cas, limits }) => {
    const held = new Set(
      [...limits, ...(exceptions[inci] ?? [])].flatMap(({ annex, ref }) => refsOf(ref).map((number) => `${annex} ${number}`)),
    );
    const differences: AnnexDifference[] = [];
    const look = (by: string, found: readonly AnnexRow[] = []) => {
      for (const { annex, ref, title } of found) {
        if (held.has(`${annex} ${ref}`)) continue;
        held.add(`${annex} ${ref}`);
        differences.push({ inci, annex, ref, by, title });
      }
    };
    for (const number of cas) look(number, byCas.get(number));
    for (const name of [inci, ...names.map(({ text }) => text)]) look(name, byKey.get(keyOf(name)));
    return differences;
  });
}
