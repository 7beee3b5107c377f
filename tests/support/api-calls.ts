import { ApiProblem, callApi } from '#api/client.ts';
import type { AnswerOf, Call, Endpoint } from '#api/endpoint.ts';
import type { Problem } from '#api/problem.ts';
import { securityRoutes, userRoutes } from '#server/accounts/routes.ts';
import { createApi, type Platform, type Route } from '#server/api.ts';
import type { Services } from '#server/services.ts';

export type Calls = ReturnType<typeof callsOf>;

/** Calls endpoints through the app as a browser would, from one address, with one token. */
export function callsOf(services: Services, routes: readonly Route[] = [...securityRoutes, ...userRoutes], ip = '192.0.2.1') {
  const app = createApi(routes, services);
  const afterwards: Promise<unknown>[] = [];
  const platform: Platform = { ip, waitUntil: (work) => void afterwards.push(work) };
  const send = (input: RequestInfo | URL, init?: RequestInit) => Promise.resolve(app.request(String(input), init, platform));
  async function call<const One extends Endpoint>(one: One, given: Call<One>, token: string | null = null): Promise<AnswerOf<One>> {
    return callApi(one, given, {
      baseUrl: 'https://site.test/api/',
      fetch: send,
      authorization: () => (token === null ? null : `Bearer ${token}`),
    });
  }
  return {
    call,
    /** The refusal a call ends with; fails when it is answered. */
    refusal: async <const One extends Endpoint>(one: One, given: Call<One>, token: string | null = null): Promise<Problem> => {
      try {
        await call(one, given, token);
      } catch (error) {
        if (error instanceof ApiProblem) return error.problem;
        throw error;
      }
      throw new Error(`${one.method} ${one.path} was answered.`);
    },
    send,
    /** Waits for what the answers did not wait for. */
    settled: () => Promise.all(afterwards),
  };
}
