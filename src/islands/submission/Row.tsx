import type { ReactNode } from 'react';
import type { SubmissionField } from '#core/submissions/product-draft.ts';
import { fieldId } from './steps.ts';

interface Props {
  readonly field: SubmissionField;
  readonly label: string;
  readonly hint?: string;
  readonly problem: string | undefined;
  readonly children: (describedBy: string) => ReactNode;
}

/** A field with its label, its hint and what is wrong with it. */
export function Row({ field, label, hint, problem, children }: Props) {
  const id = fieldId(field);
  return (
    <div className="form-row">
      <label className="label" htmlFor={id}>
        <b>{label}</b>
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
