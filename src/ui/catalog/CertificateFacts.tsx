import type { CertificateKind } from '#core/catalog/taxonomy.ts';
import type { Translator } from '#i18n/translator.ts';
import { CertificateWord } from './certificates.tsx';

export interface CertificateView {
  readonly kind: CertificateKind;
  readonly issuer: string;
  /** ISO date. */
  readonly checked: string;
}

/** A brand's certificates, each with issuer, day and what it means. */
export function CertificateFacts({ certificates, t }: { readonly certificates: readonly CertificateView[]; readonly t: Translator }) {
  if (certificates.length === 0) return <p className="small quiet">{t('product.noCertificates')}</p>;
  return (
    <dl className="cert-facts">
      {certificates.map(({ kind, issuer, checked }) => (
        <div key={kind}>
          <dt>
            <CertificateWord kind={kind} t={t} />
          </dt>
          <dd>
            <span lang="en">{issuer}</span>, {t('product.certificate', { date: t.date(checked) })}
          </dd>
          <dd className="quiet">{t(`certificate.means.${kind}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
