import { ScanText } from 'lucide-react';
import { useOfCategory } from '#core/catalog/taxonomy.ts';
import { encodeShare } from '#core/sharing/fragment.ts';
import { publicProduct } from '#db/queries/public-products.ts';
import { writeReviewPath } from '#site/account-paths.ts';
import { brandPath, checkerWithListPath, productPath, reviewsPath } from '#site/paths.ts';
import { productData } from '#site/seo.ts';
import { BrandName } from '#ui/catalog/BrandName.tsx';
import { ListOrigin } from '#ui/catalog/ListOrigin.tsx';
import { ListInDetail, ReportOpening, ReportVerdicts } from '#ui/catalog/ReportSections.tsx';
import { CrumbTrail } from '#ui/controls/CrumbTrail.tsx';
import { ReportButton } from '#ui/controls/ReportButton.tsx';
import { Section } from '#ui/controls/Section.tsx';
import { markup } from '#ui/markup/markup.ts';
import { siteKnowledge } from '../built-site/knowledge.ts';
import { viewOf } from '../built-site/report-view.ts';
import type { Services } from '../services.ts';
import { productSubject } from './product-subject.ts';
import type { FilledPage } from './shell.ts';

/** A public product that the build does not know yet; what needs the whole catalogue (dupes, what else is liked) comes with the build. */
export async function productPage(alias: string, { db, files, site, t }: Services): Promise<FilledPage | null> {
  const product = await publicProduct(db, alias);
  if (!product) return null;
  const known = siteKnowledge(files);
  const { title, category, crumbs } = productSubject(product, known, t);
  const view = viewOf(product.list, useOfCategory(category), known, t);
  const { context, counted } = view.report;
  const check = checkerWithListPath(await encodeShare({ text: product.list, context }));
  const path = productPath(alias);
  const { brand } = product;
  const description = t('product.description', { title, brand, count: counted.length });
  const brandShown = files.has(`${brandPath(product.brandAlias)}.html`) ? (
    <a href={brandPath(product.brandAlias)}>
      <BrandName name={brand} />
    </a>
  ) : (
    <BrandName name={brand} />
  );
  return {
    title: t('product.pageTitle', { title, brand }),
    description,
    path,
    crumbs,
    data: [productData(site, { name: title, brand, category: category?.name ?? null, description, path, rating: null, reviews: [] })],
    listed: true,
    main: markup(
      <>
        <CrumbTrail crumbs={crumbs} t={t} />
        <section className="title" data-part="title">
          <p className="small brand">{brandShown}</p>
          <div className="title-line">
            <h1>{title}</h1>
            <div className="actions">
              <a className="button primary" href={check}>
                <ScanText className="icon" />
                {t('product.check')}
              </a>
            </div>
          </div>
          <p className="fine quiet facts-line">{[t('row.ingredients', { count: counted.length }), t(`context.${context}`)].join(' · ')}</p>
          {product.source === 'demo' && <p className="fine quiet facts-line">{t('product.demo')}</p>}
        </section>
        <ReportOpening view={view} />
        <Section title={t('product.ingredients')} note={t('product.ingredientsNote')}>
          <ListInDetail view={view} />
          <p className="fine quiet list-origin">
            <ListOrigin date={product.listDate} source={product.source} url={product.sourceUrl} licence={product.licence} t={t} />
          </p>
        </Section>
        <ReportVerdicts view={view} />
        <Section title={t('dupes.title')} id="dupes">
          <p className="small quiet">{t('dupes.notYet')}</p>
        </Section>
        <Section title={t('reviews.title')} id="reviews">
          <live-reviews data-subject="product" data-alias={alias}>
            <p className="small links-out" data-write>
              <a href={reviewsPath('product', alias)}>{t('reviews.pageTitle', { title, brand })}</a>
              <a href={writeReviewPath('product', alias)} rel="nofollow">
                {t('reviewForm.write')}
              </a>
            </p>
          </live-reviews>
        </Section>
        <ReportButton subject="product" id={alias} t={t} waits />
        <p className="note">{t('product.caution')}</p>
      </>,
    ),
  };
}
