import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { alias, moment } from './fields.ts';

export const favoriteKinds = ['product', 'ingredient', 'brand'] as const;
export type FavoriteKind = (typeof favoriteKinds)[number];
export const maxFavorites = 1_000;

const params = z.strictObject({ kind: z.enum(favoriteKinds), alias });

export const favoriteList = endpoint({
  method: 'GET',
  path: 'v2/favorites',
  summary: 'The own favourites, newest first. What is gone from the catalogue has no title.',
  who: 'user',
  status: 200,
  answer: z.strictObject({
    items: z.array(z.strictObject({ kind: z.enum(favoriteKinds), alias: z.string(), title: z.nullable(z.string()), at: moment })),
  }),
  errors: [],
});

export const addFavorite = endpoint({
  method: 'PUT',
  path: 'v2/favorites/{kind}/{alias}',
  summary: 'Adds to the favourites; again changes nothing.',
  who: 'user',
  params,
  status: 204,
  answer: null,
  errors: ['not_found', 'favorites.full', 'rate.limited'],
});

export const removeFavorite = endpoint({
  method: 'DELETE',
  path: 'v2/favorites/{kind}/{alias}',
  summary: 'Takes from the favourites; again changes nothing.',
  who: 'user',
  params,
  status: 204,
  answer: null,
  errors: ['rate.limited'],
});

export const countComparison = endpoint({
  method: 'POST',
  path: 'v2/comparisons',
  summary: 'Counts that these products were compared; nothing of who did it is kept.',
  who: 'anyone',
  body: z.strictObject({ aliases: z.array(alias).check(z.minLength(2), z.maxLength(4)) }),
  status: 204,
  answer: null,
  errors: ['not_found', 'rate.limited'],
});
