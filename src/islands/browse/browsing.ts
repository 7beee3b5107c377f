import type { FacetQuery } from '#core/catalog/facet-query.ts';
import { createTranslator } from '#i18n/translator.ts';
import { announce } from '../session/announce.ts';
import { whileLoading } from '../shell/loading.ts';
import { facetForm } from './facet-form.ts';
import { foundView } from './found-view.ts';
import type { Listing, MakeListing } from './listing.ts';
import { part, parts } from './parts.ts';
import { quickLinks } from './quick-links.ts';
import { connectSuggestions } from './suggest-field.ts';

/** Waits shorter than this are not shown. */
const waitUnseen = 150;
/** A pause in typing that is worth an answer. */
const typingPause = 150;
/** Aliases as addresses hold them: what an open group may be given. */
const aliasShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Answers what is searched, chosen and ordered; the address always says what is shown. */
export function startBrowsing<Group extends string, Sort extends string>(root: HTMLElement, make: MakeListing<Group, Sort>): void {
  type Query = FacetQuery<Group, Sort>;
  const language = document.documentElement.lang === 'ru' ? 'ru' : 'en';
  const t = createTranslator(language, JSON.parse(root.dataset.messages ?? '{}'));
  const facets = part<HTMLFormElement>(root, 'facets');
  const field = part<HTMLInputElement>(root, 'search');
  const listing: Listing<Group, Sort> = make(root, t, (groups) => facetForm(facets, groups));
  const { codec } = listing;
  const form = facetForm(facets, codec.groups);
  const quick = quickLinks(root, codec, (search) => go(read(search)));
  const view = foundView(root, listing, form, quick, t, (next) => {
    go(next);
    field.value = query.q;
    toTop();
  });
  const read = (search: string) =>
    codec.read(search, (group, option) => form.isOffered(group, option) || (listing.open?.has(group) === true && aliasShape.test(option)));
  const nothing = () => codec.byGroup<readonly string[]>(() => []);

  let query: Query;
  let turn = 0;
  let typed = false;
  let pause: ReturnType<typeof setTimeout> | undefined;

  async function show(): Promise<void> {
    turn += 1;
    const own = turn;
    view.ask(query);
    // The whole list is in the page; it needs no answer and nobody waits for it.
    const slow = setTimeout(() => view.waiting(!codec.isEverything(query)), waitUnseen);
    try {
      const answer = await whileLoading(listing.find(query));
      if (own === turn) view.answer(query, answer);
    } catch (error) {
      if (own !== turn || codec.isEverything(query)) return;
      announce(error);
      view.fail();
    } finally {
      clearTimeout(slow);
      if (own === turn) view.waiting(false);
    }
  }

  /** One entry of the history for each choice, one for all letters of a word that is being typed. */
  function go(next: Query, isTyped = false): void {
    query = codec.tidy(next);
    const address = location.pathname + codec.write(query);
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
    query = read(location.search);
    field.value = query.q;
    typed = false;
    void show();
  }

  function searchTyped(): void {
    clearTimeout(pause);
    const q = field.value;
    if (q.trim() === query.q) return;
    const sort = query.sort === codec.usualSort(query.q) ? codec.usualSort(q.trim()) : query.sort;
    go({ ...query, q, sort, page: 1 }, true);
  }

  facets.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'checkbox') go({ ...query, chosen: form.chosen(), page: 1 });
  });
  facets.addEventListener('submit', (event) => event.preventDefault());
  field.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    searchTyped();
  });
  field.addEventListener('focus', () => listing.warm?.());
  field.addEventListener('input', () => {
    clearTimeout(pause);
    pause = setTimeout(searchTyped, typingPause);
  });
  for (const select of parts<HTMLSelectElement>('sort'))
    select.addEventListener('change', () => go({ ...query, sort: select.value as Sort, page: 1 }));
  for (const button of parts('clear'))
    button.addEventListener('click', () => {
      field.value = '';
      go({ q: '', chosen: nothing(), sort: query.sort, page: 1 });
      if (!button.closest('dialog')) toTop();
    });
  for (const name of ['previous', 'next'] as const)
    part<HTMLAnchorElement>(root, name).addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      go(read(new URL((event.currentTarget as HTMLAnchorElement).href).search));
      toTop();
    });
  // A fold that was closed by hand stays closed.
  facets.addEventListener('click', ({ target }) => {
    const fold = target instanceof Element ? target.closest('summary')?.parentElement : null;
    if (fold) fold.dataset.touched = 'yes';
  });
  connectSuggestions(facets, {
    suggest: async (group, text) => (await listing.suggest?.(group as Group, text, query)) ?? [],
    take(group, { value, word }) {
      form.name(group as Group, value, word);
      const own = group as Group;
      go({ ...query, chosen: { ...query.chosen, [own]: [...query.chosen[own], value] }, page: 1 });
    },
  });
  // The sheet's button leads to what it counts, wherever the page was left.
  part(root, 'sheet').querySelector('footer button')?.addEventListener('click', toTop);
  part(root, 'retry').addEventListener('click', () => void show());
  addEventListener('popstate', fromAddress);

  // What was typed or chosen while this script was on its way counts.
  query = codec.tidy({ q: '', chosen: nothing(), sort: codec.usual, page: 1 });
  if (location.search !== '') fromAddress();
  else {
    go({ ...query, chosen: form.chosen(), sort: part<HTMLSelectElement>(root, 'sort').value as Sort });
    searchTyped();
  }
  if (document.activeElement === field) listing.warm?.();
}
