import type { PageTranslator } from '#i18n/translator.ts';
import type { Crumb } from '#site/linked-data.ts';
import { CrumbTrail } from '#ui/controls/CrumbTrail.tsx';
import { ComparisonSections } from './ComparisonSections.tsx';
import type { ComparisonView, ListedSide } from './comparison-view.ts';

interface Props {
  readonly view: ComparisonView;
  readonly crumbs: readonly Crumb[];
  readonly products: readonly ListedSide[];
  readonly t: PageTranslator;
}

/** What stands on the page of a comparison, whoever writes it. A list in the address joins the products in the browser (src/islands/compare). */
export function ComparisonMain({ view, crumbs, products, t }: Props) {
  return (
    <>
      <CrumbTrail crumbs={crumbs} t={t} />
      <comparison-lists data-products={JSON.stringify(products)}>
        <ComparisonSections view={view} />
      </comparison-lists>
    </>
  );
}
