import { publicProduct } from '#db/queries/public-products.ts';
import { dupesPath, productPath } from '#site/paths.ts';
import { siteKnowledge } from '../built-site/knowledge.ts';
import type { Services } from '../services.ts';
import { productPartPage } from './product-part-page.tsx';
import { productSubject } from './product-subject.ts';
import type { FilledPage } from './shell.ts';

/** Dupes of a public product of which no build tells any: says so, and leads to the product. */
export async function dupesPage(alias: string, { db, files, t }: Services): Promise<FilledPage | null> {
  const product = await publicProduct(db, alias);
  if (!product) return null;
  const subject = productSubject(product, siteKnowledge(files), t);
  return productPartPage(subject, t, {
    title: t('dupes.pageTitle', { title: subject.title, brand: product.brand }),
    name: t('dupes.title'),
    path: dupesPath(alias),
    head: (
      <>
        <p className="small">{t('dupes.notYet')}</p>
        <p className="small links-out">
          <a href={productPath(alias)}>{subject.title}</a>
        </p>
      </>
    ),
  });
}
