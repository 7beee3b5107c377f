import { type ReactNode, type SubmitEvent, useEffect, useId, useState } from 'react';
import { FormRow } from '#ui/controls/FormRow.tsx';
import { type FieldProblems, fieldProblems } from '../session/field-problems.ts';

export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password';
  readonly autoComplete: string;
  readonly hint?: string;
  readonly defaultValue?: string;
  /** The form came in answer to what was just done, and one goes on here. */
  readonly startsHere?: boolean;
}

interface Props {
  readonly fields: readonly FieldProps[];
  readonly submit: string;
  /** Sends what was typed; a refusal's field errors are shown beside their fields. */
  readonly send: (values: Readonly<Record<string, string>>) => Promise<void>;
  readonly children?: ReactNode;
  /** What it does cannot be undone: its button is red, and still until every field is filled. */
  readonly isFinal?: boolean;
}

/** A form of plain fields that keeps what was typed, whatever happens. */
export function AccountForm({ fields, submit, send, children, isFinal = false }: Props) {
  const [filled, setFilled] = useState(!isFinal || fields.length === 0);
  const [busy, setBusy] = useState(false);
  // Before its script runs the form must not send itself: the browser would do that its own way.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const [problems, setProblems] = useState<FieldProblems>({});

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    setBusy(true);
    setProblems({});
    try {
      await send(values);
    } catch (error) {
      const found = fieldProblems(error);
      setProblems(found);
      const first = fields.find(({ name }) => name in found);
      form.querySelector<HTMLInputElement>(first ? `[name="${first.name}"]` : 'input')?.focus();
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      className="account-form"
      method="post"
      onSubmit={onSubmit}
      onInput={({ currentTarget }) => {
        if (isFinal) setFilled([...new FormData(currentTarget).values()].every(Boolean));
      }}
      noValidate
    >
      {fields.map((field) => (
        <Field key={field.name} field={field} problem={problems[field.name]} />
      ))}
      {children}
      <p className="brick small" role="alert">
        {problems['']}
      </p>
      <button className={`button ${isFinal ? 'danger' : 'primary'}`} type="submit" disabled={!ready || !filled} aria-disabled={busy}>
        {submit}
      </button>
    </form>
  );
}

function Field({ field, problem }: { readonly field: FieldProps; readonly problem: string | undefined }) {
  const { name, label, type = 'text', autoComplete, hint, defaultValue, startsHere = false } = field;
  // A page may hold several forms that ask for a password.
  const id = useId();
  return (
    <FormRow id={id} label={label} hint={hint} problem={problem}>
      {(describedBy) => (
        <input
          className="field"
          id={id}
          name={name}
          type={type}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          // biome-ignore lint/a11y/noAutofocus: only where the form stands in the place of the one that was sent.
          autoFocus={startsHere}
          defaultValue={defaultValue}
          aria-invalid={problem !== undefined}
          aria-describedby={describedBy}
        />
      )}
    </FormRow>
  );
}
