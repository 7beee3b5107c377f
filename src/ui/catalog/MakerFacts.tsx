import { isReadYetDoubted, isWhollyRead } from '#core/analysis/report.ts';
import { culpritNames, type PageView } from '#ui/analysis/report-view.ts';
import { Linked } from '#ui/controls/Linked.tsx';
import { BrandName } from './BrandName.tsx';
import { CertificateTerm, type CertificateView } from './CertificateFacts.tsx';

/** The parts of a brand that are shown; the catalogue's record fits. */
export interface Maker {
  readonly name: string;
  readonly country: string;
  readonly website: string | null;
  readonly certificates: readonly CertificateView[];
}

/** What reef laws say of the list; nothing where they do not bear on this kind of product. */
function reefWords(view: PageView): string | null {
  const { report, t } = view;
  const verdicts = report.flags.filter(({ flag, state }) => (flag === 'reef-hawaii' || flag === 'reef-palau') && state === 'settled');
  const named = verdicts.filter(({ matters }) => matters);
  if (named.length > 0) {
    return named
      .map((verdict) => t('product.reefNamed', { what: t(`flag.kind.${verdict.flag}`), names: t.list(culpritNames(view, verdict)) }))
      .join('; ');
  }
  if (report.context !== 'sun') return null;
  if (isReadYetDoubted(report)) return t('checker.withheld.tile');
  return t(isWhollyRead(report) ? 'product.reefNone' : 'product.reefUnread');
}

/** Who makes it, with its page where it has one, with certificates by issuer and day, and the barcodes of its packs; what is not known is not said. */
export function MakerFacts({
  brand,
  href,
  barcodes,
  view,
}: {
  readonly brand: Maker | null;
  readonly href: string | null;
  readonly barcodes: readonly string[];
  readonly view: PageView;
}) {
  const { t } = view;
  const reef = reefWords(view);
  return (
    <dl className="facts">
      {brand && (
        <>
          <dt>{t('product.brand')}</dt>
          <dd>
            <Linked href={href}>
              <BrandName name={brand.name} />
            </Linked>
            {brand.country && `, ${t.country(brand.country)}`}
          </dd>
        </>
      )}
      {brand?.website && (
        <>
          <dt>{t('product.website')}</dt>
          <dd>
            <a href={brand.website} rel="nofollow noopener external">
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
      {brand?.certificates.map((certificate) => (
        <div key={certificate.kind} className="pair">
          <CertificateTerm certificate={certificate} t={t} />
        </div>
      ))}
      {barcodes.length > 0 && (
        <>
          <dt>{t('product.barcode')}</dt>
          <dd className="number">{barcodes.join(', ')}</dd>
        </>
      )}
      {reef && (
        <>
          <dt>{t('product.reef')}</dt>
          <dd>{reef}</dd>
        </>
      )}
    </dl>
  );
}
