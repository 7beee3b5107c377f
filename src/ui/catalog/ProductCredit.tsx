import { licences } from '#core/imports/sources.ts';
import type { Translator } from '#i18n/translator.ts';

interface Props {
  readonly source: string;
  readonly url: string | null;
  readonly t: Translator;
}

/** Whose data a product's record is, with the licence that asks for it; nothing where no licence does. */
export function ProductCredit({ source, url, t }: Props) {
  const known = source === 'openbeautyfacts' ? licences.openbeautyfacts : null;
  if (!known) return null;
  return (
    <p className="s13 q facts-line">
      {t('product.credit')}{' '}
      <a href={url ?? known.url} rel="external" lang="en">
        {known.credit}
      </a>
      , {t('product.licence')}{' '}
      <a href={known.licenceUrl} rel="license external" lang="en">
        {known.licence}
      </a>
    </p>
  );
}
