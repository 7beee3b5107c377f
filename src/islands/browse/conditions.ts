import { facetGroups, type IngredientQuery } from '#core/catalog/ingredient-query.ts';
import type { Translator } from '#i18n/translator.ts';
import type { FacetForm } from './facet-form.ts';
import { copyOf } from './parts.ts';

interface Condition {
  readonly words: string;
  /** The query without it. */
  readonly without: IngredientQuery;
}

function conditionsOf(query: IngredientQuery, form: FacetForm, t: Translator): Condition[] {
  const named = query.q === '' ? [] : [{ words: t('browse.named', { text: query.q }), without: { ...query, q: '', page: 1 } }];
  const chosen = facetGroups.flatMap((group) =>
    query.chosen[group].map((option) => ({
      words: t('browse.condition', { group: form.groupWord(group), option: form.optionWord(group, option) }),
      without: { ...query, chosen: { ...query.chosen, [group]: query.chosen[group].filter((other) => other !== option) }, page: 1 },
    })),
  );
  return [...named, ...chosen];
}

/** Each condition with its ×; `take` gets the query without it. */
export function conditionRows(
  query: IngredientQuery,
  template: HTMLTemplateElement,
  form: FacetForm,
  t: Translator,
  take: (without: IngredientQuery) => void,
): HTMLElement[] {
  return conditionsOf(query, form, t).map(({ words, without }) => {
    const row = copyOf(template);
    const place = row.querySelector('.w');
    if (place) place.textContent = words;
    row.querySelector('button')?.addEventListener('click', () => take(without));
    return row;
  });
}
