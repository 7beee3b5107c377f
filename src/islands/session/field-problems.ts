import { ApiProblem } from '#api/client.ts';
import { t } from '#i18n/current.ts';

/** What is wrong, by field; what concerns no single field stands under "". */
export type FieldProblems = Readonly<Record<string, string>>;

/** What a form says after a call that failed: the refusal's words at their fields, or that no answer came. */
export function fieldProblems(error: unknown): FieldProblems {
  if (!(error instanceof ApiProblem)) return { '': t('form.offline') };
  const { errors = [], detail } = error.problem;
  return errors.length > 0 ? Object.fromEntries(errors.map(({ path, message }) => [path, message])) : { '': detail };
}
