import type { confirmSecondFactor, endSecondFactor, secondFactor, setUpSecondFactor } from '#api/second-factor.ts';
import { confirmSecret, proposeSecret, recoveryCodesLeft, removeSecondFactor, secondFactorOf } from '#db/queries/second-factor.ts';
import { tellSecondFactor } from '../accounts/mailed-links.ts';
import { checkPassword, ownRow } from '../accounts/own-account.ts';
import { iso } from '../accounts/sessions.ts';
import type { Handler } from '../api.ts';
import { limit } from '../limits.ts';
import { ApiError } from '../problems.ts';
import type { Caller, Services } from '../services.ts';
import { addressOfSecret, hashOfRecoveryCode, newRecoveryCodes, newSecret, stepOfCode, useCode } from './codes.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';

const wrongCode = () => new ApiError('auth.code', { fields: [{ path: 'code', code: 'auth.code' }] });

/** Whoever holds a stolen token uses up tries of that session alone. */
const countTry = ({ db, limits, now }: Services, { session }: Caller) => limit(db, limits.secondFactor, `session ${session}`, now());

export const readSecondFactor: Handler<typeof secondFactor> = async (_, { db }, caller) => ({
  since: (await secondFactorOf(db, caller.id))?.confirmedAt ?? null,
  recoveryCodes: await recoveryCodesLeft(db, caller.id),
});

export const beginSecondFactor: Handler<typeof setUpSecondFactor> = async ({ body: { password } }, services, caller) => {
  const user = await ownRow(services, caller);
  await checkPassword(services, caller, user, password, 'password');
  const secret = newSecret();
  if (!(await proposeSecret(services.db, user.id, sealSecret(services.accounts.secret, user.id, secret))))
    throw new ApiError('second_factor.on');
  return { secret, address: addressOfSecret(secret, new URL(services.address).host, user.username) };
};

export const confirmFactor: Handler<typeof confirmSecondFactor> = async ({ body: { code } }, services, caller, origin) => {
  const { db, accounts, now } = services;
  await countTry(services, caller);
  const factor = await secondFactorOf(db, caller.id);
  if (!factor) throw new ApiError('second_factor.off');
  if (factor.confirmedAt !== null) throw new ApiError('second_factor.on');
  const step = stepOfCode(openSecret(accounts.secret, caller.id, factor.secret), code, now());
  if (step === null) throw wrongCode();
  const recovery = newRecoveryCodes();
  const hashes = recovery.map(hashOfRecoveryCode);
  const { secret } = factor;
  if (!(await confirmSecret(db, caller.id, { secret, step, hashes, at: iso(now()), session: caller.session }))) throw wrongCode();
  origin.waitUntil(tellSecondFactor(services, await ownRow(services, caller), 'factor-on'));
  return { recoveryCodes: [...recovery] };
};

export const endFactor: Handler<typeof endSecondFactor> = async ({ body: { code } }, services, caller, origin) => {
  const { db, now } = services;
  await countTry(services, caller);
  const factor = await secondFactorOf(db, caller.id);
  if (!factor?.confirmedAt) throw new ApiError('second_factor.off');
  if (!(await useCode(services, caller.id, factor.secret, code))) throw wrongCode();
  await removeSecondFactor(db, caller.id, iso(now()), caller.session);
  origin.waitUntil(tellSecondFactor(services, await ownRow(services, caller), 'factor-off'));
  return null;
};
