import type { CertificateKind } from '#core/catalog/taxonomy.ts';
import type { PageTranslator } from '#i18n/translator.ts';
import { CertificateWord } from './certificates.tsx';

export interface CertificateView {
  readonly kind: CertificateKind;
  readonly issuer: string;
  /** ISO date. */
  readonly checked: string;
}

/** One certificate with issuer and day, for a list of terms. */
export function CertificateTerm({ certificate, t }: { readonly certificate: CertificateView; readonly t: PageTranslator }) {
  const { kind, issuer, checked } = certificate;
  return (
    <>
      <dt>
        <CertificateWord kind={kind} t={t} />
      </dt>
      <dd>
        <span lang="en">{issuer}</span>, {t('product.certificate', { date: t.date(checked) })}
      </dd>
    </>
  );
}

/** A brand's certificates, each with issuer, day and what it means. */
export function CertificateFacts({ certificates, t }: { readonly certificates: readonly CertificateView[]; readonly t: PageTranslator }) {
  if (certificates.length === 0) return <p className="small quiet">{t('product.noCertificates')}</p>;
  return (
    <dl className="cert-facts">
      {certificates.map((certificate) => (
        <div key={certificate.kind}>
          <CertificateTerm certificate={certificate} t={t} />
          <dd className="quiet">{t(`certificate.means.${certificate.kind}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
