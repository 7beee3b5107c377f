import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { email, moment, password, username } from './fields.ts';

const token = z.strictObject({ token: z.string() });
const mailedToken = z.string().check(z.minLength(20), z.maxLength(200));

export const login = endpoint({
  method: 'POST',
  path: 'v2/security/login',
  summary: 'Signs in with a username, or an e-mail address in its place, and a password.',
  who: 'anyone',
  body: z.strictObject({
    username: z.string().check(z.minLength(1), z.maxLength(254)),
    password: z.string().check(z.minLength(1), z.maxLength(1_000)),
  }),
  status: 200,
  answer: token,
  errors: ['auth.credentials', 'auth.second_factor', 'auth.banned', 'rate.limited'],
});

export const register = endpoint({
  method: 'POST',
  path: 'v2/security/register',
  summary: 'Makes an account. An address that another account holds is not told: its owner gets a mail instead.',
  who: 'anyone',
  body: z.strictObject({ username, email, password }),
  status: 201,
  answer: token,
  errors: ['account.username_taken', 'rate.limited'],
});

export const logout = endpoint({
  method: 'POST',
  path: 'v2/security/logout',
  summary: 'Ends this session: its token stops working at once.',
  who: 'user',
  status: 204,
  answer: null,
  errors: [],
});

export const recoverPassword = endpoint({
  method: 'POST',
  path: 'v2/security/password-recovery',
  summary: 'Sends a link for a new password, if the address has an account. The answer is the same whether it has or not.',
  who: 'anyone',
  body: z.strictObject({ email }),
  status: 202,
  answer: z.strictObject({ message: z.string() }),
  errors: ['rate.limited'],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: 'v2/security/password-reset',
  summary: 'Sets a new password with a mailed token, which works once and for an hour. All other sessions end.',
  who: 'anyone',
  body: z.strictObject({ token: mailedToken, password }),
  status: 200,
  answer: token,
  errors: ['token.dead', 'auth.second_factor', 'auth.banned', 'rate.limited'],
});

export const verifyEmail = endpoint({
  method: 'POST',
  path: 'v2/security/email-verification',
  summary: 'Confirms an e-mail address with a mailed token.',
  who: 'anyone',
  body: z.strictObject({ token: mailedToken }),
  status: 204,
  answer: null,
  errors: ['token.dead', 'rate.limited'],
});

const provider = z.string().check(z.regex(/^[a-z0-9-]{1,30}$/));

/** Why a sign-in at a provider came to nothing: `#problem=…` of the login page, which has the words (`login.problem.…`); a ban comes with `&reason=…`. */
export const providerProblems = ['denied', 'expired', 'failed', 'email_missing', 'email_unconfirmed', 'banned', 'limited'] as const;
export type ProviderProblem = (typeof providerProblems)[number];

export const startAtProvider = endpoint({
  method: 'GET',
  path: 'v2/security/oauth/{provider}',
  summary: 'Leads to an OpenID Connect provider to sign in there.',
  who: 'anyone',
  params: z.strictObject({ provider }),
  status: 302,
  answer: null,
  errors: ['not_found'],
});

export const returnFromProvider = endpoint({
  method: 'GET',
  path: 'v2/security/oauth/{provider}/callback',
  summary: 'Where a provider leads back to; ends at the login page with #token=…, #attempt=… (a second factor is asked for) or #problem=….',
  who: 'anyone',
  params: z.strictObject({ provider }),
  // Providers add names of their own.
  query: z.catchall(z.object({}), z.string().check(z.maxLength(4_000))),
  status: 302,
  answer: null,
  errors: ['not_found'],
});

export const sessionList = endpoint({
  method: 'GET',
  path: 'v2/security/sessions',
  summary: 'Where one is signed in.',
  who: 'user',
  status: 200,
  answer: z.strictObject({
    items: z.array(
      z.strictObject({ id: z.string(), agent: z.nullable(z.string()), createdAt: moment, expiresAt: moment, current: z.boolean() }),
    ),
  }),
  errors: [],
});

export const endSession = endpoint({
  method: 'DELETE',
  path: 'v2/security/sessions/{id}',
  summary: 'Ends one of one’s own sessions.',
  who: 'user',
  params: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  status: 204,
  answer: null,
  errors: ['not_found'],
});
