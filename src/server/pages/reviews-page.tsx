import { publicProduct } from '#db/queries/public-products.ts';
import { newestReviews } from '#db/queries/reviews-of-product.ts';
import { writeReviewPath } from '#site/account-paths.ts';
import { productPath, reviewsPath } from '#site/paths.ts';
import { ReviewList } from '#ui/catalog/ReviewList.tsx';
import { siteKnowledge } from '../built-site/knowledge.ts';
import type { Services } from '../services.ts';
import { productPartPage } from './product-part-page.tsx';
import { productSubject } from './product-subject.ts';
import type { FilledPage } from './shell.ts';

/** Reviews of a product that had none when the site was built: the newest of the live ones. */
const shown = 24;

export async function reviewsPage(alias: string, { db, files, t }: Services): Promise<FilledPage | null> {
  const product = await publicProduct(db, alias);
  if (!product) return null;
  const subject = productSubject(product, siteKnowledge(files), t);
  const reviews = await newestReviews(db, product.id, shown);
  return productPartPage(subject, t, {
    title: t('reviews.pageTitle', { title: subject.title, brand: product.brand }),
    name: t('reviews.title'),
    path: reviewsPath('product', alias),
    head: (
      <p className="small links-out">
        <a href={productPath(alias)}>{t('reviews.back')}</a>
        <a href={writeReviewPath('product', alias)} rel="nofollow">
          {t('reviewForm.write')}
        </a>
      </p>
    ),
    body: reviews.length === 0 ? <p className="small quiet">{t('reviews.none')}</p> : <ReviewList heading="h2" reviews={reviews} t={t} />,
  });
}
