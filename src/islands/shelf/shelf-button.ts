import { readKept, readToken } from '../session/token.ts';

const desk = async () => (await import('./way-to-desk.ts')).shelfDesk();

/** Puts the page's product on a shelf. What that takes is fetched for who keeps something or is signed in, or with the first press. */
class ShelfButton extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('button')?.addEventListener('click', async () => (await desk()).openShelf(this));
    if (readToken() ?? readKept('shelf') ?? readKept('favorites')) void desk().then(({ showShelf }) => showShelf(this));
  }
}

customElements.define('shelf-button', ShelfButton);
