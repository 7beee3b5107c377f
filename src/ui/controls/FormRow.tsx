import type { ReactNode } from 'react';

interface Props {
  /** The field's; hint and problem have it too, with an ending. */
  readonly id: string;
  readonly label: string;
  /** Stands in the label, quietly. */
  readonly note?: string;
  readonly hint?: string | undefined;
  readonly problem: string | undefined;
  /** The field, which is handed the ids of what describes it. */
  readonly children: (describedBy: string) => ReactNode;
}

/** A field of a form with its label, its hint and what is wrong with it. */
export function FormRow({ id, label, note, hint, problem, children }: Props) {
  return (
    <div className="form-row">
      <label className="label" htmlFor={id}>
        <b>{label}</b>
        {note && <span className="quiet">{note}</span>}
      </label>
      {children(`${id}-problem${hint ? ` ${id}-hint` : ''}`)}
      {hint && (
        <p className="fine quiet" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className="small brick" id={`${id}-problem`} role="alert">
        {problem}
      </p>
    </div>
  );
}
