import type { Entry } from '#core/search/directory.ts';
import { encodeNames, type FurtherNames } from '#core/search/names-file.ts';
import { isForeign, type SearchedCatalog } from './entries.ts';

/** So many ingredients come with the first file, those that most lists hold. */
const ingredientsAtFirst = 1_000;

/** Two files: what most queries mean, which is fetched before the first answer; and what is left, which comes after it. */
export function namesFiles(entries: readonly Entry[], foreign: FurtherNames): readonly [first: string, rest: string] {
  const ingredients = entries.filter(({ kind }) => kind === 'ingredient');
  const members = new Set(entries.flatMap((entry) => entry.members));
  const most = ingredients.toSorted((a, b) => b.count - a.count || b.names.length - a.names.length).slice(0, ingredientsAtFirst);
  const early = new Set([...most.map(({ id }) => id), ...members]);
  const isEarly = ({ kind, id }: Entry) => kind !== 'ingredient' || early.has(id);
  return [
    encodeNames({ entries: entries.filter(isEarly), further: [] }),
    encodeNames({ entries: entries.filter((entry) => !isEarly(entry)), further: foreign }),
  ];
}

/** Names on labels of other countries. */
export function foreignNames(ingredients: SearchedCatalog['ingredients']): FurtherNames {
  return ingredients.flatMap(({ alias, names }) => {
    const own = names.filter(isForeign).map(({ text }) => text);
    return own.length > 0 ? [[alias, own] as const] : [];
  });
}
