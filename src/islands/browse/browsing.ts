import { findIngredients } from '#core/catalog/find-ingredients.ts';
import { byGroup, type IngredientQuery, ingredientQueries, type Sort } from '#core/catalog/ingredient-query.ts';
import { createTranslator } from '#i18n/translator.ts';
import { facetForm } from './facet-form.ts';
import { foundView } from './found-view.ts';
import { ingredientList, ingredientNames } from './list-files.ts';
import { part, parts } from './parts.ts';

const { isEverything, tidy: tidyQuery, usualSort, write: writeQuery } = ingredientQueries;

/** Waits shorter than this are not shown. */
const waitUnseen = 150;
/** A pause in typing that is worth an answer. */
const typingPause = 150;

/** Answers what is searched, chosen and ordered; the address always says what is shown. */
export function startBrowsing(root: HTMLElement): void {
  const language = document.documentElement.lang === 'ru' ? 'ru' : 'en';
  const t = createTranslator(language, JSON.parse(root.dataset.messages ?? '{}'));
  const readQuery = (search: string) => ingredientQueries.read(search, (group, option) => form.offered[group].has(option));
  const facets = part<HTMLFormElement>(root, 'facets');
  const field = part<HTMLInputElement>(root, 'search');
  const form = facetForm(facets);
  const view = foundView(root, form, t, (next) => {
    go(next);
    field.value = query.q;
    toTop();
  });

  let query: IngredientQuery;
  let turn = 0;
  let typed = false;
  let pause: ReturnType<typeof setTimeout> | undefined;

  async function show(): Promise<void> {
    turn += 1;
    const own = turn;
    view.ask(query);
    // The whole list is in the page; it needs no file and nobody waits for it.
    const slow = setTimeout(() => view.waiting(!isEverything(query)), waitUnseen);
    try {
      const list = await ingredientList();
      const names = query.q === '' ? [] : await ingredientNames();
      if (own === turn) view.answer(query, findIngredients(list, names, query));
    } catch {
      if (own === turn && !isEverything(query)) view.fail();
    } finally {
      clearTimeout(slow);
      if (own === turn) view.waiting(false);
    }
  }

  /** One entry of the history for each choice, one for all letters of a word that is being typed. */
  function go(next: IngredientQuery, isTyped = false): void {
    query = tidyQuery(next);
    const address = location.pathname + writeQuery(query);
    if (isTyped && typed) history.replaceState(null, '', address);
    else if (address !== location.pathname + location.search) history.pushState(null, '', address);
    typed = isTyped;
    void show();
  }

  function toTop(): void {
    const status = part(root, 'status');
    status.focus({ preventScroll: true });
    part(root, 'results').scrollIntoView({ block: 'start' });
  }

  function fromAddress(): void {
    query = readQuery(location.search);
    field.value = query.q;
    typed = false;
    void show();
  }

  function search(): void {
    clearTimeout(pause);
    const q = field.value;
    if (q.trim() === query.q) return;
    const sort = query.sort === usualSort(query.q) ? usualSort(q.trim()) : query.sort;
    go({ ...query, q, sort, page: 1 }, true);
  }

  facets.addEventListener('change', () => go({ ...query, chosen: form.chosen(), page: 1 }));
  facets.addEventListener('submit', (event) => event.preventDefault());
  field.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    search();
  });
  field.addEventListener('focus', () => void ingredientNames().catch(() => undefined));
  field.addEventListener('input', () => {
    clearTimeout(pause);
    pause = setTimeout(search, typingPause);
  });
  for (const select of parts<HTMLSelectElement>('sort'))
    select.addEventListener('change', () => go({ ...query, sort: select.value as Sort, page: 1 }));
  for (const button of parts('clear'))
    button.addEventListener('click', () => {
      field.value = '';
      go({ q: '', chosen: byGroup(() => []), sort: query.sort, page: 1 });
      if (!button.closest('dialog')) toTop();
    });
  for (const name of ['previous', 'next'] as const)
    part<HTMLAnchorElement>(root, name).addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      go(readQuery(new URL((event.currentTarget as HTMLAnchorElement).href).search));
      toTop();
    });
  // A fold that was closed by hand stays closed.
  facets.addEventListener('click', ({ target }) => {
    const fold = target instanceof Element ? target.closest('summary')?.parentElement : null;
    if (fold) fold.dataset.touched = 'yes';
  });
  part(root, 'retry').addEventListener('click', () => void show());
  addEventListener('popstate', fromAddress);

  // What was typed or chosen while this script was on its way counts.
  query = tidyQuery({ q: '', chosen: byGroup(() => []), sort: 'az', page: 1 });
  if (location.search !== '') fromAddress();
  else {
    go({ ...query, chosen: form.chosen(), sort: part<HTMLSelectElement>(root, 'sort').value as Sort });
    search();
  }
  if (document.activeElement === field) void ingredientNames().catch(() => undefined);
}
