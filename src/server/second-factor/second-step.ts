import { jwtVerify, SignJWT } from 'jose';
import { JOSEError } from 'jose/errors';
import type { giveCode } from '#api/second-factor.ts';
import { type UserRow, userById } from '#db/queries/accounts.ts';
import { secondFactorOf } from '#db/queries/second-factor.ts';
import { refuseBanned } from '../accounts/bans.ts';
import { startSession } from '../accounts/sessions.ts';
import { hashOfSecret, keyOf } from '../accounts/tokens.ts';
import type { Handler } from '../api.ts';
import { limit } from '../limits.ts';
import { ApiError } from '../problems.ts';
import type { Origin, Services } from '../services.ts';
import { isOfApp, useCode } from './codes.ts';

const algorithm = 'HS256';
/** Tells these from the tokens of sessions, which the same secret signs. */
const issuer = 'inciscope second step';
/** Seconds one has to give the code. */
const lifetime = 600;

/** A password that is changed meanwhile ends the attempt. */
const passwordOf = ({ passwordHash }: UserRow) => hashOfSecret(passwordHash ?? '');

/** Says, signed, that somebody has shown the first factor of an account a moment ago. */
function sealAttempt(secret: string, user: UserRow, now: number): Promise<string> {
  const second = Math.floor(now / 1000);
  return new SignJWT({ password: passwordOf(user) })
    .setProtectedHeader({ alg: algorithm })
    .setIssuer(issuer)
    .setSubject(String(user.id))
    .setIssuedAt(second)
    .setExpirationTime(second + lifetime)
    .sign(keyOf(secret));
}

/** Whose attempt it is; null when it is not ours, too old, or of a password that is no longer theirs. */
async function openAttempt({ db, accounts, now }: Services, attempt: string): Promise<UserRow | null> {
  try {
    const how = { algorithms: [algorithm], issuer, currentDate: new Date(now()), requiredClaims: ['sub', 'exp'] };
    const { payload } = await jwtVerify(attempt, keyOf(accounts.secret), how);
    const user = await userById(db, Number(payload.sub));
    return user && payload['password'] === passwordOf(user) ? user : null;
  } catch (error) {
    if (error instanceof JOSEError) return null;
    throw error;
  }
}

/** What to go on with where the account has a second factor; null where the first is enough. */
export async function attemptOf({ db, accounts, now }: Services, user: UserRow): Promise<string | null> {
  const factor = await secondFactorOf(db, user.id);
  return factor?.confirmedAt ? sealAttempt(accounts.secret, user, now()) : null;
}

/** Signs in who has shown the first factor, or asks for the second. */
export async function admit(services: Services, user: UserRow, origin: Origin): Promise<{ token: string }> {
  const attempt = await attemptOf(services, user);
  if (attempt !== null) throw new ApiError('auth.second_factor', { attempt });
  return startSession(services, user.id, origin);
}

/** Codes of apps are few enough to be guessed, and are counted by account; who is kept from them has the recovery codes. */
export const takeCode: Handler<typeof giveCode> = async ({ body: { attempt, code } }, services, _, origin) => {
  const { db, limits } = services;
  await limit(db, limits.signInAddress, origin.address, services.now());
  const user = await openAttempt(services, attempt);
  const factor = user && (await secondFactorOf(db, user.id));
  if (!user || !factor?.confirmedAt) throw new ApiError('auth.attempt');
  if (isOfApp(code)) await limit(db, limits.secondFactor, user.id, services.now());
  if (!(await useCode(services, user.id, factor.secret, code)))
    throw new ApiError('auth.code', { fields: [{ path: 'code', code: 'auth.code' }] });
  refuseBanned(services, user);
  return startSession(services, user.id, origin);
};
