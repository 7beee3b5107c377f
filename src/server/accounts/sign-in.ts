import type { login, logout, register } from '#api/security.ts';
import { maxPasswordBytes } from '#core/accounts/password.ts';
import { usernameKey } from '#core/accounts/username.ts';
import { insertUser, userByName, userToSignIn } from '#db/queries/accounts.ts';
import { endSession } from '#db/queries/sessions.ts';
import type { Handler } from '../api.ts';
import { holdBack, limit } from '../limits.ts';
import { ApiError } from '../problems.ts';
import { admit } from '../second-factor/second-step.ts';
import { refuseBanned } from './bans.ts';
import { refuseGuessable } from './guessable.ts';
import { sendVerification, tellHolder } from './mailed-links.ts';
import { iso, startSession } from './sessions.ts';

/** bcrypt would compare the first 72 bytes only. */
const tooLong = (password: string) => new TextEncoder().encode(password).length > maxPasswordBytes;

/** Wrong name and wrong password are answered alike and take as long. What was typed is counted, not whom it means: neither the wait nor a refusal tells who exists. */
export const signIn: Handler<typeof login> = async ({ body: { username, password } }, services, _, origin) => {
  const { db, accounts, limits } = services;
  const now = services.now();
  await limit(db, limits.signInAddress, origin.address, now);
  await services.pause(await holdBack(db, limits.signInAccount, `typed ${usernameKey(username)}`, now));
  const user = await userToSignIn(db, username);
  const matches = await accounts.passwords.matches(password, tooLong(password) ? null : (user?.passwordHash ?? null));
  if (!user || !matches) throw new ApiError('auth.credentials');
  refuseBanned(services, user);
  return admit(services, user, origin);
};

export const signUp: Handler<typeof register> = async ({ body: { username, email, password } }, services, _, origin) => {
  const { db, accounts } = services;
  const now = services.now();
  const taken = () => new ApiError('account.username_taken', { fields: [{ path: 'username', code: 'account.username_taken' }] });
  await limit(db, services.limits.writing, origin.address, now);
  await refuseGuessable(password, [username, email]);
  if (await userByName(db, username)) throw taken();
  await limit(db, services.limits.registration, origin.address, now);
  const made = await insertUser(db, { username, email, passwordHash: await accounts.passwords.hash(password), at: iso(now) });
  if (made.kind === 'username_taken') throw taken();
  origin.waitUntil(made.kind === 'made' ? sendVerification(services, { id: made.id, username, email }) : tellHolder(services, made.holder));
  return startSession(services, made.id, origin);
};

export const signOut: Handler<typeof logout> = async (_, services, caller) => {
  await endSession(services.db, caller.id, caller.session, iso(services.now()));
  return null;
};
