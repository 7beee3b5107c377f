import type { Ingredient } from '#core/knowledge/ingredient.ts';
import { explainer } from './explainer.ts';

/** An ingredient as a line of the knowledge base. `explained` holds the written explanation, or the one composed from the facts; `written` says which. */
export function knowledgeLine(): (ingredient: Ingredient) => object {
  const english = explainer('en');
  const russian = explainer('ru');
  return (ingredient) => {
    const { inci, alias, names, cas, functions, roles, effects, origin, comedogenic, flags, written, sources, limits } = ingredient;
    return {
      inci,
      alias,
      synonyms: names.filter(({ kind }) => kind !== 'typo').map(({ text }) => text),
      cas,
      functions,
      roles,
      effects,
      origin,
      comedogenic,
      flags: flags.map(({ flag, state, level }) => ({ flag, state, level })),
      limits,
      explained: { en: english(ingredient), ru: russian(ingredient) },
      written: written !== null,
      sources,
    };
  };
}
