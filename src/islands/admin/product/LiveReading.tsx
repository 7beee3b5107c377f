import { qualityOf } from '#core/catalog/quality.ts';
import { isParted } from '#core/submissions/separators.ts';
import { t } from '#i18n/admin-words.ts';
import type { Analysis } from '../../checker/protocol.ts';
import { ReadText } from '../../checker/reading/ReadText.tsx';
import { useReading } from '../../submission/use-reading.ts';

/** How the list is read while it is written: by the worker and the dictionary of the checker. */
export function LiveReading({ list }: { readonly list: string }) {
  const reading = useReading(list);
  return (
    <section className="desk-reading" aria-labelledby="desk-reading">
      <h3 id="desk-reading">{t('admin.reading.title')}</h3>
      {reading.kind === 'read' ? <Read analysis={reading.analysis} /> : <p role="status">{t(`admin.reading.${reading.kind}`)}</p>}
    </section>
  );
}

function Read({ analysis: { list, uses } }: { readonly analysis: Analysis }) {
  const report = { ...list, ...uses['leave-on'] };
  const { reading } = list;
  if (reading.refused !== null)
    return (
      <p role="status" className="brick">
        {t('admin.reading.refused')}
      </p>
    );
  const { unread, prose, overLimit } = qualityOf(report);
  const corrected = reading.items.filter(({ match }) => match === 'corrected');
  const warnings = [
    ...(isParted(reading) ? [] : [t('admin.reading.parts')]),
    ...(prose ? [t('admin.reading.prose')] : []),
    ...(overLimit ? [t('admin.reading.overLimit')] : []),
    ...(list.withheld ? [t('admin.reading.withheld')] : []),
  ];
  return (
    <>
      <p role="status">
        <b className="number">{t('admin.reading.known', { known: reading.recognised, total: reading.total })}</b>
      </p>
      {warnings.map((warning) => (
        <p key={warning} className="small brick">
          {warning}
        </p>
      ))}
      <ReadText view={{ report }} />
      <Names title={t('admin.reading.unknown', { count: unread.length })} names={unread} />
      <Names
        title={t('admin.reading.corrected', { count: corrected.length })}
        names={corrected.map(({ text, inci }) => `${text} → ${inci ?? ''}`)}
      />
      <Names title={t('admin.reading.leftOut', { count: reading.leftOut.length })} names={reading.leftOut.map(({ text }) => text)} />
    </>
  );
}

function Names({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  return names.length === 0 ? null : (
    <>
      <h4>{title}</h4>
      <ul className="desk-names" lang="la">
        {names.map((name, place) => (
          <li key={`${place} ${name}`}>{name}</li>
        ))}
      </ul>
    </>
  );
}
