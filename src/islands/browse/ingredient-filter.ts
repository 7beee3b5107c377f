import { decodeNamesIndex, type NamedIngredient } from '#core/knowledge/names-index.ts';
import { ingredientPath } from '#site/paths.ts';

const mostShown = 60;
const svgSpace = 'http://www.w3.org/2000/svg';

/** 0: the INCI name begins with it; 1: a word of some name does; 2: it stands inside a name; null: nowhere. */
function rank({ inci, names }: NamedIngredient, wanted: string): number | null {
  const plain = inci.toLowerCase();
  if (plain.startsWith(wanted)) return 0;
  const hits = [plain, ...names].filter((name) => name.includes(wanted));
  if (hits.length === 0) return null;
  return hits.some((name) => name.startsWith(wanted) || name.includes(` ${wanted}`)) ? 1 : 2;
}

function search(ingredients: readonly NamedIngredient[], wanted: string): NamedIngredient[] {
  return ingredients
    .flatMap((ingredient) => {
      const place = rank(ingredient, wanted);
      return place === null ? [] : [{ ingredient, place }];
    })
    .sort((a, b) => a.place - b.place)
    .map(({ ingredient }) => ingredient);
}

function row({ inci, alias, family, names }: NamedIngredient, wanted: string): HTMLLIElement {
  const item = document.createElement('li');
  const chip = document.createElementNS(svgSpace, 'svg');
  chip.setAttribute('class', 'chip');
  chip.setAttribute('viewBox', '0 0 12 16');
  chip.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(svgSpace, 'use');
  use.setAttribute('href', `#c-${family}`);
  chip.append(use);
  const words = document.createElement('span');
  const link = document.createElement('a');
  link.href = ingredientPath(alias);
  link.textContent = inci;
  words.append(link);
  const found = inci.toLowerCase().includes(wanted) ? undefined : names.find((name) => name.includes(wanted));
  if (found) {
    const why = document.createElement('span');
    why.className = 'r';
    why.textContent = found;
    words.append(why);
  }
  item.append(chip, words);
  return item;
}

/** Filters all ingredients by any of their names; the names are fetched when the field is first used. */
class IngredientFilter extends HTMLElement {
  private ingredients: Promise<readonly NamedIngredient[]> | null = null;

  connectedCallback(): void {
    const field = this.querySelector('input');
    this.hidden = false;
    field?.addEventListener('focus', () => void this.load().catch(() => undefined));
    field?.addEventListener('input', () => void this.show(field.value));
  }

  private load(): Promise<readonly NamedIngredient[]> {
    this.ingredients ??= fetch(this.dataset.names ?? '').then(async (answer) => {
      if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
      return decodeNamesIndex(await answer.text());
    });
    return this.ingredients;
  }

  private async show(text: string): Promise<void> {
    const wanted = text.trim().toLowerCase();
    const list = this.querySelector('ul');
    const status = this.querySelector('[role=status]');
    if (!list || !status) return;
    try {
      const found = wanted === '' ? [] : search(await this.load(), wanted);
      if (text !== this.querySelector('input')?.value) return;
      list.replaceChildren(...found.slice(0, mostShown).map((ingredient) => row(ingredient, wanted)));
      status.textContent = wanted === '' ? '' : this.countInWords(found.length);
    } catch {
      this.ingredients = null;
      status.textContent = this.dataset.failed ?? '';
    }
  }

  private countInWords(count: number): string {
    if (count === 0) return this.dataset.none ?? '';
    return (this.dataset.found ?? '').replace('{found}', new Intl.NumberFormat(document.documentElement.lang).format(count));
  }
}

customElements.define('ingredient-filter', IngredientFilter);
