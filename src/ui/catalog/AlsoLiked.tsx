import type { PageTranslator } from '#i18n/translator.ts';
import { productPath } from '#site/paths.ts';
import { BrandName } from './BrandName.tsx';

export interface LikedView {
  readonly alias: string;
  readonly title: string;
  readonly brand: string;
  /** Why it is named: what both do. */
  readonly shared: readonly string[];
  readonly ofBrand: boolean;
}

/** Products that a reader may also like, each with the reason. */
export function AlsoLiked({ products, t }: { readonly products: readonly LikedView[]; readonly t: PageTranslator }) {
  return (
    <ul className="likes" data-comparable>
      {products.map(({ alias, title, brand, shared, ofBrand }) => (
        <li key={alias}>
          <a href={productPath(alias)}>{title}</a>
          <span className="quiet">{ofBrand ? t('likes.ofBrand', { brand }) : <BrandName name={brand} />}</span>
          <span className="quiet">{shared.join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}
