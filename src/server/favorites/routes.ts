import { addFavorite, countComparison, favoriteList, maxFavorites, removeFavorite } from '#api/favorites.ts';
import { countPairs, deleteFavorite, favoritesOf, insertFavorite } from '#db/queries/favorites.ts';
import { subjectOf, subjectsOf } from '#db/queries/subjects.ts';
import { iso } from '../accounts/sessions.ts';
import { route } from '../api.ts';
import { limit } from '../limits.ts';
import { ApiError } from '../problems.ts';

export const favoriteRoutes = [
  route(favoriteList, async (_, { db, site }, caller) => {
    const rows = await favoritesOf(db, caller.id);
    const titles = new Map(
      await Promise.all(
        (['product', 'ingredient', 'brand'] as const).map(async (kind) => {
          const aliases = rows.filter((row) => row.kind === kind).map(({ alias }) => alias);
          return [kind, await subjectsOf(db, kind, aliases)] as const;
        }),
      ),
    );
    const titleOf = (row: (typeof rows)[number]) => {
      const subject = titles.get(row.kind)?.get(row.alias);
      return (site.language === 'ru' ? subject?.titleRu : null) ?? subject?.title ?? null;
    };
    return { items: rows.map((row) => ({ ...row, title: titleOf(row) })) };
  }),
  route(addFavorite, async ({ params: { kind, alias } }, { db, limits, now }, caller) => {
    await limit(db, limits.writing, caller.id, now());
    if (!(await subjectOf(db, kind, alias))) throw new ApiError('not_found');
    if (!(await insertFavorite(db, { userId: caller.id, kind, alias, at: iso(now()) }, maxFavorites))) throw new ApiError('favorites.full');
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
