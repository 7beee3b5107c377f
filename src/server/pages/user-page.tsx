import { skinOf } from '#core/analysis/reader-skin.ts';
import { reviewsPerPage } from '#core/catalog/page-sizes.ts';
import type { Language } from '#core/language.ts';
import { publicUser, userByName } from '#db/queries/accounts.ts';
import { reviewsByUser, type ShownReview } from '#db/queries/reviews.ts';
import { avatarPath, publicUserPath, usersPath } from '#site/account-paths.ts';
import { ingredientPath, productPath } from '#site/paths.ts';
import { ReviewList, type ReviewView } from '#ui/catalog/ReviewList.tsx';
import { CrumbTrail } from '#ui/controls/CrumbTrail.tsx';
import { ReportButton } from '#ui/controls/ReportButton.tsx';
import { markup } from '#ui/markup/markup.ts';
import type { Services } from '../services.ts';
import type { FilledPage } from './shell.ts';

function reviewOf(shown: ShownReview, language: Language): ReviewView {
  const { review, username, productAlias, ingredientAlias, helpful } = shown;
  const productTitle = (language === 'ru' ? shown.productTitleRu : null) ?? shown.productTitle;
  const about =
    productAlias !== null
      ? { title: productTitle ?? productAlias, path: productPath(productAlias) }
      : { title: review.ingredient ?? '', path: ingredientPath(ingredientAlias ?? '') };
  return { ...review, skin: skinOf(review.skin), author: username, helpful, about };
}

/** What everybody sees of a user; null for a name nobody has and for a profile that is not public. */
export async function userPage(name: string, { db, t }: Services): Promise<FilledPage | null> {
  const user = await publicUser(db, name, null);
  const row = user && (await userByName(db, name));
  if (!user || !row) return null;
  const { username } = user;
  const { items } = await reviewsByUser(db, row.id, 0, reviewsPerPage, null);
  const path = publicUserPath(username);
  const crumbs = [
    { name: t('users.title'), path: usersPath },
    { name: username, path },
  ];
  const picture = avatarPath(user.avatarKey);
  const facts = [
    t('users.since', { date: t.date(user.createdAt) }),
    t('reviews.count', { count: user.reviews }),
    t('users.products', { count: user.products }),
  ];
  return {
    title: t('users.pageTitle', { username }),
    description: `${t('users.pageTitle', { username })}: ${facts.join(', ')}.`,
    path,
    crumbs,
    listed: false,
    main: markup(
      <>
        <CrumbTrail crumbs={crumbs} t={t} />
        <section className="page-head">
          <div className="title-chip">
            {picture && <img className="avatar" src={picture} alt="" width={96} height={96} />}
            <h1>{username}</h1>
          </div>
          <p className="fine quiet">{facts.join(' · ')}</p>
        </section>
        {items.length === 0 ? (
          <p className="small quiet">{t('users.noReviews')}</p>
        ) : (
          <ReviewList heading="h2" reviews={items.map((item) => reviewOf(item, t.language))} t={t} />
        )}
        <ReportButton subject="user" id={username} t={t} waits />
      </>,
    ),
  };
}
