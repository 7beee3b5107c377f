import { whileLoading } from '../shell/loading.ts';
import { reloadWhenMissing } from '../shell/reload-once.ts';
import { type SearchKind, searchKinds } from './kinds.ts';
import { forgetSearches, recentSearches, rememberSearch } from './recent.ts';
import type { drawGroups, GroupWords } from './result-groups.ts';
import type { SearchAnswer } from './searcher.ts';

/** What searches is fetched when somebody begins to. */
const searcher = () => import('./found.ts');

const first: Readonly<Record<SearchKind, number>> = { product: 10, ingredient: 6, brand: 4 };
const step = 20;
/** Typing faster than this asks once. */
const pause = 40;
/** A query that stood this long was meant, and is remembered. */
const meant = 1_500;

/** The search of the whole site: results by kind while one types, the query in the address, the last queries kept on the device. */
class SiteSearch extends HTMLElement {
  private most = { ...first };
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private memory: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    const { field, form } = this;
    field.addEventListener(
      'focus',
      () =>
        void searcher()
          .then(({ loadSearch }) => loadSearch())
          .catch(() => undefined),
      { once: true },
    );
    field.addEventListener('input', () => this.soon());
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      rememberSearch(field.value.trim());
      void this.show();
    });
    this.addEventListener('keydown', (event) => this.move(event));
    window.addEventListener('popstate', () => this.fromAddress());
    // What was typed before the script ran stays.
    if (field.value === '') this.fromAddress();
    else void this.show();
  }

  private get field(): HTMLInputElement {
    return this.find('input');
  }
  private get form(): HTMLFormElement {
    return this.find('form');
  }

  private find<Part extends Element>(selector: string): Part {
    const found = this.querySelector<Part>(selector);
    if (!found) throw new Error(`The search has no ${selector}.`);
    return found;
  }

  private fromAddress(): void {
    this.field.value = new URLSearchParams(location.search).get('q') ?? '';
    void this.show();
  }

  private soon(): void {
    clearTimeout(this.timer);
    this.most = { ...first };
    this.timer = setTimeout(() => void this.show(), pause);
  }

  private async show(): Promise<void> {
    const typed = this.field.value.trim();
    clearTimeout(this.memory);
    this.asked += 1;
    const mine = this.asked;
    history.replaceState(history.state, '', typed ? `?q=${encodeURIComponent(typed)}` : location.pathname);
    if (typed === '') return this.showRecent();
    try {
      const found = await whileLoading(this.search(typed));
      if (mine === this.asked) this.draw(typed, found.answer, found.drawGroups);
    } catch (error) {
      reloadWhenMissing(error);
      if (mine === this.asked) this.say(this.dataset['failed'] ?? '');
    }
  }

  private async search(typed: string) {
    const { searchFor, drawGroups } = await searcher();
    return { answer: await searchFor(typed, this.most), drawGroups };
  }

  private draw(typed: string, { query, changed, groups }: SearchAnswer, draw: typeof drawGroups): void {
    const total = groups.reduce((sum, group) => sum + group.total, 0);
    this.find('.results').replaceChildren(...draw(groups, this.words(), (kind) => this.more(kind)));
    const found = (this.dataset['found'] ?? '').replace('{found}', this.number(total));
    const instead = changed ? `${(this.dataset['instead'] ?? '').replace('{query}', query)} ` : '';
    this.say(total === 0 ? (this.dataset['none'] ?? '') : instead + found);
    if (total > 0) this.memory = setTimeout(rememberSearch, meant, typed);
  }

  private more(kind: SearchKind): void {
    this.most = { ...this.most, [kind]: this.most[kind] + step };
    void this.show();
  }

  private showRecent(): void {
    this.say('');
    const recent = recentSearches();
    const box = this.find<HTMLElement>('.results');
    box.replaceChildren();
    if (recent.length === 0) return;
    const head = document.createElement('h2');
    head.textContent = this.dataset['recent'] ?? '';
    const list = document.createElement('ul');
    list.className = 'recent';
    for (const query of recent) {
      const link = document.createElement('a');
      link.href = `?q=${encodeURIComponent(query)}`;
      link.className = 'hit';
      link.textContent = query;
      const item = document.createElement('li');
      item.append(link);
      list.append(item);
    }
    const forget = document.createElement('button');
    forget.type = 'button';
    forget.className = 'btn bare';
    forget.textContent = this.dataset['forget'] ?? '';
    forget.addEventListener('click', () => {
      forgetSearches();
      this.showRecent();
      this.field.focus();
    });
    box.append(head, list, forget);
  }

  /** Arrow keys lead from the field through the results and back. */
  private move(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const stops: HTMLElement[] = [this.field, ...this.querySelectorAll<HTMLElement>('a.hit')];
    const here = stops.indexOf(document.activeElement as HTMLElement);
    const next = stops[here + (event.key === 'ArrowDown' ? 1 : -1)];
    if (here === -1 || !next) return;
    event.preventDefault();
    next.focus();
  }

  private say(text: string): void {
    this.find('[role=status]').textContent = text;
  }

  private number(count: number): string {
    return new Intl.NumberFormat(document.documentElement.lang).format(count);
  }

  private words(): GroupWords {
    const titles = Object.fromEntries(searchKinds.map((kind) => [kind, this.dataset[kind] ?? ''])) as Record<SearchKind, string>;
    return { titles, more: this.dataset['more'] ?? '', count: (count) => this.number(count) };
  }
}

customElements.define('site-search', SiteSearch);
