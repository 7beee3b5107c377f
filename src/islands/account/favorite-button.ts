import { readKept, readToken } from '../session/token.ts';

const favorites = () => import('./favorites.ts');

/** Adds what the page is about to the favourites, and takes it out again. What that takes is fetched for who has saved something or is signed in, or with the first press. */
class FavoriteButton extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button');
    if (!button) return;
    button.addEventListener('click', async () => (await favorites()).toggleFavorite(this, button));
    if (readToken() ?? readKept('favorites')) void favorites().then(({ showFavorite }) => showFavorite(this));
  }
}

customElements.define('favorite-button', FavoriteButton);
