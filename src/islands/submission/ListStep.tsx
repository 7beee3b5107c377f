import { Check, CircleQuestionMark } from 'lucide-react';
import { latinList, unknownNames } from '#core/inci/latin-list.ts';
import type { Reading } from '#core/inci/reading.ts';
import { isParted, withCommas } from '#core/submissions/separators.ts';
import { t } from '#i18n/current.ts';
import { Marks } from '#ui/analysis/Chip.tsx';
import { FormRow } from '#ui/controls/FormRow.tsx';
import { ReadText } from '../checker/reading/ReadText.tsx';
import { PhotoButton, usePhotographs } from '../photo/use-photographs.tsx';
import type { StepProps } from './step-props.ts';
import { fieldId } from './steps.ts';
import type { ListReading } from './use-reading.ts';

interface Props extends Pick<StepProps, 'form' | 'problems' | 'onChange'> {
  readonly reading: ListReading;
}

/** The ingredients, with how the checker reads them while they are written. */
export function ListStep({ form, problems, reading, onChange }: Props) {
  const write = (inci: string) => onChange({ inci });
  const photographs = usePhotographs({
    goes: 'use',
    current: () => form.inci,
    onText: write,
    onEdit(inci) {
      write(inci);
      requestAnimationFrame(() => document.getElementById(fieldId('inci'))?.focus());
    },
  });
  return (
    <>
      <FormRow id={fieldId('inci')} label={t('submission.inci')} hint={t('submission.inciHint')} problem={problems['inci']}>
        {(describedBy) => (
          <textarea
            className="sheet"
            id={fieldId('inci')}
            name="inci"
            lang="la"
            rows={8}
            spellCheck={false}
            autoComplete="off"
            placeholder={t('home.placeholder')}
            value={form.inci}
            aria-invalid={'inci' in problems}
            aria-describedby={describedBy}
            onChange={(event) => write(event.currentTarget.value)}
            {...photographs.pictures}
          />
        )}
      </FormRow>
      <div>
        <PhotoButton onOpen={photographs.ask} />
      </div>
      {photographs.dialog}
      <section className="as-read" aria-labelledby="as-read">
        <h3 id="as-read">{t('checker.reading')}</h3>
        <Said reading={reading} />
        {reading.kind === 'read' && <Read reading={reading} stale={reading.text !== form.inci} onWrite={write} />}
      </section>
    </>
  );
}

/** One line that a screen reader hears change. */
function Said({ reading }: { readonly reading: ListReading }) {
  return (
    <p className="small" role="status">
      {reading.kind === 'read' ? (
        <Verdict reading={reading.analysis.list.reading} />
      ) : (
        <span className="quiet">{t(`submission.list.${reading.kind}`)}</span>
      )}
    </p>
  );
}

function Verdict({ reading }: { readonly reading: Reading }) {
  if (reading.refused !== null) return <span className="brick">{t(`checker.refused.${reading.refused}`)}</span>;
  const { recognised, total } = reading;
  return (
    <>
      <b className="number">{t('submission.recognised', { recognised, count: total })}</b>
      {isParted(reading) || <span className="brick"> {t('problem.product.inci.separator')}</span>}
    </>
  );
}

interface ReadProps {
  readonly reading: Extract<ListReading, { kind: 'read' }>;
  /** The list has been changed since: what a button would write belongs to the text before. */
  readonly stale: boolean;
  readonly onWrite: (inci: string) => void;
}

function Read({ reading: { analysis, text }, stale, onWrite }: ReadProps) {
  const { list, uses, facts } = analysis;
  const { reading } = list;
  if (reading.refused !== null) {
    const unknown = unknownNames(reading.suggested);
    return reading.suggested.length === 0 ? null : (
      <>
        {unknown.length > 0 && <p className="small quiet">{t('checker.refused.cyrillic.notFound', { names: unknown.join(', ') })}</p>}
        <button type="button" className="button" disabled={stale} onClick={() => onWrite(latinList(reading.suggested))}>
          {t('submission.takeLatin')}
        </button>
      </>
    );
  }
  const view = { report: { ...list, ...uses['leave-on'] }, facts };
  const replace = (start: number, end: number, name: string) => onWrite(text.slice(0, start) + name + text.slice(end));
  return (
    <>
      {isParted(reading) || (
        <button type="button" className="button" disabled={stale} onClick={() => onWrite(withCommas(reading))}>
          {t('submission.partThem')}
        </button>
      )}
      <div className="marks" aria-hidden="true">
        <Marks families={facts.map((known) => known?.family ?? 'unknown')} />
      </div>
      <ReadText view={view} />
      <ul className="notes">
        {reading.items
          .filter(({ match }) => match === 'corrected')
          .map(({ start, end, text: written, inci }) => (
            <li key={start}>
              <span className="meaning leaf">
                <Check className="icon" />
                {t('checker.note.corrected')}
              </span>
              <p>
                {t('submission.readAs', { text: written, inci: inci ?? '' })}{' '}
                <button type="button" className="text-button" disabled={stale} onClick={() => replace(start, end, inci ?? written)}>
                  {t('submission.writeSo')}
                </button>
              </p>
            </li>
          ))}
        {reading.items
          .filter(({ id }) => id === null)
          .map(({ start, text: written }) => (
            <li key={start}>
              <span className="meaning slate">
                <CircleQuestionMark className="icon" />
                {t('checker.note.unknown')}
              </span>
              <p>{t('submission.compare', { text: written })}</p>
            </li>
          ))}
      </ul>
    </>
  );
}
