import type { Edited } from '#core/knowledge/ingredient.ts';
import type { PageTranslator } from '#i18n/translator.ts';

/** What editors added of an ingredient: what to take care of, and the rating of the Environmental Working Group, each with its day and where it is from. */
export function EditorNotes({ caution, ewg, t }: Edited & { readonly t: PageTranslator }) {
  const text = caution?.[t.language] || caution?.en || caution?.ru;
  return (
    <>
      {caution && text && (
        <p>
          {text} <span className="small quiet">{t('ingredient.noted', { source: caution.source, date: t.date(caution.on) })}</span>
        </p>
      )}
      {ewg && (
        <p>
          {t('ingredient.ewg', { rating: ewg.rating })}{' '}
          <a className="small" href={ewg.link} rel="nofollow noopener external">
            {t('ingredient.ewgSeen', { date: t.date(ewg.checked) })}
          </a>
        </p>
      )}
    </>
  );
}
