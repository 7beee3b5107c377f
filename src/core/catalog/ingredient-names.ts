import { keyOf } from '#core/inci/names/fold.ts';
import type { Name } from '#core/knowledge/ingredient.ts';

/** An ingredient with everything it is called, as the search holds it. */
export interface NamedIngredient {
  /** What readers of the site call it, where they do. */
  readonly common: string | null;
  /** The INCI name first. */
  readonly names: readonly string[];
  readonly keys: readonly string[];
}

interface Called {
  readonly inci: string;
  readonly common: string | null;
  readonly names: readonly Name[];
  readonly cas: readonly string[];
}

/**
 * Writes one line per ingredient, tab-separated: INCI name, common name or nothing, then all further names and CAS numbers.
 * Misspellings are no names, and of names that differ only in spaces, signs or case one is enough.
 */
export function encodeIngredientNames(ingredients: readonly Called[]): string {
  return ingredients
    .map(({ inci, common, names, cas }) => {
      const further = new Map<string, string>();
      for (const text of [...names.filter(({ kind }) => kind !== 'typo').map((name) => name.text), ...cas]) {
        const key = keyOf(text);
        if (!further.has(key)) further.set(key, text);
      }
      for (const known of [inci, common ?? '', '']) further.delete(keyOf(known));
      return [inci, common ?? '', ...further.values()].join('\t');
    })
    .join('\n');
}

/** Reads what encodeIngredientNames wrote, for ingredients in the order given. */
export function decodeIngredientNames(text: string, incis: readonly string[]): NamedIngredient[] {
  const lines = new Map(text.split('\n').map((line) => [line.slice(0, line.indexOf('\t')), line]));
  return incis.map((inci) => {
    const [, common = '', ...further] = (lines.get(inci) ?? inci).split('\t');
    const names = [inci, ...(common === '' ? [] : [common]), ...further];
    return { common: common || null, names, keys: names.map(keyOf) };
  });
}
