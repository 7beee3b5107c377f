import type { FacetQuery } from '#core/catalog/facet-query.ts';
import type { Translator } from '#i18n/translator.ts';
import type { FacetForm } from './facet-form.ts';
import { copyOf } from './parts.ts';

interface Condition<Query> {
  readonly words: string;
  /** The query without it. */
  readonly without: Query;
}

function conditionsOf<Group extends string, Sort extends string>(
  query: FacetQuery<Group, Sort>,
  groups: readonly Group[],
  form: FacetForm<Group>,
  t: Translator,
): Condition<FacetQuery<Group, Sort>>[] {
  const named = query.q === '' ? [] : [{ words: t('browse.named', { text: query.q }), without: { ...query, q: '', page: 1 } }];
  const chosen = groups.flatMap((group) =>
    query.chosen[group].map((option) => ({
      words: t('browse.condition', { group: form.groupWord(group), option: form.optionWord(group, option) }),
      without: { ...query, chosen: { ...query.chosen, [group]: query.chosen[group].filter((other) => other !== option) }, page: 1 },
    })),
  );
  return [...named, ...chosen];
}

/** Each condition with its ×; `take` gets the query without it. */
export function conditionRows<Group extends string, Sort extends string>(
  query: FacetQuery<Group, Sort>,
  groups: readonly Group[],
  template: HTMLTemplateElement,
  form: FacetForm<Group>,
  t: Translator,
  take: (without: FacetQuery<Group, Sort>) => void,
): HTMLElement[] {
  return conditionsOf(query, groups, form, t).map(({ words, without }) => {
    const row = copyOf(template);
    const place = row.querySelector('[data-part=condition-words]');
    if (place) place.textContent = words;
    row.querySelector('button')?.addEventListener('click', () => take(without));
    return row;
  });
}
