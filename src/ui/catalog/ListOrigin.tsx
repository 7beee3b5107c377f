import { licences } from '#core/imports/sources.ts';
import type { PageTranslator } from '#i18n/translator.ts';

interface Props {
  /** Day on which the list was copied from the label, or its record changed there; null where the source says neither. */
  readonly date: string | null;
  /** demo, openbeautyfacts, feed, csv, user or admin. */
  readonly source: string;
  readonly url: string | null;
  readonly licence: string | null;
  readonly t: PageTranslator;
}

/** When the list was copied and whose data it is, with the licence it came under. */
export function ListOrigin({ date, source, url, licence, t }: Props) {
  const known = source === 'openbeautyfacts' ? licences.openbeautyfacts : null;
  const name = known?.credit ?? t.find(`listed.${source}`) ?? source;
  const href = url ?? known?.url;
  return (
    <>
      {date !== null && `${t(known ? 'listed.recorded' : 'listed.copied', { date: t.date(date) })} `}
      {t('listed.source')}{' '}
      {href ? (
        <a href={href} rel="nofollow noopener external" lang={known ? 'en' : undefined}>
          {name}
        </a>
      ) : (
        name
      )}
      {(known || licence) && (
        <>
          , {t('listed.licence')}{' '}
          {known ? (
            <a href={known.licenceUrl} rel="license external" lang="en">
              {known.licence}
            </a>
          ) : (
            <span lang="en">{licence}</span>
          )}
        </>
      )}
      .
    </>
  );
}
