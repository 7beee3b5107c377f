import { type SearchKind, searchKinds } from '#core/search/manifest.ts';
import { whileLoading } from '../shell/loading.ts';
import { reloadWhenMissing } from '../shell/reload-once.ts';
import type { SearchGroup } from './protocol.ts';
import { forgetSearches, recentSearches, rememberSearch } from './recent.ts';
import type { GroupWords } from './result-groups.ts';
import type { Search } from './searcher.ts';

/** What searches is fetched when somebody begins to. */
const searcher = () => import('./found.ts');

const first: Readonly<Record<SearchKind, number>> = { product: 10, ingredient: 6, brand: 4 };
const step = 20;
/** So long (ms) the groups found first wait for the others, that all may appear at once. */
const timeout = 150;
/** A query that stood this long was meant, and is remembered. */
const meant = 1_500;

/** The search of the whole site: results by kind while one types, the query in the address, the last queries kept on the device. */
class SiteSearch extends HTMLElement {
  private most = { ...first };
  private asked = 0;
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
    field.addEventListener('input', () => this.askAnew());
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.send(field.value.trim());
    });
    field.addEventListener('paste', (event) => {
      const text = event.clipboardData?.getData('text') ?? '';
      if (!text.includes('\n')) return;
      event.preventDefault();
      void import('./list-offer.ts').then(({ writeAsLine }) => {
        writeAsLine(field, text);
        this.askAnew();
      });
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

  /** A list is for the checker; anything else is searched for. */
  private async send(typed: string): Promise<void> {
    const { listPath } = await import('./list-offer.ts');
    const path = await listPath(typed);
    if (path !== null) return location.assign(path);
    rememberSearch(typed);
    await this.show();
  }

  /** Every letter asks at once: what searches lets go of older questions. */
  private askAnew(): void {
    this.most = { ...first };
    void this.show();
  }

  private async show(): Promise<void> {
    const typed = this.field.value.trim();
    clearTimeout(this.memory);
    this.asked += 1;
    const mine = this.asked;
    history.replaceState(history.state, '', typed ? `?q=${encodeURIComponent(typed)}` : location.pathname);
    void import('./list-offer.ts').then(({ offerChecker }) => offerChecker(this.find('[data-part=list-offer]'), typed));
    if (typed === '') return this.showRecent();
    try {
      await whileLoading(this.search(typed, mine));
    } catch (error) {
      reloadWhenMissing(error);
      if (mine !== this.asked) return;
      for (const group of this.querySelectorAll('[data-part=results] > [aria-busy]')) group.remove();
      this.say(this.dataset['failed'] ?? '');
    }
  }

  private async search(typed: string, mine: number): Promise<void> {
    const waited = new Promise((done) => setTimeout(done, timeout));
    const draw = await searcher();
    // The first import waits for more than those after it: an older question must not be asked after a newer one.
    if (mine !== this.asked) return;
    const search = await draw.searchFor(typed, this.most);
    const found = new Map<SearchKind, SearchGroup>();
    const arrivals = search.answers.map(async (answer) => {
      for (const group of (await answer) ?? []) found.set(group.kind, group);
    });
    const all = Promise.all(arrivals);
    await Promise.race([all, Promise.all([Promise.any(arrivals), waited])]);
    if (mine !== this.asked) return;
    const words = this.words();
    const place = (kind: SearchKind): HTMLElement[] => {
      const group = found.get(kind);
      if (!group) return [this.waiting(kind) ?? draw.drawWaiting(kind, words, first[kind])];
      return group.total > 0 ? [draw.drawGroup(group, words, (more) => void this.more(more))] : [];
    };
    const late = search.kinds.filter((kind) => !found.has(kind));
    // What comes late without a place yet gets one below, so that nothing that is already read moves.
    const below = late.filter((kind) => !this.group(kind));
    const above = search.kinds.filter((kind) => !below.includes(kind));
    this.find('[data-part=results]').replaceChildren(...[...above, ...below].flatMap(place));
    this.report(typed, search, found);
    if (late.length === 0) return;
    await all;
    if (mine !== this.asked) return;
    // What is already read, and maybe walked through, stays.
    for (const kind of late) this.group(kind)?.replaceWith(...place(kind));
    this.report(typed, search, found);
  }

  private group(kind: SearchKind): HTMLElement | null {
    return this.querySelector(`[data-part=results] > [aria-labelledby="hits-${kind}"]`);
  }

  /** Until the new results of a kind are found the old ones keep their place, set back. */
  private waiting(kind: SearchKind): HTMLElement | null {
    const group = this.group(kind);
    group?.setAttribute('aria-busy', 'true');
    return group;
  }

  private report(typed: string, { query, changed, kinds }: Search, found: ReadonlyMap<SearchKind, SearchGroup>): void {
    const total = [...found.values()].reduce((sum, group) => sum + group.total, 0);
    const isWhole = found.size === kinds.length;
    const text = (name: 'soFar' | 'none' | 'found' | 'instead' | 'short') => this.dataset[name] ?? '';
    const result = isWhole ? (total === 0 ? 'none' : 'found') : 'soFar';
    const says = [
      changed && total > 0 ? text('instead').replace('{query}', query) : '',
      text(result).replace('{found}', this.number(total)),
      kinds.length < searchKinds.length ? text('short') : '',
    ];
    this.say(says.filter(Boolean).join(' '));
    if (isWhole && total > 0) this.memory = setTimeout(rememberSearch, meant, typed);
  }

  /** The button leaves with the list it stood under: the first of the new hits takes the focus. */
  private async more(kind: SearchKind): Promise<void> {
    const hits = () => this.group(kind)?.querySelectorAll('a') ?? [];
    const shown = hits().length;
    this.most = { ...this.most, [kind]: this.most[kind] + step };
    await this.show();
    if (document.activeElement === document.body) hits()[shown]?.focus();
  }

  private showRecent(): void {
    this.say('');
    const recent = recentSearches();
    const box = this.find<HTMLElement>('[data-part=results]');
    box.replaceChildren();
    if (recent.length === 0) return;
    const head = document.createElement('h2');
    head.textContent = this.dataset['recent'] ?? '';
    const list = document.createElement('ul');
    list.className = 'recent';
    for (const query of recent) {
      const link = document.createElement('a');
      link.href = `?q=${encodeURIComponent(query)}`;
      link.className = 'found';
      link.textContent = query;
      const item = document.createElement('li');
      item.append(link);
      list.append(item);
    }
    const forget = document.createElement('button');
    forget.type = 'button';
    forget.className = 'button bare';
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
    const stops: HTMLElement[] = [this.field, ...this.querySelectorAll<HTMLElement>('[data-part=results] a')];
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
