import type { FoundPage } from '#core/catalog/find-ingredients.ts';
import { type IngredientQuery, ingredientQueries } from '#core/catalog/ingredient-query.ts';
import type { Translator } from '#i18n/translator.ts';
import { conditionRows } from './conditions.ts';
import type { FacetForm } from './facet-form.ts';
import { foundRows } from './found-rows.ts';
import { part, parts } from './parts.ts';

const { countChosen, isEverything, write: writeQuery } = ingredientQueries;

export interface FoundView {
  /** Shows the query in every control, before its answer is there. */
  ask(query: IngredientQuery): void;
  answer(query: IngredientQuery, found: FoundPage): void;
  fail(): void;
  waiting(isWaiting: boolean): void;
}

/** Everything the page shows of a query and its answer. */
export function foundView(root: HTMLElement, form: FacetForm, t: Translator, take: (query: IngredientQuery) => void): FoundView {
  const all = part(root, 'all');
  const found = part(root, 'found');
  const none = part(root, 'none');
  const failed = part(root, 'failed');
  const range = part(root, 'range');
  const wholeRange = range.textContent;
  const pageLinks = { previous: part<HTMLAnchorElement>(root, 'previous'), next: part<HTMLAnchorElement>(root, 'next') };

  function link(anchor: HTMLAnchorElement, query: IngredientQuery, page: number | null): void {
    anchor.hidden = page === null;
    if (page !== null) anchor.href = location.pathname + writeQuery({ ...query, page });
  }

  function showPart(shown: HTMLElement): void {
    for (const one of [all, found, none, failed]) one.hidden = one !== shown;
  }

  return {
    ask(query) {
      form.choose(query.chosen);
      const number = countChosen(query.chosen);
      for (const label of parts('filters-label'))
        label.textContent = number > 0 ? t('browse.filtersOn', { count: number }) : t('browse.filters');
      for (const select of parts<HTMLSelectElement>('sort')) {
        for (const option of select.options) if (option.value === 'match') option.disabled = option.hidden = query.q === '';
        select.value = query.sort;
      }
      for (const button of parts('clear')) button.hidden = isEverything(query) || (number === 0 && query.q === '');
      part(root, 'conditions').replaceChildren(...conditionRows(query, part<HTMLTemplateElement>(root, 'condition'), form, t, take));
    },
    answer(query, { rows, total, slice, counts, shownFor }) {
      form.count(counts, t.number);
      for (const label of parts('show-label')) label.textContent = t('browse.show', { count: total });
      const everything = isEverything(query);
      showPart(everything ? all : total > 0 ? found : none);
      const where = slice.last > 1 ? `, ${t('list.pageOf', { page: slice.page, last: slice.last }).toLowerCase()}` : '';
      part(root, 'count').textContent = everything ? '' : t('browse.count', { count: total });
      part(root, 'where').textContent = everything ? '' : where;
      part(root, 'shown-for').textContent = shownFor === null ? '' : t('browse.shownFor', { text: shownFor });
      range.textContent = everything ? wholeRange : total === 0 ? '' : t('browse.range', { from: slice.start + 1, to: slice.end, total });
      part(root, 'rows').replaceChildren(...foundRows(everything ? [] : rows, query, part<HTMLTemplateElement>(root, 'row'), form, t));
      link(pageLinks.previous, query, slice.page > 1 ? slice.page - 1 : null);
      link(pageLinks.next, query, slice.page < slice.last ? slice.page + 1 : null);
    },
    fail() {
      showPart(failed);
      part(root, 'count').textContent = '';
      range.textContent = '';
      failed.scrollIntoView({ block: 'nearest' });
    },
    waiting(isWaiting) {
      part(root, 'waiting').hidden = !isWaiting;
    },
  };
}
