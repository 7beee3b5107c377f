import type { CertificateKind } from '#core/catalog/taxonomy.ts';
import type { PageTranslator } from '#i18n/translator.ts';
import { brandPath } from '#site/paths.ts';
import { BrandName } from './BrandName.tsx';
import { CertificateWords } from './certificates.tsx';

/** The parts of a brand that a list shows; the catalogue's record fits. */
export interface BrandRowView {
  readonly alias: string;
  readonly name: string;
  readonly country: string;
  readonly certificates: readonly { readonly kind: CertificateKind }[];
  readonly productCount: number;
}

/** Brands as a list: name, country, certificates, how many products. */
export function BrandRows({ brands, t }: { readonly brands: readonly BrandRowView[]; readonly t: PageTranslator }) {
  return (
    <ul className="brand-rows">
      {brands.map(({ alias, name, country, certificates, productCount }) => (
        <li
          key={alias}
          data-country={country}
          data-certificates={certificates.map(({ kind }) => kind).join(' ')}
          data-products={productCount}
        >
          <a className="name" href={brandPath(alias)}>
            <BrandName name={name} />
          </a>
          <span>{country && t.country(country)}</span>
          <CertificateWords kinds={certificates.map(({ kind }) => kind)} t={t} />
          <span className="number">{t('products.count', { count: productCount })}</span>
        </li>
      ))}
    </ul>
  );
}
