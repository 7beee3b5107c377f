import { jwtVerify, SignJWT } from 'jose';
import { JOSEError } from 'jose/errors';
import * as z from 'zod/mini';
import type { Checks } from './providers.ts';
import { keyOf } from './tokens.ts';

const algorithm = 'HS256';
/** Tells these from the tokens of sessions, which the same secret signs. */
const issuer = 'inciscope sign-in at a provider';

/** Seconds one has to sign in at the provider. */
export const attemptLifetime = 600;

const attempt = z.object({ provider: z.string(), state: z.string(), nonce: z.string(), verifier: z.string() });

/** A sign-in under way, signed: it waits in a cookie of the browser that began it, so that no other browser can end it. */
export function sealAttempt(secret: string, provider: string, checks: Checks, now: number): Promise<string> {
  const second = Math.floor(now / 1000);
  return new SignJWT({ provider, ...checks })
    .setProtectedHeader({ alg: algorithm })
    .setIssuer(issuer)
    .setIssuedAt(second)
    .setExpirationTime(second + attemptLifetime)
    .sign(keyOf(secret));
}

/** What an attempt is checked against; null when it is not ours, too old, or of another provider. */
export async function openAttempt(secret: string, provider: string, sealed: string, now: number): Promise<Checks | null> {
  try {
    const { payload } = await jwtVerify(sealed, keyOf(secret), {
      algorithms: [algorithm],
      issuer,
      currentDate: new Date(now),
      requiredClaims: ['exp'],
    });
    const read = z.safeParse(attempt, payload);
    return read.success && read.data.provider === provider ? read.data : null;
  } catch (error) {
    if (error instanceof JOSEError) return null;
    throw error;
  }
}
