import { noteKnown } from '../barcode/known-products.ts';
import { readKept, readToken } from '../session/token.ts';

const desk = () => import('./shelf-desk.ts');

/** The codes of the page's product, which search engines are told. */
function codesOfPage(): string[] {
  const told = [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent).join();
  const [, gtin = ''] = /"gtin":(\[[^\]]*\]|"[^"]*")/.exec(told) ?? [];
  return gtin.match(/\d+/g) ?? [];
}

/** Puts the page's product on a shelf. What that takes is fetched for who keeps something or is signed in, or with the first press. */
class ShelfButton extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('button')?.addEventListener('click', async () => (await desk()).openShelf(this));
    if (readToken() ?? readKept('shelf') ?? readKept('favorites')) void desk().then(({ showShelf }) => showShelf(this));
    noteKnown(this.dataset['alias'] ?? '', codesOfPage());
  }
}

customElements.define('shelf-button', ShelfButton);
