import type { FavoriteKind } from '#api/favorites.ts';
import { keepHere } from '../session/keep-here.ts';
import { readKept } from '../session/token.ts';

/** What a reader who is not signed in has saved, with the name by which it is remembered should it be gone. */
export interface DeviceFavorite {
  readonly kind: FavoriteKind;
  readonly alias: string;
  readonly title: string;
}

const kinds: readonly unknown[] = ['product', 'ingredient', 'brand'] satisfies readonly FavoriteKind[];

const isFavorite = (value: unknown): value is DeviceFavorite =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  kinds.includes(value.kind) &&
  'alias' in value &&
  typeof value.alias === 'string' &&
  /^[a-z0-9-]+$/.test(value.alias) &&
  'title' in value &&
  typeof value.title === 'string';

/** The favourites kept on this device, newest first; what others wrote there is passed over. */
export function deviceFavorites(): readonly DeviceFavorite[] {
  try {
    const stored: unknown = JSON.parse(readKept('favorites') ?? '[]');
    return Array.isArray(stored) ? stored.filter(isFavorite) : [];
  } catch {
    return [];
  }
}

export const isSame = (one: Pick<DeviceFavorite, 'kind' | 'alias'>, other: Pick<DeviceFavorite, 'kind' | 'alias'>): boolean =>
  one.kind === other.kind && one.alias === other.alias;

/** Keeps these; false where the browser lets nothing be kept. */
export const keepDeviceFavorites = (favorites: readonly DeviceFavorite[]): boolean =>
  keepHere('favorites', favorites.length > 0 ? JSON.stringify(favorites) : null);
