import { publicProduct } from '#db/queries/public-products.ts';
import { newestReviews } from '#db/queries/reviews-of-product.ts';
import { writeReviewPath } from '#site/account-paths.ts';
import { productPath, reviewsPath } from '#site/paths.ts';
import { ReviewList } from '#ui/catalog/ReviewList.tsx';
import { CrumbTrail } from '#ui/controls/CrumbTrail.tsx';
import { markup } from '#ui/markup/markup.ts';
import { siteKnowledge } from '../built-site/knowledge.ts';
import type { Services } from '../services.ts';
import { productSubject } from './product-subject.ts';
import type { FilledPage } from './shell.ts';

/** Reviews of a product that had none when the site was built: the newest of the live ones. */
const shown = 24;

export async function reviewsPage(alias: string, { db, files, t }: Services): Promise<FilledPage | null> {
  const product = await publicProduct(db, alias);
  if (!product) return null;
  const subject = productSubject(product, siteKnowledge(files), t);
  const title = t('reviews.pageTitle', { title: subject.title, brand: product.brand });
  const path = reviewsPath('product', alias);
  const crumbs = [...subject.crumbs, { name: t('reviews.title'), path }];
  const reviews = await newestReviews(db, product.id, shown);
  return {
    title,
    description: `${title}.`,
    path,
    crumbs,
    listed: false,
    main: markup(
      <>
        <CrumbTrail crumbs={crumbs} t={t} />
        <section className="page-head">
          <h1>{title}</h1>
          <p className="s14 links-out">
            <a href={productPath(alias)}>{t('reviews.back')}</a>
            <a href={writeReviewPath('product', alias)} rel="nofollow">
              {t('reviewForm.write')}
            </a>
          </p>
        </section>
        {reviews.length === 0 ? <p className="s14 q">{t('reviews.none')}</p> : <ReviewList heading="h2" reviews={reviews} t={t} />}
      </>,
    ),
  };
}
