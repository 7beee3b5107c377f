import * as z from 'zod/mini';
import { userSettings } from '#api/account.ts';
import { type UserRow, userById } from '#db/queries/accounts.ts';
import { limit } from '../limits.ts';
import { ApiError } from '../problems.ts';
import type { Caller, Services } from '../services.ts';

/** Settings as stored; what an older version stored and is not known any more is left out. */
export const settingsOf = (user: Pick<UserRow, 'settings'>) => {
  const stored = z.safeParse(userSettings, JSON.parse(user.settings));
  return stored.success ? stored.data : z.parse(userSettings, {});
};

/** The caller's row; it was there a moment ago, when the token was read. */
export async function ownRow(services: Services, caller: Caller): Promise<UserRow> {
  const user = await userById(services.db, caller.id);
  if (!user) throw new ApiError('auth.required');
  return user;
}

/** Milliseconds that a sign-in stands in for the password of who has none. */
const freshness = 10 * 60_000;

/** What could take an account away wants more than a token: the password, or a sign-in of a moment ago of who only signs in at a provider. Each session has tries of its own. */
export async function checkPassword(services: Services, caller: Caller, user: UserRow, password: string, field: string): Promise<void> {
  await limit(services.db, services.limits.signInAccount, `session ${caller.session}`, services.now());
  if (user.passwordHash === null) {
    if (services.now() - Date.parse(caller.signedInAt) > freshness) throw new ApiError('auth.stale');
    return;
  }
  if (!(await services.accounts.passwords.matches(password, user.passwordHash)))
    throw new ApiError('password.current', { fields: [{ path: field, code: 'password.current' }] });
}
