import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { moment } from './fields.ts';

/** Six digits of an app, or a recovery code, however it is typed. */
const code = z.string().check(z.minLength(1), z.maxLength(60));
const body = z.strictObject({ code });

export const giveCode = endpoint({
  method: 'POST',
  path: 'v2/security/login/code',
  summary: 'Ends a sign-in that was refused with auth.second_factor: its attempt and a code of the second factor, or a recovery code.',
  who: 'anyone',
  body: z.strictObject({ attempt: z.string().check(z.minLength(1), z.maxLength(1_000)), code }),
  status: 200,
  answer: z.strictObject({ token: z.string() }),
  errors: ['auth.attempt', 'auth.code', 'auth.banned', 'rate.limited'],
});

export const secondFactor = endpoint({
  method: 'GET',
  path: 'v2/security/second-factor',
  summary: 'Since when a second factor is asked for, and how many recovery codes are left.',
  who: 'admin',
  status: 200,
  answer: z.strictObject({ since: z.nullable(moment), recoveryCodes: z.number() }),
  errors: [],
});

export const setUpSecondFactor = endpoint({
  method: 'POST',
  path: 'v2/security/second-factor',
  summary: 'Makes a secret for an app that shows codes; it counts from its first code on.',
  who: 'admin',
  body: z.strictObject({ password: z.string().check(z.maxLength(1_000)) }),
  status: 200,
  answer: z.strictObject({ secret: z.string(), address: z.string() }),
  errors: ['password.current', 'auth.stale', 'second_factor.on', 'rate.limited'],
});

export const confirmSecondFactor = endpoint({
  method: 'PUT',
  path: 'v2/security/second-factor',
  summary: 'Confirms the secret with a code: from now on sign-ins ask for one. Answers recovery codes, once; all other sessions end.',
  who: 'admin',
  body,
  status: 200,
  answer: z.strictObject({ recoveryCodes: z.array(z.string()) }),
  errors: ['auth.code', 'second_factor.on', 'second_factor.off', 'rate.limited'],
});

export const endSecondFactor = endpoint({
  method: 'POST',
  path: 'v2/security/second-factor/removal',
  summary: 'Ends the second factor with one of its codes; all other sessions end.',
  who: 'admin',
  body,
  status: 204,
  answer: null,
  errors: ['auth.code', 'second_factor.off', 'rate.limited'],
});
