import { encodeLexicon } from '#core/inci/lexicon.ts';
import type { Name } from './ingredient.ts';

interface Named {
  readonly inci: string;
  readonly alias: string;
  readonly names: readonly Name[];
}

/** The names file (core/inci/lexicon.ts) of a knowledge base; misspellings are kept apart from names. */
export function namesFile(ingredients: readonly Named[]): string {
  return encodeLexicon(
    ingredients.map(({ inci, alias, names }) => ({
      inci,
      alias,
      names: names.filter(({ kind }) => kind !== 'typo').map(({ text }) => text),
      typos: names.filter(({ kind }) => kind === 'typo').map(({ text }) => text),
    })),
  );
}
