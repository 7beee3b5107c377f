import { banOf } from '#core/accounts/ban.ts';
import type { UserRow } from '#db/queries/accounts.ts';
import { endSession, insertSession, liveSession, type SessionRow, touchSession } from '#db/queries/sessions.ts';
import type { Caller, Origin, Services } from '../services.ts';
import { bearerOf, readToken, signToken } from './tokens.ts';

/** ISO moment of milliseconds since 1970. */
export const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

const agentLength = 200;
/** Milliseconds to which it is known when a session was used. */
const exactly = 5 * 60_000;

/** Signs the user in: a session in the database, and the token that names it. */
export async function startSession(services: Services, user: number, { agent }: Origin): Promise<{ token: string }> {
  const now = services.now();
  const expires = now + services.accounts.tokenLifetime;
  const session = crypto.randomUUID();
  await insertSession(services.db, {
    id: session,
    userId: user,
    agent: agent?.slice(0, agentLength) ?? null,
    createdAt: iso(now),
    expiresAt: iso(expires),
  });
  return { token: await signToken(services.accounts.secret, { user, session }, now, expires) };
}

/** Whose token a request carries; null without one or with a dead one. */
export async function callerOf(request: Request, services: Pick<Services, 'db' | 'now' | 'accounts'>): Promise<Caller | null> {
  const token = bearerOf(request.headers.get('authorization'));
  const claims = token === null ? null : await readToken(services.accounts.secret, token, services.now());
  if (!claims) return null;
  const live = await liveSession(services.db, claims.session, iso(services.now()));
  if (!live || live.user.id !== claims.user) return null;
  if (live.user.role === 'admin' && !(await isInUse(live.session, services))) return null;
  return callerFrom(live.user, live.session, iso(services.now()));
}

/** An administrator's session ends when nobody has used it for some hours; of that only every few minutes are written down. */
async function isInUse(
  session: SessionRow,
  { db, now, accounts: { adminIdle } }: Pick<Services, 'db' | 'now' | 'accounts'>,
): Promise<boolean> {
  const idle = now() - Date.parse(session.lastUsedAt ?? session.createdAt);
  if (idle > adminIdle) {
    await endSession(db, session.userId, session.id, iso(now()));
    return false;
  }
  // A database that cannot be written to now stops nobody from reading.
  if (idle > Math.min(exactly, adminIdle / 2)) await touchSession(db, session.id, iso(now())).catch(() => {});
  return true;
}

const callerFrom = (user: UserRow, session: SessionRow, now: string): Caller => ({
  id: user.id,
  username: user.username,
  role: user.role,
  session: session.id,
  signedInAt: session.createdAt,
  banned: banOf(user, now),
});
