import { type LabelWordKind, labelWordKinds } from '#core/inci/names/lexicon.ts';
import { encodeLexicon, type LexiconEntry } from '#core/inci/names/lexicon-file.ts';
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

/** data/rules/label-words.yaml: patterns by language. */
export type LabelWords = Readonly<Record<LabelWordKind, Readonly<Record<string, readonly string[]>>>>;

/** A trade name of a raw material that holds several ingredients. */
export interface BlendEntry {
  readonly names: readonly string[];
  readonly of: readonly string[];
}

interface NameRules {
  readonly words: LabelWords;
  readonly blends: readonly BlendEntry[];
}

/** The names file (core/inci/names/lexicon.ts) of a knowledge base. */
export function namesFile(ingredients: readonly Named[], { words, blends }: NameRules): string {
  const byFirst = Map.groupBy(blends, ({ of }) => of[0]);
  return encodeLexicon(
    ingredients.map((one) => ({
      ...namesOf(one),
      blends: (byFirst.get(one.inci) ?? []).flatMap(({ names, of: [, ...others] }) => names.map((name) => ({ name, others }))),
    })),
    Object.fromEntries(labelWordKinds.map((kind) => [kind, Object.values(words[kind]).flat().join('|')])),
  );
}
