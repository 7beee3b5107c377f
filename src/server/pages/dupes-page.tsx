import { publicProduct } from '#db/queries/public-products.ts';
import { dupesPath, productPath } from '#site/paths.ts';
import { CrumbTrail } from '#ui/controls/CrumbTrail.tsx';
import { markup } from '#ui/markup/markup.ts';
import { siteKnowledge } from '../built-site/knowledge.ts';
import type { Services } from '../services.ts';
import { productSubject } from './product-subject.ts';
import type { FilledPage } from './shell.ts';

/** Dupes of a public product of which no build tells any: says so, and leads to the product. */
export async function dupesPage(alias: string, { db, files, t }: Services): Promise<FilledPage | null> {
  const product = await publicProduct(db, alias);
  if (!product) return null;
  const subject = productSubject(product, siteKnowledge(files), t);
  const title = t('dupes.pageTitle', { title: subject.title, brand: product.brand });
  const path = dupesPath(alias);
  const crumbs = [...subject.crumbs, { name: t('dupes.title'), path }];
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
          <p className="s14">{t('dupes.notYet')}</p>
          <p className="s14 links-out">
            <a href={productPath(alias)}>{subject.title}</a>
          </p>
        </section>
      </>,
    ),
  };
}
