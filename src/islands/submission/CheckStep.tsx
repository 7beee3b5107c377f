import { useEffect, useState } from 'react';
import { type SubmissionField, submissionFields } from '#core/submissions/product-draft.ts';
import { t } from '#i18n/current.ts';
import type { FieldProblems } from '../session/field-problems.ts';
import type { KeptForm } from './draft.ts';
import type { CategoryArea } from './step-props.ts';
import { type Step, stepOf } from './steps.ts';
import type { ListReading } from './use-reading.ts';

interface Props {
  readonly form: KeptForm;
  readonly areas: readonly CategoryArea[];
  readonly reading: ListReading;
  readonly problems: FieldProblems;
  readonly offered: readonly Step[];
  readonly picture: Blob | null;
  readonly onGo: (step: Step, field?: SubmissionField) => void;
}

/** Everything once more before it is sent, with what is still wrong on top. */
export function CheckStep({ form, areas, reading, problems, offered, picture, onGo }: Props) {
  const category = areas.flatMap(({ categories }) => categories).find(({ alias }) => alias === form.category);
  const filled = (texts: readonly string[]) => t.list(texts.filter((text) => text.trim() !== ''));
  const rows: readonly (readonly [SubmissionField, string])[] = [
    ['brand', form.brand],
    ['title', form.title],
    ['category', category?.name ?? t('submission.noCategory')],
    ['sizes', filled(form.sizes)],
    ['barcodes', filled(form.barcodes)],
    ['inci', form.inci],
  ];
  const list = reading.kind === 'read' ? reading.analysis.list.reading : null;
  return (
    <>
      <Problems problems={problems} onGo={onGo} />
      <dl className="to-check">
        {rows.map(([field, said]) => (
          <div key={field}>
            <dt>{t(`submission.${field}`)}</dt>
            <dd lang={field === 'inci' ? 'la' : undefined}>
              {said.trim() === '' ? <span className="quiet">{t('submission.nothing')}</span> : said}
              {field === 'inci' && list && list.refused === null && (
                <small>{t('submission.recognised', { recognised: list.recognised, count: list.total })}</small>
              )}
            </dd>
            <Change to={stepOf[field]} what={t(`submission.${field}`)} onClick={() => onGo(stepOf[field], field)} />
          </div>
        ))}
        {offered.includes('picture') && (
          <div>
            <dt>{t('submission.picture')}</dt>
            <dd>{picture ? <Small picture={picture} /> : <span className="quiet">{t('submission.noPicture')}</span>}</dd>
            <Change to="picture" what={t('submission.picture')} onClick={() => onGo('picture')} />
          </div>
        )}
      </dl>
      <p className="fine quiet">{t('submission.rules')}</p>
    </>
  );
}

function Change({ to, what, onClick }: { readonly to: Step; readonly what: string; readonly onClick: () => void }) {
  return (
    <dd>
      <a
        className="button bare"
        href={`#${to}`}
        aria-label={t('submission.changeOf', { what })}
        onClick={(event) => {
          event.preventDefault();
          onClick();
        }}
      >
        {t('submission.change')}
      </a>
    </dd>
  );
}

function Problems({ problems, onGo }: Pick<Props, 'problems' | 'onGo'>) {
  const wrong = submissionFields.filter((field) => field in problems);
  return (
    <div role="alert" className="summary-of">
      {wrong.length > 0 && (
        <>
          <p className="brick">
            <b>{t('submission.wrong', { count: wrong.length })}</b>
          </p>
          <ul>
            {wrong.map((field) => (
              <li key={field}>
                <a
                  href={`#${stepOf[field]}`}
                  onClick={(event) => {
                    event.preventDefault();
                    onGo(stepOf[field], field);
                  }}
                >
                  {t(`submission.${field}`)}
                </a>
                : {problems[field]}
              </li>
            ))}
          </ul>
        </>
      )}
      {problems[''] && <p className="brick small">{problems['']}</p>}
    </div>
  );
}

function Small({ picture }: { readonly picture: Blob }) {
  const [url, setUrl] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(picture);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return url === '' ? null : <img className="thumb-of" src={url} alt={t('picture.alt')} width={96} height={96} />;
}
