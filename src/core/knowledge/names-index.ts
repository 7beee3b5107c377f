import { aliasOf } from '#core/inci/fold.ts';
import { type Family, families } from './vocabulary.ts';

/** An ingredient as the filter of the index finds it. */
export interface NamedIngredient {
  readonly inci: string;
  readonly alias: string;
  readonly family: Family;
  /** Further names and numbers, in lower case. */
  readonly names: readonly string[];
}

/** Writes one line per ingredient, tab-separated: INCI name, number of the family, alias unless it follows from the INCI name, further names. */
export function encodeNamesIndex(ingredients: readonly NamedIngredient[]): string {
  return ingredients
    .map(({ inci, alias, family, names }) => {
      const plain = inci.toLowerCase();
      const further = new Set(names.map((name) => name.toLowerCase()).filter((name) => !plain.includes(name)));
      return [inci, families.indexOf(family), alias === aliasOf(inci) ? '' : alias, ...further].join('\t');
    })
    .join('\n');
}

/** Reads what encodeNamesIndex wrote; it is our own build's, so its shape is trusted. */
export function decodeNamesIndex(text: string): NamedIngredient[] {
  return text.split('\n').map((line) => {
    const [inci = '', family, alias, ...names] = line.split('\t');
    return { inci, alias: alias || aliasOf(inci), family: families[Number(family)] ?? 'active', names };
  });
}
