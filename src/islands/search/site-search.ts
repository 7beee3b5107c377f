import { whileLoading } from '../shell/loading.ts';
import { reloadWhenMissing } from '../shell/reload-once.ts';
import { rememberSearch } from './recent.ts';
import { showRecent } from './recent-list.ts';

/** What searches and draws is fetched when somebody begins to. */
const searcher = () => import('./found.ts');

/** A query that stood this long was meant, and is remembered. */
const meant = 1_500;

/** The search of the whole site: results by kind while one types, the query in the address, the last queries kept on the device. */
class SiteSearch extends HTMLElement {
  private asked = 0;
  private memory: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    const { field, form } = this;
    const load = () =>
      void searcher()
        .then(({ loadSearch }) => loadSearch())
        .catch(() => undefined);
    field.addEventListener('focus', load, { once: true });
    // Whoever opens this page is about to type, unless the page was already walked into.
    if (document.activeElement === field) load();
    else if (document.activeElement === document.body) field.focus({ preventScroll: true });
    field.addEventListener('input', () => void this.show(true));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.send(field.value.trim());
    });
    field.addEventListener('paste', (event) => {
      const text = event.clipboardData?.getData('text') ?? '';
      if (!text.includes('\n')) return;
      event.preventDefault();
      void import('./typed-path.ts').then(({ writeAsLine }) => {
        writeAsLine(field, text);
        void this.show(true);
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

  private find<Part extends HTMLElement>(selector: string): Part {
    const found = this.querySelector<Part>(selector);
    if (!found) throw new Error(`The search has no ${selector}.`);
    return found;
  }

  private piece(name: string): HTMLElement {
    return this.find(`[data-part=${name}]`);
  }

  private fromAddress(): void {
    this.field.value = new URLSearchParams(location.search).get('q') ?? '';
    void this.show();
  }

  /** A list is for the checker, a barcode for its product; anything else is searched for. */
  private async send(typed: string): Promise<void> {
    const { pathOfTyped } = await import('./typed-path.ts');
    const path = await pathOfTyped(typed);
    if (path !== null) return location.assign(path);
    rememberSearch(typed);
    await this.show();
  }

  /** Every letter asks at once: what searches lets go of older questions. `anew`: what was asked for more of is no longer looked at. */
  private async show(anew = false): Promise<void> {
    const typed = this.field.value.trim();
    clearTimeout(this.memory);
    this.asked += 1;
    const mine = this.asked;
    history.replaceState(history.state, '', typed ? `?q=${encodeURIComponent(typed)}` : location.pathname);
    // The first import waits for more than those after it: an older question must not be asked after a newer one.
    const isNewest = () => mine === this.asked;
    void import('./typed-path.ts').then(({ offerPath }) =>
      isNewest() ? offerPath({ list: this.piece('list-offer'), barcode: this.piece('barcode-offer') }, typed) : undefined,
    );
    this.piece('suggestions').hidden = typed !== '';
    if (typed === '') return this.suggest();
    try {
      await whileLoading(
        searcher().then(({ showResults }) =>
          isNewest() ? showResults(this, typed, { anew, isNewest, meant: () => this.remember(typed) }) : undefined,
        ),
      );
    } catch (error) {
      reloadWhenMissing(error);
      if (!isNewest()) return;
      for (const group of this.querySelectorAll('[data-part=results] > [aria-busy]')) group.remove();
      this.find('[role=status]').textContent = this.dataset['failed'] ?? '';
    }
  }

  private remember(typed: string): void {
    this.memory = setTimeout(rememberSearch, meant, typed);
  }

  private suggest(): void {
    this.find('[role=status]').textContent = '';
    this.piece('results').replaceChildren();
    showRecent(this.piece('recent'), () => this.field.focus());
  }

  /** Arrow keys lead from the field through what is shown below it and back. */
  private move(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const links = this.querySelectorAll<HTMLElement>(
      '[data-part=results] a, [data-part=suggestions]:not([hidden]) section:not([hidden]) a',
    );
    const stops: HTMLElement[] = [this.field, ...links];
    const here = stops.indexOf(document.activeElement as HTMLElement);
    const next = stops[here + (event.key === 'ArrowDown' ? 1 : -1)];
    if (here === -1 || !next) return;
    event.preventDefault();
    next.focus();
  }
}

customElements.define('site-search', SiteSearch);
