import { keyOf } from '#core/inci/names/fold.ts';

/** An ingredient of a CosIng export. */
export interface CosingEntry {
  readonly inci: string;
  readonly cas: readonly string[];
  readonly functions: readonly string[];
}

/** What the comparison needs of our ingredients. */
export interface OwnEntry {
  readonly inci: string;
  readonly cas: readonly string[];
  readonly functions: readonly string[];
  /** The row says that CosIng is where its name is from. */
  readonly fromCosing: boolean;
}

export const cosingFindings = ['not_here', 'not_in_cosing', 'cas_missing', 'cas_differs', 'functions_missing', 'functions_added'] as const;
export type CosingFinding = (typeof cosingFindings)[number];

export interface CosingLine {
  readonly code: CosingFinding;
  readonly inci: string;
  /** What CosIng says and what stands here. */
  readonly cosing: readonly string[];
  readonly here: readonly string[];
}

type CosingField = 'inci' | 'cas' | 'functions';
const headings: Readonly<Record<CosingField, ReadonlySet<string>>> = {
  inci: new Set(['inci', 'inciname', 'inciusainame', 'nameofcommoningredientsglossary', 'ingredientname']),
  cas: new Set(['cas', 'casno', 'casnumber', 'casnumbers']),
  functions: new Set(['functions', 'function', 'functionname']),
};

/** Which columns hold what, when the cells are the header of an export (it may stand below some lines of prose); null otherwise. */
export function cosingColumns(cells: readonly string[]): Readonly<Record<CosingField, number>> | null {
  const find = (field: CosingField) => cells.findIndex((cell) => headings[field].has(keyOf(cell)));
  const columns = { inci: find('inci'), cas: find('cas'), functions: find('functions') };
  return columns.inci < 0 || (columns.cas < 0 && columns.functions < 0) ? null : columns;
}

/** "SKIN CONDITIONING - EMOLLIENT" → "emollient": CosIng's words as data/rules/functions.yaml writes them. */
export function cosingFunction(word: string): string {
  return word
    .trim()
    .toLowerCase()
    .replace(/^(?:surfactant|skin conditioning)\s*-\s*/, '')
    .replace(/\s+/g, ' ');
}

/** A record of the export; null without a name. */
export function cosingEntry(cells: readonly string[], columns: Readonly<Record<CosingField, number>>): CosingEntry | null {
  const inci = (cells[columns.inci] ?? '').trim();
  if (keyOf(inci) === '') return null;
  return {
    inci,
    cas: [...(cells[columns.cas] ?? '').matchAll(/\d{2,7}-\d{2}-\d/g)].map(([number]) => number),
    functions: (cells[columns.functions] ?? '')
      .split(/[|,;/]/)
      .map(cosingFunction)
      .filter((word) => word !== ''),
  };
}

/** Compares one ingredient with its entry in CosIng. */
export function compareWithCosing(own: OwnEntry, entry: CosingEntry): CosingLine[] {
  const lines: CosingLine[] = [];
  const add = (code: CosingFinding, cosing: readonly string[], here: readonly string[]) =>
    lines.push({ code, inci: own.inci, cosing, here });
  if (entry.cas.length > 0 && own.cas.length === 0) add('cas_missing', entry.cas, []);
  else if (entry.cas.length > 0 && !own.cas.some((number) => entry.cas.includes(number))) add('cas_differs', entry.cas, own.cas);
  // "skin conditioning" alone is what our shorter words stand for.
  const theirs = new Set(entry.functions.map(keyOf));
  const ours = new Set(own.functions.map((word) => keyOf(cosingFunction(word))));
  const missing = entry.functions.filter((word) => !ours.has(keyOf(word)) && word !== 'skin conditioning' && word !== 'not reported');
  const extra = own.functions.filter((word) => !theirs.has(keyOf(cosingFunction(word))));
  if (missing.length > 0) add('functions_missing', missing, own.functions);
  if (extra.length > 0 && theirs.size > 0) add('functions_added', entry.functions, extra);
  return lines;
}
