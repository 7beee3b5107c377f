import type { recoverPassword, resetPassword, verifyEmail } from '#api/security.ts';
import { banOf } from '#core/accounts/ban.ts';
import { emailKey } from '#core/accounts/email.ts';
import { takeEmail, updateUser, userByEmail, userById } from '#db/queries/accounts.ts';
import { useMailedToken } from '#db/queries/mailed-tokens.ts';
import { endSessions } from '#db/queries/sessions.ts';
import type { Handler } from '../api.ts';
import { limit } from '../limits.ts';
import { ApiError } from '../problems.ts';
import type { Services } from '../services.ts';
import { refuseBanned } from './bans.ts';
import { sendReset, tellPasswordChanged } from './mailed-links.ts';
import { iso, startSession } from './sessions.ts';
import { hashOfSecret } from './tokens.ts';

async function mailIfKnown(services: Services, email: string): Promise<void> {
  const user = await userByEmail(services.db, email);
  if (user && !banOf(user, iso(services.now())) && !user.demo) await sendReset(services, user);
}

/** Everything that depends on whether the address is known happens after the answer: same words, same time. */
export const askForReset: Handler<typeof recoverPassword> = async ({ body: { email } }, services, _, origin) => {
  const now = services.now();
  await limit(services.db, services.limits.recovery, origin.address, now);
  await limit(services.db, services.limits.recovery, emailKey(email), now);
  origin.waitUntil(mailIfKnown(services, email));
  return { message: services.t('account.recovery.asked') };
};

export const setNewPassword: Handler<typeof resetPassword> = async ({ body: { token, password } }, services, _, origin) => {
  const { db, accounts } = services;
  const now = services.now();
  await limit(db, services.limits.mailedToken, origin.address, now);
  const used = await useMailedToken(db, hashOfSecret(token), 'password-reset', iso(now));
  const user = used && (await userById(db, used.userId));
  if (!user) throw new ApiError('token.dead');
  refuseBanned(services, user);
  // Who could open the link reads the mail of this address.
  await updateUser(db, user.id, {
    passwordHash: await accounts.passwords.hash(password),
    emailVerifiedAt: user.emailVerifiedAt ?? iso(now),
  });
  await endSessions(db, user.id, iso(now));
  origin.waitUntil(tellPasswordChanged(services, user));
  return startSession(services, user.id, origin);
};

export const confirmEmail: Handler<typeof verifyEmail> = async ({ body: { token } }, services, _, origin) => {
  const now = services.now();
  await limit(services.db, services.limits.mailedToken, origin.address, now);
  const used = await useMailedToken(services.db, hashOfSecret(token), 'email-verification', iso(now));
  if (!used?.email || !(await takeEmail(services.db, used.userId, used.email, iso(now)))) throw new ApiError('token.dead');
  return null;
};
