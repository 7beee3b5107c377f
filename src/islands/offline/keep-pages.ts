import type { ToWorker } from '#offline/messages.ts';
import { brandPath, comparePath, comparisonPath, ingredientPath, productPath } from '#site/paths.ts';
import { deviceFavorites } from '../account/device-favorites.ts';
import { chosenProducts } from '../compare/chosen-products.ts';

const pathOf = { product: productPath, ingredient: ingredientPath, brand: brandPath };

/** So many pages of one kind are kept unasked. */
const most = 60;

/** Keeps pages on the device without their being visited; nothing where there is no worker. */
export function keepPages(paths: readonly string[]): void {
  navigator.serviceWorker?.controller?.postMessage({ type: 'keep', paths: paths.slice(0, most) } satisfies ToWorker);
}

/** The same for favourites, of whatever kind. */
export const keepFavorites = (favorites: readonly { readonly kind: keyof typeof pathOf; readonly alias: string }[]): void =>
  keepPages(favorites.map(({ kind, alias }) => pathOf[kind](alias)));

/** What the favourites and the comparison list of this device name. */
export function keepOwnPages(): void {
  keepFavorites(deviceFavorites());
  const chosen = chosenProducts().map(({ alias }) => alias);
  if (chosen.length > 0) keepPages([comparePath, ...chosen.map(productPath), ...(chosen.length > 1 ? [comparisonPath(chosen)] : [])]);
}
