import type { FacetQuery } from '#core/catalog/facet-query.ts';
import type { Translator } from '#i18n/translator.ts';
import { conditionRows } from './conditions.ts';
import type { FacetForm } from './facet-form.ts';
import type { Answer, Listing } from './listing.ts';
import { part, parts } from './parts.ts';
import type { QuickLinks } from './quick-links.ts';

export interface FoundView<Group extends string, Sort extends string> {
  /** Shows the query in every control, before its answer is there. */
  ask(query: FacetQuery<Group, Sort>): void;
  answer(query: FacetQuery<Group, Sort>, found: Answer<Group>): void;
  fail(): void;
  waiting(isWaiting: boolean): void;
}

/** Everything the page shows of a query and its answer. */
export function foundView<Group extends string, Sort extends string>(
  root: HTMLElement,
  { codec, open, countWords, showWords }: Listing<Group, Sort>,
  form: FacetForm<Group>,
  quick: QuickLinks<Group, Sort>,
  t: Translator,
  take: (query: FacetQuery<Group, Sort>) => void,
): FoundView<Group, Sort> {
  type Query = FacetQuery<Group, Sort>;
  const all = part(root, 'all');
  const found = part(root, 'found');
  const none = part(root, 'none');
  const failed = part(root, 'failed');
  const range = part(root, 'range');
  // An address that asks for something has emptied it (components/ListBrowser.astro).
  const wholeRange = range.dataset.whole ?? '';
  const pageLinks = { previous: part<HTMLAnchorElement>(root, 'previous'), next: part<HTMLAnchorElement>(root, 'next') };

  function link(anchor: HTMLAnchorElement, query: Query, page: number | null): void {
    anchor.hidden = page === null;
    if (page !== null) anchor.href = location.pathname + codec.write({ ...query, page });
  }

  const orderWord = () => parts<HTMLSelectElement>('sort')[0]?.selectedOptions[0]?.textContent ?? '';

  function showPart(shown: HTMLElement): void {
    for (const one of [all, found, none, failed]) one.hidden = one !== shown;
  }

  function showConditions(query: Query, inVoid: boolean): void {
    const template = part<HTMLTemplateElement>(root, 'condition');
    const rows = () => conditionRows(query, codec.groups, template, form, t, take);
    part(root, 'conditions').replaceChildren(...(inVoid ? [] : rows()));
    part(root, 'void-conditions').replaceChildren(...(inVoid ? rows() : []));
  }

  return {
    ask(query) {
      form.choose(query.chosen);
      quick.ask(query);
      const number = codec.countChosen(query.chosen);
      for (const label of parts('filters-label'))
        label.textContent = number > 0 ? t('browse.filtersOn', { count: number }) : t('browse.filters');
      for (const select of parts<HTMLSelectElement>('sort')) {
        for (const option of select.options) if (option.value === 'match') option.disabled = option.hidden = query.q === '';
        select.value = query.sort;
      }
      for (const button of parts('clear')) button.hidden = codec.isEverything(query) || (number === 0 && query.q === '');
      showConditions(query, false);
    },
    answer(query, { rows, total, slice, counts, shownFor, names }) {
      for (const group of open ?? [])
        for (const option of query.chosen[group]) {
          const word = names.get(option);
          if (word !== undefined) form.name(group, option, word);
        }
      form.count(counts, t.number);
      quick.count(counts, t.number);
      for (const label of parts('show-label')) label.textContent = showWords(total);
      const everything = codec.isEverything(query);
      showPart(everything ? all : total > 0 ? found : none);
      showConditions(query, total === 0);
      const where = slice.last > 1 ? `, ${t('list.pageOf', { page: slice.page, last: slice.last }).toLowerCase()}` : '';
      part(root, 'count').textContent = countWords(total);
      part(root, 'ordered').textContent = total > 1 ? `, ${orderWord()}` : '';
      part(root, 'where').textContent = everything ? '' : where;
      part(root, 'shown-for').textContent = shownFor === null ? '' : t('browse.shownFor', { text: shownFor });
      range.textContent = everything ? wholeRange : total === 0 ? '' : t('browse.range', { from: slice.start + 1, to: slice.end, total });
      part(root, 'rows').replaceChildren(...(everything ? [] : rows));
      link(pageLinks.previous, query, slice.page > 1 ? slice.page - 1 : null);
      link(pageLinks.next, query, slice.page < slice.last ? slice.page + 1 : null);
    },
    fail() {
      showPart(failed);
      for (const name of ['count', 'ordered'] as const) part(root, name).textContent = '';
      range.textContent = '';
      failed.scrollIntoView({ block: 'nearest' });
    },
    waiting(isWaiting) {
      part(root, 'waiting').hidden = !isWaiting;
    },
  };
}
