import { maxCompared } from '#core/comparison/address.ts';

/** A product on the comparison list: by its address, with the name by which it is remembered should it be gone. */
export interface ChosenProduct {
  readonly alias: string;
  readonly name: string;
}

const storageKey = 'comparison';
/** Heard on the document when the list has changed, in this tab or another. */
export const chosenEvent = 'inciscope:comparison';

/** What a tab remembers where the browser lets nothing be stored. */
let kept: readonly ChosenProduct[] = [];

const isChosen = (value: unknown): value is ChosenProduct =>
  typeof value === 'object' &&
  value !== null &&
  'alias' in value &&
  typeof value.alias === 'string' &&
  /^[a-z0-9-]+$/.test(value.alias) &&
  'name' in value &&
  typeof value.name === 'string';

/** The list as it stands on the device; what others wrote there is passed over. */
export function chosenProducts(): readonly ChosenProduct[] {
  try {
    const text = localStorage.getItem(storageKey);
    const stored: unknown = text === null ? [] : JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isChosen).slice(0, maxCompared) : [];
  } catch {
    return kept;
  }
}

/** Writes the list and tells whoever shows it. */
export function keepChosen(products: readonly ChosenProduct[]): void {
  kept = products;
  try {
    localStorage.setItem(storageKey, JSON.stringify(products));
  } catch {}
  document.dispatchEvent(new Event(chosenEvent));
}

export type Toggled = 'added' | 'removed' | 'full';

/** Adds a product, or takes it off; a full list stays as it is. */
export function toggleChosen(product: ChosenProduct): Toggled {
  const present = chosenProducts();
  const others = present.filter(({ alias }) => alias !== product.alias);
  if (others.length < present.length) {
    keepChosen(others);
    return 'removed';
  }
  if (present.length >= maxCompared) return 'full';
  keepChosen([...present, product]);
  return 'added';
}

/** Calls whenever the list has changed, other tabs included. */
export function onChosen(changed: () => void): void {
  document.addEventListener(chosenEvent, changed);
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) changed();
  });
}
