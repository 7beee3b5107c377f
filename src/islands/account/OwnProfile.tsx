import { useCallback, useEffect, useState } from 'react';
import { ApiProblem } from '#api/client.ts';
import type { AnswerOf } from '#api/endpoint.ts';
import type { favoriteList, removeFavorite } from '#api/favorites.ts';
import type { userReviews } from '#api/reviews.ts';
import { t } from '#i18n/current.ts';
import { myProductsPath, publicUserPath, routinePath, settingsPath, shelfPath } from '#site/account-paths.ts';
import { ReviewList } from '#ui/catalog/ReviewList.tsx';
import { keepFavorites } from '../offline/keep-pages.ts';
import { waitingEvent } from '../offline/waiting-event.ts';
import { keepFavorite, withWaiting } from '../offline/waiting-favorites.ts';
import { OwnReview } from '../reviews/OwnReview.tsx';
import { ask } from '../session/ask.ts';
import { notify } from '../shell/notify.ts';
import { FavoriteList, favoritePaths } from './FavoriteList.tsx';
import { LogOut } from './LogOut.tsx';
import { SettingsSection } from './settings/SettingsSection.tsx';
import { useUser } from './use-user.ts';

type Favorite = Pick<AnswerOf<typeof favoriteList>['items'][number], 'kind' | 'alias' | 'title'> & { readonly waits?: true };
type Reviews = AnswerOf<typeof userReviews>;

/** The own profile: who one is here, favourites, reviews. */
export function OwnProfile() {
  const user = useUser();
  const [favorites, setFavorites] = useState<readonly Favorite[] | null>(null);
  const [reviews, setReviews] = useState<Reviews | null>(null);
  const username = user?.username;

  const load = useCallback(async () => {
    if (username === undefined) return;
    try {
      const { items } = await ask<typeof favoriteList>({ method: 'GET', path: 'v2/favorites' }, {});
      keepFavorites(items);
      setFavorites(await withWaiting(items));
      setReviews(await ask<typeof userReviews>({ method: 'GET', path: 'v2/users/{username}/reviews' }, { params: { username } }));
    } catch {
      // It has been said; what is there stays.
    }
  }, [username]);
  useEffect(() => {
    void load();
    const again = () => void load();
    document.addEventListener(waitingEvent, again);
    return () => document.removeEventListener(waitingEvent, again);
  }, [load]);

  async function remove({ kind, alias, title }: Favorite) {
    try {
      await ask<typeof removeFavorite>({ method: 'DELETE', path: 'v2/favorites/{kind}/{alias}' }, { params: { kind, alias } });
      notify({ kind: 'success', text: t('favorites.removed') });
    } catch (error) {
      // A refusal has been said.
      if (!(error instanceof ApiProblem)) await keepFavorite({ kind, alias, title: title ?? alias }, false);
    }
    await load();
  }

  function actionsOf(id: number) {
    const review = reviews?.items.find((one) => one.id === id);
    return review && <OwnReview review={review} wording="page" onChanged={() => void load()} />;
  }

  if (!user) return <p role="status">{t('account.loading')}</p>;
  return (
    <>
      <div className="profile-head">
        {user.avatar && <img className="avatar" src={user.avatar} alt="" width={96} height={96} />}
        <div>
          <p className="intro">{user.username}</p>
          <p className="fine quiet">{t('users.since', { date: t.date(user.createdAt) })}</p>
        </div>
      </div>
      <p className="actions">
        <a className="button" href={shelfPath}>
          {t('shelves.title')}
        </a>
        <a className="button" href={routinePath}>
          {t('routine.title')}
        </a>
        <a className="button" href={myProductsPath()}>
          {t('myProducts.title')}
        </a>
        <a className="button" href={settingsPath}>
          {t('settings.title')}
        </a>
        {user.settings.publicProfile && (
          <a className="button" href={publicUserPath(user.username)}>
            {t('profile.public')}
          </a>
        )}
        <LogOut />
      </p>
      <SettingsSection title={t('favorites.title')}>
        {favorites?.length === 0 && <p className="small quiet">{t('favorites.none')}</p>}
        <FavoriteList favorites={favorites ?? []} remove={(favorite) => void remove(favorite)} />
      </SettingsSection>
      <SettingsSection title={t('reviews.title')}>
        {reviews?.total === 0 && <p className="small quiet">{t('users.noReviews')}</p>}
        {reviews && reviews.total > 0 && (
          <ReviewList
            heading="h3"
            t={t}
            actions={actionsOf}
            reviews={reviews.items.map(({ subject, author, ...review }) => ({
              ...review,
              author: author?.username ?? null,
              demo: false,
              about: { title: subject.title, path: favoritePaths[subject.kind](subject.alias) },
            }))}
          />
        )}
      </SettingsSection>
    </>
  );
}
