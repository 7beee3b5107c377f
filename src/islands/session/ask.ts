import { ApiProblem, callApi } from '#api/client.ts';
import type { AnswerOf, Call, Endpoint } from '#api/endpoint.ts';
import { site } from '#site/current.ts';
import { announce } from './announce.ts';
import { keepRefusal } from './refusal.ts';
import { setByServer } from './server-clock.ts';
import { dropToken, readToken } from './token.ts';

/** Told when the server no longer knows the token. */
export const signedOutEvent = 'inciscope:signed-out';

/**
 * Calls the API as who is signed in. A refusal shows its words as an alert, clears a dead token or that of a banned account, and is thrown on as ApiProblem;
 * no answer at all is only logged, and thrown on as it came. An endpoint is named as a type, so that a page need not carry its schemas:
 * `ask<typeof login>({ method: 'POST', path: 'v2/security/login' }, { body })`.
 */
export async function ask<const One extends Endpoint>(one: Pick<One, 'method' | 'path'>, call: Call<One>): Promise<AnswerOf<One>> {
  const token = readToken();
  try {
    return await callApi<One>(one, call, {
      baseUrl: site.apiBaseUrl,
      authorization: () => (token === null ? null : `Bearer ${token}`),
      seen: setByServer,
    });
  } catch (error) {
    announce(error);
    const problem = error instanceof ApiProblem ? error.problem : null;
    const banned = problem?.code === 'auth.banned';
    if (token !== null && (banned || problem?.status === 401)) {
      if (banned) keepRefusal(problem.detail);
      dropToken();
      void import('../offline/forget-personal.ts').then(({ forgetAnswers }) => forgetAnswers());
      document.dispatchEvent(new Event(signedOutEvent));
    }
    throw error;
  }
}
