import { suggestionsShown } from '#core/catalog/page-sizes.ts';
import { comparisonFragment, decodeShare, type SharedList } from '#core/sharing/fragment.ts';
import { compareListsPath, comparePath, comparisonPath } from '#site/paths.ts';
import type { Suggestion } from '../browse/listing.ts';
import { connectSuggestions } from '../browse/suggest-field.ts';

const productAddress = /^\/products\/([a-z0-9-]+)$/;

/** Products by name; the search comes with the first letter. */
async function suggest(_group: string, text: string): Promise<Suggestion[]> {
  const { findProducts, searchesProducts } = await import('../search/searcher.ts');
  const found = searchesProducts(text) ? await findProducts(text, { instead: null, isMeant: false, brand: null }, suggestionsShown) : null;
  return (found?.group.hits ?? []).flatMap(({ url, meta }) => {
    const [, alias] = productAddress.exec(url) ?? [];
    return alias ? [{ value: alias, word: meta['title'] ?? alias, note: meta['brand'] ?? '' }] : [];
  });
}

/** Leads to the comparison of what is named and pasted, with what the page compares already. */
class ComparePick extends HTMLElement {
  private readonly picked = new Map<string, Suggestion>();
  /** The list that a report of the checker led here with. */
  private brought: SharedList | null = null;

  connectedCallback(): void {
    const form = this.querySelector('form');
    if (!form) return;
    connectSuggestions(form, { suggest, take: (group, suggestion) => this.take(group, suggestion) });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.go();
    });
    if (location.pathname === comparePath) void this.bring();
  }

  private async bring(): Promise<void> {
    const shared = await decodeShare(location.hash);
    const [field] = this.querySelectorAll('textarea');
    if (shared.kind !== 'list' || !field || field.value !== '') return;
    this.brought = shared.list;
    field.value = shared.list.text;
  }

  private take(group: string, suggestion: Suggestion): void {
    this.picked.set(group, suggestion);
    const field = this.querySelector<HTMLInputElement>(`[data-suggests="${group}"]`);
    const shown = field?.parentElement?.querySelector<HTMLElement>('[data-part=picked]');
    if (!field || !shown) return;
    const name = document.createElement('b');
    name.textContent = suggestion.word;
    const remove = document.createElement('button');
    remove.type = 'button';
    remove.className = 'button bare';
    remove.textContent = '×';
    remove.setAttribute('aria-label', (this.dataset['remove'] ?? '').replace('{name}', suggestion.word));
    remove.addEventListener('click', () => {
      this.picked.delete(group);
      shown.hidden = true;
      field.hidden = false;
      field.focus();
    });
    shown.replaceChildren(name, ' ', remove);
    shown.hidden = false;
    field.hidden = true;
    remove.focus();
  }

  private async go(): Promise<void> {
    const present = (this.dataset['aliases'] ?? '').split(' ').filter(Boolean);
    const aliases = [...present, ...[...this.picked.values()].map(({ value }) => value)];
    const texts = [...this.querySelectorAll('textarea')].map(({ value }) => value.trim()).filter(Boolean);
    const carried = present.length > 0 || location.pathname === compareListsPath ? location.hash.slice(1) : '';
    const fragment = await comparisonFragment(
      texts.map((text) => (this.brought && text === this.brought.text.trim() ? this.brought : { text, use: null, overrides: [] })),
      carried,
    );
    const sides = new Set(aliases).size + (fragment === '' ? 0 : fragment.split('~').length);
    const asked = this.querySelectorAll('[data-pick]').length;
    if (sides < 2 || this.picked.size + texts.length < asked) return this.say(this.dataset['tooFew'] ?? '');
    const path = aliases.length > 0 ? comparisonPath(aliases) : compareListsPath;
    const target = fragment === '' ? path : `${path}#${fragment}`;
    // Where only the fragment changes, the page would stay as it is.
    if (path === location.pathname) history.replaceState(history.state, '', target);
    if (path === location.pathname) location.reload();
    else location.href = target;
  }

  private say(text: string): void {
    const problem = this.querySelector<HTMLElement>('[data-part=problem]');
    if (!problem) return;
    problem.textContent = text;
    problem.hidden = false;
  }
}

customElements.define('compare-pick', ComparePick);
