import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { t } from '#i18n/admin-words.ts';
import { FormRow } from '#ui/controls/FormRow.tsx';

interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (text: string) => void;
}

interface TextProps extends FieldProps {
  readonly type?: 'text' | 'date' | 'url';
  readonly lang?: string;
  readonly rows?: number;
  /** Words that are offered while typing. */
  readonly offered?: readonly string[];
}

/** A line or, with rows, several. */
export function TextField({ label, hint, value, problem, onChange, type = 'text', lang, rows, offered }: TextProps) {
  const id = useId();
  return (
    <FormRow id={id} label={label} hint={hint} problem={problem}>
      {(describedBy) =>
        rows === undefined ? (
          <>
            <input
              id={id}
              type={type}
              className="field"
              lang={lang}
              autoComplete="off"
              spellCheck={false}
              list={offered && `${id}-offered`}
              value={value}
              aria-invalid={problem !== undefined}
              aria-describedby={describedBy}
              onChange={(event) => onChange(event.currentTarget.value)}
            />
            {offered && (
              <datalist id={`${id}-offered`}>
                {offered.map((word) => (
                  <option key={word} value={word} />
                ))}
              </datalist>
            )}
          </>
        ) : (
          <textarea
            id={id}
            className="sheet"
            lang={lang}
            rows={rows}
            spellCheck={false}
            value={value}
            aria-invalid={problem !== undefined}
            aria-describedby={describedBy}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )
      }
    </FormRow>
  );
}

interface ChoiceProps extends FieldProps {
  readonly options: readonly (readonly [value: string, said: string])[];
}

export function ChoiceField({ label, hint, value, problem, onChange, options }: ChoiceProps) {
  const id = useId();
  return (
    <FormRow id={id} label={label} hint={hint} problem={problem}>
      {(describedBy) => (
        <select
          id={id}
          className="field"
          value={value}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {options.map(([one, said]) => (
            <option key={one} value={one}>
              {said}
            </option>
          ))}
        </select>
      )}
    </FormRow>
  );
}

export interface LineColumn {
  readonly title: string;
  readonly placeholder?: string;
  readonly options?: ChoiceProps['options'];
  readonly type?: 'date';
  /** What is wrong with a text; null where nothing is. */
  readonly check?: (text: string) => string | null;
}

/** Between the cells of a line; nobody may type it. */
export const cellMark = ';';
export const linesOf = (value: string): string[][] =>
  value === '' ? [] : value.split('\n').map((line) => line.split(cellMark).map((cell, at) => (at === 0 ? cell : cell.replace(/^ /, ''))));
export const linesText = (lines: readonly (readonly string[])[]): string => lines.map((cells) => cells.join(`${cellMark} `)).join('\n');

interface LinesProps extends FieldProps {
  readonly columns: readonly LineColumn[];
  readonly add: string;
}

/** A table of a few lines, each of some cells; its value is text with a line for each. */
export function LinesField({ label, hint, value, problem, onChange, columns, add }: LinesProps) {
  const id = useId();
  const lines = linesOf(value);
  const write = (at: number, column: number, text: string) =>
    onChange(
      linesText(
        lines.map((cells, place) =>
          place === at ? columns.map((_, other) => (other === column ? text.replaceAll(cellMark, ' ') : (cells[other] ?? ''))) : cells,
        ),
      ),
    );
  return (
    <fieldset className="form-row desk-lines" aria-describedby={`${id}-problem`}>
      <legend className="label">
        <b>{label}</b>
      </legend>
      <ul>
        {lines.map((cells, at) => (
          <li key={at}>
            {columns.map(({ title, placeholder, options, type, check }, column) => {
              const text = cells[column] ?? '';
              const wrong = text === '' ? null : (check?.(text) ?? null);
              const said = `${title}, ${at + 1}`;
              return (
                <span key={title}>
                  {options ? (
                    <select
                      className="field"
                      aria-label={said}
                      value={text}
                      onChange={(event) => write(at, column, event.currentTarget.value)}
                    >
                      {options.map(([one, words]) => (
                        <option key={one} value={one}>
                          {words}
                        </option>
                      ))}
                    </select>
                  ) : (
                    <input
                      className="field"
                      type={type ?? 'text'}
                      aria-label={said}
                      aria-invalid={wrong !== null}
                      placeholder={placeholder ?? title}
                      value={text}
                      onChange={(event) => write(at, column, event.currentTarget.value)}
                    />
                  )}
                  {wrong !== null && <small className="brick">{wrong}</small>}
                </span>
              );
            })}
            <button
              type="button"
              className="button bare"
              aria-label={t('admin.edit.removeLine', { number: at + 1 })}
              onClick={() => onChange(linesText(lines.filter((_, place) => place !== at)))}
            >
              <X className="icon" />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="button bare"
        onClick={() => onChange(linesText([...lines, columns.map(({ options }) => options?.[0]?.[0] ?? '')]))}
      >
        <Plus className="icon" />
        {add}
      </button>
      {hint && <p className="fine quiet">{hint}</p>}
      <p className="small brick" id={`${id}-problem`} role="alert">
        {problem}
      </p>
    </fieldset>
  );
}
