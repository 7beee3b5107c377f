import { addFavorite, countComparison, favoriteList, maxFavorites, removeFavorite } from '#api/favorites.ts';
import { countPairs, deleteFavorite, favoritesOf, insertFavorite } from '#db/queries/favorites.ts';
import { noteSeen } from '#db/queries/shelf.ts';
import { subjectOf, subjectsOf } from '#db/queries/subjects.ts';
import { iso } from '../accounts/sessions.ts';
import { route } from '../api.ts';
import { limit } from '../limits.ts';
import { ApiError } from '../problems.ts';
import { titledFavorites } from './titled-favorites.ts';

export const favoriteRoutes = [
  route(favoriteList, async (_, { db, site }, caller) => ({
    items: await titledFavorites(db, site.language, await favoritesOf(db, caller.id)),
  })),
  route(addFavorite, async ({ params: { kind, alias } }, { db, limits, now }, caller) => {
    await limit(db, limits.writing, caller.id, now());
    if (!(await subjectOf(db, kind, alias))) throw new ApiError('not_found');
    if (!(await insertFavorite(db, { userId: caller.id, kind, alias, at: iso(now()) }, maxFavorites))) throw new ApiError('favorites.full');
    if (kind === 'product') await noteSeen(db, caller.id, alias, iso(now()), false);
    return null;
  }),
  route(removeFavorite, async ({ params: { kind, alias } }, { db, limits, now }, caller) => {
    await limit(db, limits.writing, caller.id, now());
    await deleteFavorite(db, caller.id, kind, alias);
    return null;
  }),
  route(countComparison, async ({ body: { aliases } }, { db, limits, now }, _, origin) => {
    await limit(db, limits.writing, origin.address, now());
    const found = await subjectsOf(db, 'product', aliases);
    if (aliases.some((alias) => !found.has(alias))) throw new ApiError('not_found');
    await countPairs(
      db,
      [...found.values()].map(({ id }) => id),
    );
    return null;
  }),
];
