import { origins } from '#core/knowledge/vocabulary.ts';
import { Marks } from './Chip.tsx';
import { familyOf, type ReportView } from './report-view.ts';

/** Where the ingredients come from: one mark each, in four groups. */
export function OriginBar({ view }: { readonly view: ReportView }) {
  const { report, t } = view;
  const groups = [...origins, 'unknown' as const].map((origin) => ({
    origin,
    culprits: report.origin.find((share) => share.origin === origin)?.culprits ?? [],
  }));
  return (
    <>
      <dl className="origin">
        {groups.map(({ origin, culprits }) => (
          <div key={origin}>
            <dd className="marks" aria-hidden="true">
              <Marks families={culprits.map((index) => familyOf(view, index))} />
            </dd>
            <dd className="number">{culprits.length}</dd>
            <dt>{t(`origin.${origin}`)}</dt>
          </div>
        ))}
      </dl>
      <p className="fine quiet">
        {report.organicScore !== null && `${t('origin.score', { percent: t.percent(Math.round(report.organicScore)) })} `}
        {t('origin.caveat')}
      </p>
    </>
  );
}
