import { Trash2 } from 'lucide-react';
import type { FavoriteKind } from '#api/favorites.ts';
import { t } from '#i18n/current.ts';
import { brandPath, ingredientPath, productPath } from '#site/paths.ts';

export const favoritePaths = { product: productPath, ingredient: ingredientPath, brand: brandPath };

interface Favorite {
  readonly kind: FavoriteKind;
  readonly alias: string;
  /** Null where it is gone from the catalogue. */
  readonly title: string | null;
  /** Added here, and not sent yet. */
  readonly waits?: true;
}

interface Props<One extends Favorite> {
  readonly favorites: readonly One[];
  readonly remove: (favorite: One) => void;
}

/** What somebody has saved, each with a way to remove it. */
export function FavoriteList<One extends Favorite>({ favorites, remove }: Props<One>) {
  return (
    <ul className="avoided" data-part="avoided">
      {favorites.map((favorite) => (
        <li key={`${favorite.kind} ${favorite.alias}`}>
          <span>
            {favorite.title === null ? favorite.alias : <a href={favoritePaths[favorite.kind](favorite.alias)}>{favorite.title}</a>}{' '}
            <small className="quiet">
              {favorite.waits ? t('waiting.mark') : favorite.title === null ? t('favorites.gone') : t(`favorites.${favorite.kind}`)}
            </small>
          </span>
          <button
            type="button"
            className="button bare"
            aria-label={t('favorites.remove', { name: favorite.title ?? favorite.alias })}
            onClick={() => remove(favorite)}
          >
            <Trash2 className="icon" />
          </button>
        </li>
      ))}
    </ul>
  );
}
