import { ApiProblem } from '#api/client.ts';
import { notify } from '../shell/notify.ts';

/** Says as an alert what the API refused, and logs it. An answer without a body, or no answer at all, is only logged. */
export function announce(error: unknown): void {
  const problem = error instanceof ApiProblem ? error.problem : null;
  console.info(problem ?? error);
  // That a code is asked for is no failure: the form goes on to it.
  if (!problem || problem.code === 'empty' || problem.code === 'auth.second_factor') return;
  notify(problem.code === 'foreign' ? { kind: 'danger', status: problem.status } : { kind: 'danger', text: problem.detail });
}
