import type { PictureCredit as Credit } from '#core/catalog/records.ts';
import type { PageTranslator } from '#i18n/translator.ts';
import { licenceAddress } from './licence-address.ts';

interface Props {
  readonly credit: Credit;
  /** Where the record stands that named the picture, and of what kind it is. */
  readonly url: string | null;
  readonly source: string;
  readonly t: PageTranslator;
}

/** Whose the picture is and how it may be used, and that we changed it: what its licence asks to be said beside it. */
export function PictureCredit({ credit: { author, licence }, url, source, t }: Props) {
  const name = author ?? t.find(`listed.${source}`) ?? source;
  const language = author === null ? undefined : 'en';
  const read = licence === null ? null : licenceAddress(licence);
  return (
    <>
      {t('picture.by')}{' '}
      {url ? (
        <a href={url} rel="nofollow noopener external" lang={language}>
          {name}
        </a>
      ) : (
        <span lang={language}>{name}</span>
      )}
      ,{' '}
      {licence === null ? (
        t('picture.noLicence')
      ) : (
        <>
          {t('listed.licence')}{' '}
          {read ? (
            <a href={read} rel="license external" lang="en">
              {licence}
            </a>
          ) : (
            <span lang="en">{licence}</span>
          )}
        </>
      )}
      , {t('picture.smaller')}.
    </>
  );
}
