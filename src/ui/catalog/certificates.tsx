import { BadgeCheck, Leaf, PawPrint, Rabbit, Shell, Wind } from 'lucide-react';
import type { CertificateKind } from '#core/catalog/taxonomy.ts';
import type { PageTranslator } from '#i18n/translator.ts';

const icons = {
  vegan: Leaf,
  'cruelty-free': PawPrint,
  peta: BadgeCheck,
  'leaping-bunny': Rabbit,
  'ozone-safe': Wind,
  'reef-friendly': Shell,
} as const;

/** A certificate as icon and word. */
export function CertificateWord({ kind, t }: { readonly kind: CertificateKind; readonly t: PageTranslator }) {
  const Icon = icons[kind];
  return (
    <span className="cert">
      <Icon className="icon" />
      {t(`certificate.${kind}`)}
    </span>
  );
}

/** The icons of a list, drawn once on its page. */
export function CertificateSymbols() {
  return (
    <svg className="defs" width="0" height="0" aria-hidden="true">
      {Object.entries(icons).map(([kind, Icon]) => (
        <symbol key={kind} id={`cert-${kind}`} viewBox="0 0 24 24">
          <Icon strokeWidth={1.75} />
        </symbol>
      ))}
    </svg>
  );
}

/** Certificates of one line of a list, as words beside the page's symbols. */
export function CertificateWords({ kinds, t }: { readonly kinds: readonly CertificateKind[]; readonly t: PageTranslator }) {
  return (
    <ul className="certs">
      {kinds.map((kind) => (
        <li key={kind} className="cert">
          <svg className="icon" aria-hidden="true">
            <use href={`#cert-${kind}`} />
          </svg>
          {t(`certificate.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
