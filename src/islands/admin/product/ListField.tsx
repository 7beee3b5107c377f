import type { FieldProblems } from '../../session/field-problems.ts';
import type { Form } from '../edit/draft.ts';
import { fieldWords } from '../edit/field-words.ts';
import { TextField } from '../edit/fields.tsx';
import { LiveReading } from './LiveReading.tsx';

interface Props {
  readonly form: Form;
  readonly problems: FieldProblems;
  readonly change: (fields: Form) => void;
}

/** The list of a product, and how it is read while it is written. */
export function ListField({ form, problems, change }: Props) {
  const list = form['list'] ?? '';
  return (
    <div>
      <TextField
        label={fieldWords('list')}
        value={list}
        problem={problems['list']}
        onChange={(written) => change({ list: written })}
        lang="la"
        rows={12}
      />
      <LiveReading list={list} />
    </div>
  );
}
