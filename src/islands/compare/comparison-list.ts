import { comparisonPath, productPath } from '#site/paths.ts';
import { type ChosenProduct, chosenProducts, keepChosen, onChosen } from './chosen-products.ts';

/** Where a product is now: under its alias, under another, or nowhere. A site that cannot be asked changes nothing. */
async function presentAlias(alias: string): Promise<string | null> {
  try {
    const answer = await fetch(productPath(alias), { method: 'HEAD' });
    if (answer.status === 404) return null;
    const [, moved] = /\/products\/([a-z0-9-]+)$/.exec(new URL(answer.url).pathname) ?? [];
    return answer.ok && moved ? moved : alias;
  } catch {
    return alias;
  }
}

/** The comparison list of the device: what is on it, what has moved or gone since, and the way to the comparison. */
class ComparisonList extends HTMLElement {
  private readonly said: string[] = [];

  connectedCallback(): void {
    onChosen(() => this.show());
    this.show();
    void this.follow();
  }

  /** A build may have given products other addresses, or none. */
  private async follow(): Promise<void> {
    const before = chosenProducts();
    const aliases = await Promise.all(before.map(({ alias }) => presentAlias(alias)));
    const after = new Map<string, ChosenProduct>();
    before.forEach(({ alias, name }, index) => {
      const present = aliases[index] ?? null;
      if (present === null) this.said.push((this.dataset['gone'] ?? '').replace('{name}', name));
      else after.set(present, { alias: present, name });
      if (present !== null && present !== alias) this.said.push((this.dataset['moved'] ?? '').replace('{name}', name));
    });
    if (this.said.length > 0) keepChosen([...after.values()]);
  }

  private show(): void {
    const place = this.querySelector('[data-part=list]');
    if (!place) return;
    const chosen = chosenProducts();
    const notes = this.said.map((text) => element('p', 'small', text));
    for (const note of notes) note.setAttribute('role', 'status');
    this.hidden = chosen.length + notes.length === 0;
    if (chosen.length === 0) {
      place.replaceChildren(...notes);
      return;
    }
    const list = element('ol', 'chosen-products');
    list.append(...chosen.map((product) => this.row(product)));
    place.replaceChildren(...notes, list, this.way(chosen));
  }

  private row({ alias, name }: ChosenProduct): HTMLElement {
    const link = element('a', 'name', name) as HTMLAnchorElement;
    link.href = productPath(alias);
    const remove = element('button', 'take-off', '×') as HTMLButtonElement;
    remove.type = 'button';
    remove.dataset['compare'] = alias;
    remove.dataset['name'] = name;
    remove.setAttribute('aria-label', (this.dataset['forget'] ?? '').replace('{name}', name));
    const row = element('li', '');
    row.append(link, remove);
    return row;
  }

  private way(chosen: readonly ChosenProduct[]): HTMLElement {
    if (chosen.length < 2) return element('p', 'small quiet', this.dataset['needsTwo'] ?? '');
    const link = element('a', 'button primary', this.dataset['go'] ?? '') as HTMLAnchorElement;
    link.href = comparisonPath(chosen.map(({ alias }) => alias));
    return link;
  }
}

function element(name: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}

customElements.define('comparison-list', ComparisonList);
