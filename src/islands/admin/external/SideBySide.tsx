import { useEffect, useId, useRef, useState } from 'react';
import type { ExternalLine, externalProduct } from '#api/admin/external-products.ts';
import type { AnswerOf } from '#api/endpoint.ts';
import { t } from '#i18n/admin-words.ts';
import { ask } from '../../session/ask.ts';
import { categoryName } from '../desk-data.ts';
import { failure } from '../list/use-rows.ts';
import { Problem } from '../Problem.tsx';
import { type Decision, decisions } from './decisions.ts';
import { matchWords } from './match-words.ts';

type Fields = AnswerOf<typeof externalProduct>['fields'];
type Field = Fields[number];

const said = (field: Field['field'], text: string | null): string =>
  text === null ? '—' : field === 'category' ? categoryName(text) : text;

/** A row of a feed beside the product that it may be, field by field, and what is done with it. */
export function SideBySide(props: {
  readonly row: ExternalLine | null;
  readonly close: () => void;
  readonly decide: (decision: Decision, into?: string) => void;
}) {
  const { row, close, decide } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [fields, setFields] = useState<Fields | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [into, setInto] = useState('');
  const id = useId();
  const number = row?.id ?? null;
  useEffect(() => {
    setFields(null);
    setProblem(null);
    setInto('');
    if (number === null) {
      dialog.current?.close();
      return;
    }
    dialog.current?.showModal();
    let isLate = false;
    ask<typeof externalProduct>({ method: 'GET', path: 'v2/admin/external-products/{id}' }, { params: { id: number } })
      .then((answer) => !isLate && setFields(answer.fields))
      .catch((error: unknown) => !isLate && setProblem(failure(error)));
    return () => {
      isLate = true;
    };
  }, [number]);
  // What was pasted may be the whole address of the product's page.
  const alias =
    into
      .trim()
      .replace(/[?#].*$/, '')
      .split('/')
      .filter(Boolean)
      .at(-1) ?? '';
  const open = row?.state === 'waiting' || row?.state === 'rejected';
  return (
    <dialog ref={dialog} className="dialog desk-beside" aria-labelledby={`${id}title`} onClose={close}>
      <h2 id={`${id}title`}>{row && `${row.brand} ${row.title}`}</h2>
      {row?.match && <p>{t('admin.external.may', { product: `${row.match.brand} ${matchWords(row.match)}` })}</p>}
      {problem !== null && <Problem reason={problem} />}
      {fields === null && problem === null && <p role="status">{t('admin.loading')}</p>}
      {fields && (
        <div className="scroll">
          <table className="table desk-table">
            <thead>
              <tr>
                <th scope="col">{t('admin.external.field')}</th>
                <th scope="col">{t('admin.external.theirs')}</th>
                <th scope="col">{t('admin.external.ours')}</th>
              </tr>
            </thead>
            <tbody>
              {fields.map(({ field, theirs, ours, changes }) => (
                <tr key={field} data-differs={theirs !== ours || undefined}>
                  <th scope="row">{t(`admin.external.field.${field}`)}</th>
                  <td>{said(field, theirs)}</td>
                  <td>
                    {row?.match ? said(field, ours) : '—'}
                    {changes && <small className="desk-takes">{t('admin.external.takes')}</small>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {open && (
        <>
          <p className="actions">
            {decisions.map((decision) => (
              <button
                key={decision}
                type="button"
                className="button"
                disabled={(decision === 'approve' && !row.list) || (decision === 'merge' && !row.match)}
                onClick={() => decide(decision)}
              >
                {t(`admin.external.${decision}`)}
              </button>
            ))}
          </p>
          <form
            className="desk-into"
            onSubmit={(event) => {
              event.preventDefault();
              if (alias !== '') decide('merge', alias);
            }}
          >
            <label htmlFor={`${id}into`}>{t('admin.external.into')}</label>
            <input id={`${id}into`} className="field" value={into} onChange={(event) => setInto(event.target.value)} />
            <button type="submit" className="button" disabled={alias === ''}>
              {t('admin.external.merge')}
            </button>
          </form>
        </>
      )}
      <button type="button" className="button" onClick={close}>
        {t('admin.external.close')}
      </button>
    </dialog>
  );
}
