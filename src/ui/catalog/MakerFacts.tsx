import { nameOf, type ReportView } from '#ui/analysis/report-view.ts';

/** The parts of a brand that are shown; the catalogue's record fits. */
export interface Maker {
  readonly name: string;
  readonly country: string;
  readonly website: string | null;
  readonly certificates: readonly {
    readonly kind: 'vegan' | 'cruelty-free' | 'peta' | 'leaping-bunny' | 'ozone-safe' | 'reef-friendly';
    readonly issuer: string;
    readonly checked: string;
  }[];
}

function reefWords({ report, ...view }: ReportView): string {
  const culprits = report.flags
    .filter(({ flag, state }) => (flag === 'reef-hawaii' || flag === 'reef-palau') && state === 'settled')
    .flatMap((flag) => flag.culprits);
  if (culprits.length === 0) return view.t('product.reefNone');
  return view.t('product.reefNamed', { names: view.t.list([...new Set(culprits)].map((index) => nameOf({ report, ...view }, index))) });
}

/** Who makes it, with certificates by issuer and day; what is not known is not said. */
export function MakerFacts({ brand, view }: { readonly brand: Maker | null; readonly view: ReportView }) {
  const { t } = view;
  return (
    <dl className="facts">
      {brand && (
        <>
          <dt>{t('product.brand')}</dt>
          <dd>
            {brand.name}, {t.country(brand.country)}
          </dd>
        </>
      )}
      {brand?.website && (
        <>
          <dt>{t('product.website')}</dt>
          <dd>
            <a href={brand.website} rel="nofollow noopener">
              {brand.website.replace(/^https?:\/\//, '')}
            </a>
          </dd>
        </>
      )}
      {brand?.certificates.length === 0 && (
        <>
          <dt>{t('product.certificates')}</dt>
          <dd>{t('product.noCertificates')}</dd>
        </>
      )}
      {brand?.certificates.map(({ kind, issuer, checked }) => (
        <div key={kind} className="pair">
          <dt>{t(`certificate.${kind}`)}</dt>
          <dd>{t('product.certificate', { issuer, date: t.date(checked) })}</dd>
        </div>
      ))}
      <dt>{t('product.reef')}</dt>
      <dd>{reefWords(view)}</dd>
    </dl>
  );
}
