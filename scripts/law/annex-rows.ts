import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import { keyOf } from '#core/inci/names/fold.ts';
import type { AnnexNumber } from '../knowledge/annex-check.ts';

/** One entry of an annex as CosIng publishes it: its number and everything it may be recognised by. */
export interface AnnexRow {
  readonly annex: AnnexNumber;
  readonly ref: string;
  readonly title: string;
  readonly cas: readonly string[];
  /** Keys (core/inci/names/fold.ts) of the names of the entry and of the ingredients CosIng counts to it. */
  readonly keys: ReadonlySet<string>;
}

const csvRow = z.object({
  reference_number: z.string(),
  inn: z.string(),
  common_ingredients: z.optional(z.string()),
  colour_index_number: z.optional(z.string()),
  cas_number: z.string(),
  chemical_name: z.string(),
  identified_ingredients: z.string(),
});

/** A shorter key is a piece of a systematic name ("2,4-…"), not a name. */
const shortestKey = 4;
/** So many commas a name may hold: "2,2',4,4'-Tetrahydroxybenzophenone". */
const longestName = 8;

const inBrackets = /\([^()]*\)|\[[^[\]]*\]/g;
const withRelatives = /,? (?:and|or) (?:its|their) .*$|,? its (?:salts|esters|derivatives|inorganic salts).*$/i;
const isLong = (key: string) => key.length >= shortestKey;

/** A text of one or several names as keys: each name whole, without brackets, without "and its salts", and what stands in brackets. */
const keysOfText = (text: string): string[] =>
  text
    .split(/[;\n|]| \/ | and /)
    .flatMap((part) => {
      const bare = part.replace(inBrackets, ' ');
      return [part, bare, bare.replace(withRelatives, ''), ...(part.match(inBrackets) ?? [])];
    })
    .map(keyOf)
    .filter(isLong);

/** A list of names as keys: every run of pieces, for commas also stand inside names. "1,2-Hexanediol" is no "2-Hexanediol": a run does not begin behind a locant. */
function keysOfList(text: string): string[] {
  const pieces = text.split(',');
  return pieces
    .flatMap((_, from) =>
      /(?:^|[\s(-])[\dNOS][’']*$/i.test(pieces[from - 1]?.trim() ?? '')
        ? []
        : pieces.slice(from, from + longestName).map((__, more) => pieces.slice(from, from + more + 1).join(',')),
    )
    .map(keyOf)
    .filter(isLong);
}

/** Reads one file of CosIng's export. Rows without a number or moved elsewhere hold no law. */
export function annexRows(annex: AnnexNumber, text: string): AnnexRow[] {
  const [head = [], ...lines]: string[][] = parse(text, { bom: true, relax_column_count: true, skip_empty_lines: true });
  // CosIng names a column "regulated_by" that its rows do not have.
  const columns = lines.every(({ length }) => length < head.length) ? head.filter((column) => column !== 'regulated_by') : head;
  return lines.flatMap((cells): AnnexRow[] => {
    const row = z.parse(csvRow, Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? ''])));
    if (row.reference_number.trim() === '' || /^moved or deleted/i.test(row.inn)) return [];
    const { inn, common_ingredients = '', colour_index_number = '', chemical_name, identified_ingredients } = row;
    return [
      {
        annex,
        ref: row.reference_number.trim(),
        title: inn.replace(/\s+/g, ' ').trim(),
        cas: row.cas_number.match(/\d{2,7}-\d{2}-\d(?!\d)/g) ?? [],
        keys: new Set([
          ...[inn, common_ingredients, colour_index_number, chemical_name].flatMap(keysOfText),
          ...[common_ingredients, identified_ingredients].flatMap(keysOfList),
        ]),
      },
    ];
  });
}
