import { Plus, X } from 'lucide-react';
import type { SubmissionField } from '#core/submissions/product-draft.ts';
import { fieldId } from './steps.ts';

interface Props {
  readonly field: SubmissionField;
  readonly texts: readonly string[];
  /** How many there may be. */
  readonly most: number;
  readonly words: {
    readonly all: string;
    readonly one: (number: number) => string;
    readonly add: string;
    readonly remove: (number: number) => string;
    readonly hint: string;
  };
  readonly inputMode?: 'numeric';
  readonly problem: string | undefined;
  readonly onChange: (texts: readonly string[]) => void;
}

/** A field that may be filled several times. */
export function SeveralFields({ field, texts, most, words, inputMode, problem, onChange }: Props) {
  const id = fieldId(field);
  return (
    <fieldset className="form-row" aria-describedby={`${id}-hint ${id}-problem`}>
      <legend className="label">
        <b>{words.all}</b>
      </legend>
      <ul className="sizes-of">
        {texts.map((text, place) => (
          <li key={place}>
            <input
              className="field"
              id={place === 0 ? id : undefined}
              name={field}
              autoComplete="off"
              inputMode={inputMode}
              aria-label={words.one(place + 1)}
              aria-invalid={problem !== undefined}
              value={text}
              onChange={(event) => onChange(texts.map((other, at) => (at === place ? event.currentTarget.value : other)))}
            />
            {texts.length > 1 && (
              <button
                type="button"
                className="button bare"
                aria-label={words.remove(place + 1)}
                onClick={() => onChange(texts.filter((_, at) => at !== place))}
              >
                <X className="icon" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {texts.length < most && (
        <button type="button" className="button bare more-sizes" onClick={() => onChange([...texts, ''])}>
          <Plus className="icon" />
          {words.add}
        </button>
      )}
      <p className="fine quiet" id={`${id}-hint`}>
        {words.hint}
      </p>
      <p className="small brick" id={`${id}-problem`} role="alert">
        {problem}
      </p>
    </fieldset>
  );
}
