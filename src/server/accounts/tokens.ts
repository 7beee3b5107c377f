import { createHash, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { JOSEError } from 'jose/errors';

export interface TokenClaims {
  readonly user: number;
  /** Id of the session (jti). */
  readonly session: string;
}

const algorithm = 'HS256';
const issuer = 'inciscope';

/** Tokens whose claims are kept; the one kept longest goes first. */
const maxKept = 10_000;

interface Kept {
  readonly claims: TokenClaims;
  /** Seconds since 1970. */
  readonly expires: number;
}

interface Signing {
  readonly secret: string;
  readonly key: KeyObject;
  /** Tokens that this key has signed: neither key nor token changes, so neither does the answer. */
  readonly signed: Map<string, Kept>;
}

let last: Signing | null = null;
/** The secret as a key, made once: every call with a token needs it. */
function signingWith(secret: string): Signing {
  if (last?.secret !== secret) last = { secret, key: createSecretKey(Buffer.from(secret)), signed: new Map() };
  return last;
}

export const keyOf = (secret: string): KeyObject => signingWith(secret).key;

/** Signs a session's token; `issued` and `expires` in milliseconds since 1970. */
export function signToken(secret: string, { user, session }: TokenClaims, issued: number, expires: number): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: algorithm })
    .setIssuer(issuer)
    .setSubject(String(user))
    .setJti(session)
    .setIssuedAt(Math.floor(issued / 1000))
    .setExpirationTime(Math.floor(expires / 1000))
    .sign(keyOf(secret));
}

/** What a token says, or null when it is not ours, damaged or too old. Whether its session still lives the database knows. */
export async function readToken(secret: string, token: string, now: number): Promise<TokenClaims | null> {
  const { signed } = signingWith(secret);
  const kept = signed.get(token);
  const session = kept ?? (await verified(secret, token, now));
  if (session === null || session.expires <= Math.floor(now / 1000)) return null;
  if (!kept) keep(signed, token, session);
  return session.claims;
}

function keep(signed: Map<string, Kept>, token: string, session: Kept): void {
  const [oldest] = signed.size < maxKept ? [] : signed.keys();
  if (oldest !== undefined) signed.delete(oldest);
  signed.set(token, session);
}

async function verified(secret: string, token: string, now: number): Promise<Kept | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: [algorithm],
      issuer,
      currentDate: new Date(now),
      requiredClaims: ['sub', 'jti', 'exp'],
    });
    const user = Number(payload.sub);
    return Number.isSafeInteger(user) && payload.jti && payload.exp
      ? { claims: { user, session: payload.jti }, expires: payload.exp }
      : null;
  } catch (error) {
    if (error instanceof JOSEError) return null;
    throw error;
  }
}

/** "Bearer {token}" → the token. */
export const bearerOf = (header: string | null): string | null => /^Bearer ([\w.-]+)$/.exec(header ?? '')?.[1] ?? null;

/** A secret for a mailed link, and its hash for the database: who reads the database cannot use it. */
export function mailedSecret(): { readonly secret: string; readonly hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashOfSecret(secret) };
}

export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
