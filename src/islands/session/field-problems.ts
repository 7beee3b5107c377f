import { ApiProblem } from '#api/client.ts';
import { t } from '#i18n/current.ts';

/** What is wrong, by field; what concerns no single field stands under "". */
export type FieldProblems = Readonly<Record<string, string>>;

/** What is said beside the place that asked: the refusal's words, or that no answer came. */
export function failureWords(error: unknown): string {
  return (error instanceof ApiProblem && error.problem.detail) || t('form.offline');
}

/** What a form says after a call that failed: the refusal's words at their fields, or that no answer came. */
export function fieldProblems(error: unknown): FieldProblems {
  const errors = error instanceof ApiProblem ? (error.problem.errors ?? []) : [];
  return errors.length > 0 ? Object.fromEntries(errors.map(({ path, message }) => [path, message])) : { '': failureWords(error) };
}

/** What a sign-in goes on with that was refused because the account has a second factor; null for every other end. */
export const attemptIn = (error: unknown): string | null => (error instanceof ApiProblem && error.problem.attempt) || null;
