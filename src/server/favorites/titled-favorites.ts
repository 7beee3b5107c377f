import { favoriteKinds } from '#api/favorites.ts';
import type { Language } from '#core/language.ts';
import type { Database } from '#db/database.ts';
import type { FavoriteRow } from '#db/queries/favorites.ts';
import { subjectsOf } from '#db/queries/subjects.ts';

/** Favourites with their titles in the site's language; what is gone from the catalogue has none. */
export async function titledFavorites(db: Pick<Database, 'select'>, language: Language, rows: readonly FavoriteRow[]) {
  const titles = new Map(
    await Promise.all(
      favoriteKinds.map(async (kind) => {
        const aliases = rows.filter((row) => row.kind === kind).map(({ alias }) => alias);
        return [kind, await subjectsOf(db, kind, aliases)] as const;
      }),
    ),
  );
  return rows.map((row) => {
    const subject = titles.get(row.kind)?.get(row.alias);
    return { ...row, title: (language === 'ru' ? subject?.titleRu : null) ?? subject?.title ?? null };
  });
}
