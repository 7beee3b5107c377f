import { notify } from '../shell/notify.ts';
import { afterPageChanges } from '../shell/page-changes.ts';
// Comes to every page with this, once the page stands.
import '../shell/tooltips.ts';
import { chosenProducts, onChosen, toggleChosen } from './chosen-products.ts';

const rowLinks = '[data-comparable] > li a[href^="/products/"]';
const productAddress = /^\/products\/([a-z0-9-]+)$/;

/** Two columns, side by side. */
const sign =
  '<svg class="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true"><path d="M4 4h16v16H4zM12 4v16"/></svg>';

/** Each product that a list shows gets a button, whoever drew the list. */
function addButtons(): boolean {
  let added = false;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(rowLinks)) {
    const row = link.closest('li');
    const [, alias] = productAddress.exec(link.getAttribute('href') ?? '') ?? [];
    if (!row || !alias || row.querySelector('[data-compare]')) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'to-compare';
    button.dataset['compare'] = alias;
    button.dataset['name'] = (link.querySelector('[data-part=name]') ?? link).textContent.trim();
    button.innerHTML = sign;
    row.append(button);
    added = true;
  }
  return added;
}

/** Shows on every button whether its product is on the list, and in the header how many are. */
function show(link: HTMLElement): void {
  const { addNamed = '', removeNamed = '' } = link.dataset;
  const chosen = chosenProducts();
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-compare]')) {
    const { compare, name = '' } = button.dataset;
    const pressed = chosen.some(({ alias }) => alias === compare);
    button.dataset['chosen'] = String(pressed);
    // A button with a word of its own is pressed or not; one with a sign alone says what it would do.
    if (button.textContent.trim() !== '') button.setAttribute('aria-pressed', String(pressed));
    else button.setAttribute('aria-label', (pressed ? removeNamed : addNamed).replace('{name}', name));
  }
  const count = link.querySelector('[data-count]');
  if (count) count.textContent = chosen.length === 0 ? '' : String(chosen.length);
}

/** Buttons beside all products of the page; `link` carries their words. */
export function connectButtons(link: HTMLElement): void {
  const draw = () => show(link);
  addButtons();
  draw();
  onChosen(draw);
  afterPageChanges(() => {
    if (addButtons()) draw();
  });
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-compare]') : null;
    if (!button) return;
    const done = toggleChosen({ alias: button.dataset['compare'] ?? '', name: button.dataset['name'] ?? '' });
    notify({ kind: done === 'full' ? 'danger' : 'success', text: link.dataset[done] ?? '' });
  });
}
