/** [alias, INCI name, family, all names in lower case] */
type Entry = readonly [alias: string, inci: string, family: string, names: string];

const mostShown = 60;
const svgSpace = 'http://www.w3.org/2000/svg';

function rank([, inci, , names]: Entry, wanted: string): number {
  if (inci.toLowerCase().startsWith(wanted)) return 0;
  return names.startsWith(wanted) || names.includes(`\n${wanted}`) || names.includes(` ${wanted}`) ? 1 : 2;
}

function search(entries: readonly Entry[], wanted: string): Entry[] {
  return entries.filter(([, , , names]) => names.includes(wanted)).sort((a, b) => rank(a, wanted) - rank(b, wanted));
}

function row([alias, inci, family]: Entry): HTMLLIElement {
  const item = document.createElement('li');
  const chip = document.createElementNS(svgSpace, 'svg');
  chip.setAttribute('class', 'chip');
  chip.setAttribute('viewBox', '0 0 12 16');
  chip.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(svgSpace, 'use');
  use.setAttribute('href', `#c-${family}`);
  chip.append(use);
  const link = document.createElement('a');
  link.href = `/ingredients/${alias}`;
  link.textContent = inci;
  item.append(chip, link);
  return item;
}

/** Filters all ingredients by any of their names; the names are fetched when the field is first used. */
class IngredientFilter extends HTMLElement {
  private entries: Promise<readonly Entry[]> | null = null;

  connectedCallback(): void {
    const field = this.querySelector('input');
    this.hidden = false;
    field?.addEventListener('focus', () => void this.load());
    field?.addEventListener('input', () => void this.show(field.value));
  }

  private load(): Promise<readonly Entry[]> {
    this.entries ??= fetch(this.dataset.names ?? '').then((answer) => {
      if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
      return answer.json();
    });
    return this.entries;
  }

  private async show(text: string): Promise<void> {
    const wanted = text.trim().toLowerCase();
    const list = this.querySelector('ul');
    const status = this.querySelector('[role=status]');
    if (!list || !status) return;
    try {
      const found = wanted === '' ? [] : search(await this.load(), wanted);
      if (text !== this.querySelector('input')?.value) return;
      list.replaceChildren(...found.slice(0, mostShown).map(row));
      status.textContent = wanted === '' ? '' : this.countInWords(found.length);
    } catch {
      this.entries = null;
      status.textContent = this.dataset.failed ?? '';
    }
  }

  private countInWords(count: number): string {
    if (count === 0) return this.dataset.none ?? '';
    return (this.dataset.found ?? '').replace('{found}', new Intl.NumberFormat(document.documentElement.lang).format(count));
  }
}

customElements.define('ingredient-filter', IngredientFilter);
