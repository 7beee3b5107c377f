import type { Crumb } from '#site/linked-data.ts';
import { FormulaStrip } from '#ui/analysis/FormulaStrip.tsx';
import type { PageView } from '#ui/analysis/report-view.ts';
import { BrandName } from '#ui/catalog/BrandName.tsx';
import { CrumbTrail } from '#ui/controls/CrumbTrail.tsx';
import type { ListedSide } from './comparison-view.ts';
import { PickForm } from './PickForm.tsx';

interface Props {
  readonly product: ListedSide & { readonly alias: string };
  readonly href: string;
  readonly view: PageView;
  readonly crumbs: readonly Crumb[];
}

/** One product that waits for what it is compared with. */
export function CompareWith({ product, href, view, crumbs }: Props) {
  const { t } = view;
  return (
    <>
      <CrumbTrail crumbs={crumbs} t={t} />
      <comparison-lists data-products={JSON.stringify([product])}>
        <section className="title">
          <p className="small brand">
            <BrandName name={product.brand} />
          </p>
          <h1>{t('compare.with', { name: product.name })}</h1>
          <p className="small facts-line">
            <a href={href}>{product.name}</a>
          </p>
        </section>
        <FormulaStrip view={view} />
        <div className="below">
          <PickForm aliases={[product.alias]} fields={1} t={t} />
        </div>
      </comparison-lists>
    </>
  );
}
