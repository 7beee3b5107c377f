import { t } from '#i18n/admin-words.ts';
import type { Editor } from './use-editor.ts';

/** What a field is called. */
export const fieldWords = (field: string): string => t.find(`admin.edit.field.${field}`) ?? field;

/** What every field of a form is drawn with. */
export const fieldOf =
  ({ form, problems, change }: Pick<Editor<unknown>, 'form' | 'problems' | 'change'>) =>
  (field: string) => ({
    label: fieldWords(field),
    value: form[field] ?? '',
    problem: problems[field],
    onChange: (text: string) => change({ [field]: text }),
  });
