import { t } from '#i18n/current.ts';
import { Marks } from '#ui/analysis/Chip.tsx';
import { ReadText } from '../../checker/reading/ReadText.tsx';
import { useReading } from '../../submission/use-reading.ts';

/** How the checker reads a submitted list, by the same dictionary. */
export function SubmissionReading({ list }: { readonly list: string }) {
  const reading = useReading(list);
  if (reading.kind !== 'read') return <p role="status">{t(`submission.list.${reading.kind}`)}</p>;
  const { analysis } = reading;
  const { refused, recognised, total } = analysis.list.reading;
  if (refused !== null) return <p className="brick">{t(`checker.refused.${refused}`)}</p>;
  return (
    <>
      <p>
        <b className="number">{t('submission.recognised', { recognised, count: total })}</b>
      </p>
      <div className="marks" aria-hidden="true">
        <Marks families={analysis.facts.map((known) => known?.family ?? 'unknown')} />
      </div>
      <ReadText view={{ report: { ...analysis.list, ...analysis.uses['leave-on'] } }} />
    </>
  );
}
