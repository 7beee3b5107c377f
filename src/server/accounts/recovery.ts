import type { recoverPassword, resetPassword, verifyEmail } from '#api/security.ts';
import { banOf } from '#core/accounts/ban.ts';
import { emailKey } from '#core/accounts/email.ts';
import { changeAccess, takeEmail } from '#db/queries/account-access.ts';
import { userByEmail, userById } from '#db/queries/accounts.ts';
import { ownerOfToken, useMailedToken } from '#db/queries/mailed-tokens.ts';
import type { Handler } from '../api.ts';
import { limit } from '../limits.ts';
import { ApiError } from '../problems.ts';
import { admit } from '../second-factor/second-step.ts';
import type { Services } from '../services.ts';
import { refuseBanned } from './bans.ts';
import { refuseGuessable } from './guessable.ts';
import { sendReset, tellAddressChanged, tellPasswordChanged } from './mailed-links.ts';
import { iso } from './sessions.ts';
import { hashOfSecret } from './tokens.ts';

async function mailIfKnown(services: Services, email: string): Promise<void> {
  const user = await userByEmail(services.db, email);
  if (user && !banOf(user, iso(services.now())) && !user.demo) await sendReset(services, user);
}

/** Everything that depends on whether the address is known happens after the answer: same words, same time. */
export const askForReset: Handler<typeof recoverPassword> = async ({ body: { email } }, services, _, origin) => {
  await limit(services.db, services.limits.recovery, origin.address, services.now());
  origin.waitUntil(mailIfKnown(services, email));
  return { message: services.t('account.recovery.asked') };
};

export const setNewPassword: Handler<typeof resetPassword> = async ({ body: { token, password } }, services, _, origin) => {
  const { db, accounts } = services;
  const now = services.now();
  await limit(db, services.limits.mailedToken, origin.address, now);
  const user = await ownerOfToken(db, hashOfSecret(token), 'password-reset', iso(now));
  // A refused password leaves the link as it is.
  if (user) await refuseGuessable(password, [user.username, user.email]);
  const used = await useMailedToken(db, hashOfSecret(token), 'password-reset', iso(now));
  // A link to an address that is no longer the account's may have been asked for while it was changed.
  if (!user || emailKey(used?.email ?? '') !== user.emailKey) throw new ApiError('token.dead');
  refuseBanned(services, user);
  const passwordHash = await accounts.passwords.hash(password);
  // Who could open the link reads the mail of this address.
  await changeAccess(db, user.id, { passwordHash, emailVerifiedAt: user.emailVerifiedAt ?? iso(now) }, iso(now));
  origin.waitUntil(tellPasswordChanged(services, user));
  return admit(services, { ...user, passwordHash }, origin);
};

export const confirmEmail: Handler<typeof verifyEmail> = async ({ body: { token } }, services, _, origin) => {
  const now = services.now();
  await limit(services.db, services.limits.mailedToken, origin.address, now);
  const used = await useMailedToken(services.db, hashOfSecret(token), 'email-verification', iso(now));
  const before = used && (await userById(services.db, used.userId));
  if (!before || !used.email || !(await takeEmail(services.db, before.id, used.email, iso(now)))) throw new ApiError('token.dead');
  if (emailKey(used.email) !== before.emailKey) origin.waitUntil(tellAddressChanged(services, before));
  return null;
};
