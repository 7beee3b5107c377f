import { encodeLexicon, type LexiconEntry } from '#core/inci/lexicon.ts';
import type { Name } from './ingredient.ts';

interface Named {
  readonly inci: string;
  readonly alias: string;
  readonly names: readonly Name[];
}

/** What an ingredient is found by; misspellings are kept apart from names. */
export const namesOf = ({ inci, alias, names }: Named): LexiconEntry => ({
  inci,
  alias,
  names: names.filter(({ kind }) => kind !== 'typo').map(({ text }) => text),
  typos: names.filter(({ kind }) => kind === 'typo').map(({ text }) => text),
});

/** The names file (core/inci/lexicon.ts) of a knowledge base. */
export const namesFile = (ingredients: readonly Named[]): string => encodeLexicon(ingredients.map(namesOf));
