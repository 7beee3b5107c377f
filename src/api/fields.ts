import * as z from 'zod/mini';
import { emailProblem } from '#core/accounts/email.ts';
import { passwordProblem } from '#core/accounts/password.ts';
import { usernameProblem } from '#core/accounts/username.ts';
import { storedBarcode } from '#core/search/barcode.ts';

/** A text that a rule of the core judges; the rule's code is the issue's message. */
const judged = (most: number, problemOf: (text: string) => string | null) =>
  z.string().check(
    z.maxLength(most),
    z.check((context) => {
      const code = problemOf(context.value);
      if (code !== null) context.issues.push({ code: 'custom', input: context.value, message: code });
    }),
  );

export const username = judged(100, usernameProblem);
export const password = judged(1_000, passwordProblem);
export const email = judged(1_000, emailProblem);
/** A moment in UTC, ISO 8601. */
export const moment = z.string();
export const alias = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(200));
/** The digits under a barcode, however they are written. */
export const barcode = z.string().check(
  z.maxLength(40),
  z.refine((text) => storedBarcode(text) !== null),
);
/** Number of a row. */
export const id = z.int().check(z.minimum(1));
export const page = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1);
