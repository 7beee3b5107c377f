import type { Crumb } from '#site/linked-data.ts';
import { CrumbTrail } from '#ui/controls/CrumbTrail.tsx';
import { ComparisonSections } from './ComparisonSections.tsx';
import type { ComparisonView, ListedSide } from './comparison-view.ts';

interface Props {
  readonly view: ComparisonView;
  readonly crumbs: readonly Crumb[];
  readonly products: readonly ListedSide[];
}

/** What stands on the page of a comparison, whoever writes it. A list in the address joins the products in the browser (src/islands/compare). */
export function ComparisonMain({ view, crumbs, products }: Props) {
  return (
    <>
      <CrumbTrail crumbs={crumbs} t={view.t} />
      <comparison-lists data-products={JSON.stringify(products)}>
        <ComparisonSections view={view} />
      </comparison-lists>
    </>
  );
}
