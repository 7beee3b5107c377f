import type { banUsers, changeUser, endUserSessions, UserLine, userDetail, userRows } from '#api/admin/users.ts';
import { banOf } from '#core/accounts/ban.ts';
import { difference, insertAudit } from '#db/queries/admin/row-changes.ts';
import { type FoundUser, userRows as findRows, usersById, userWithCounts, worksOf } from '#db/queries/admin/users.ts';
import { endSessions, liveSessions } from '#db/queries/sessions.ts';
import { ingredientPath, productPath } from '#site/paths.ts';
import { browserName } from '../accounts/browser-name.ts';
import { iso } from '../accounts/sessions.ts';
import type { Handler } from '../api.ts';
import { ApiError } from '../problems.ts';
import type { Services } from '../services.ts';
import { banChange, banFields, tellBan } from './bans.ts';
import { change } from './change.ts';

const month = 30 * 86_400_000;
/** Since when held texts count against their author. */
export const countedSince = (services: Services): string => iso(services.now() - month);

function line({ user, ...counts }: FoundUser, now: string): UserLine {
  const ban = banOf(user, now);
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    confirmed: user.emailVerifiedAt !== null,
    role: user.role,
    created: user.createdAt,
    demo: user.demo,
    banned: ban !== null,
    bannedUntil: ban?.until ?? null,
    banReason: ban?.reason ?? null,
    ...counts,
  };
}

export const listUserRows: Handler<typeof userRows> = async ({ query }, services) => {
  const { q, view, sort = '-created', page, limit } = query;
  const backwards = sort.startsWith('-');
  const column = (backwards ? sort.slice(1) : sort) as 'username' | 'email' | 'created';
  const now = iso(services.now());
  const cut = { offset: (page - 1) * limit, limit };
  const asked = { q, view, sort: column, backwards, now, since: countedSince(services), ...cut };
  const { rows, total } = await findRows(services.db, asked);
  return { items: rows.map((row) => line(row, now)), total };
};

async function known(services: Services, id: number): Promise<FoundUser> {
  const found = await userWithCounts(services.db, id, countedSince(services));
  if (!found) throw new ApiError('not_found');
  return found;
}

export const readUserDetail: Handler<typeof userDetail> = async ({ params: { id } }, services) => {
  const found = await known(services, id);
  const now = iso(services.now());
  const { written, submitted, held } = await worksOf(services.db, id);
  const sessions = await liveSessions(services.db, id, now);
  return {
    user: line(found, now),
    sessions: sessions.map(({ agent, createdAt }) => ({ agent: browserName(agent), created: createdAt })),
    reviews: written.map(({ review, product, title, ingredient }) => ({
      id: review.id,
      subject: title ?? review.ingredient ?? '',
      path: product === null ? ingredientPath(ingredient ?? '') : productPath(product),
      title: review.title,
      content: review.content,
      created: review.createdAt,
    })),
    submissions: submitted.map(({ title, brand, ...rest }) => ({ ...rest, name: `${brand} ${title}` })),
    held: held.map(({ id: number, text, reason, state, at }) => ({ id: number, text, reason, state, at })),
  };
};

export const setUser: Handler<typeof changeUser> = async ({ params: { id }, body: { role, ban } }, services, caller, origin) => {
  const { user } = await known(services, id);
  const appointed = role === 'admin' && user.role !== 'admin';
  if (appointed && (user.emailVerifiedAt === null || user.demo)) throw new ApiError('admin.unconfirmed');
  const wanted = { ...(role === undefined ? {} : { role }), ...(ban === undefined ? {} : banFields(ban, services.now())) };
  const row = difference('users', id, user.username, user, wanted);
  if (!row) return { change: null, rows: 0 };
  const done = await change(services, caller, ban === undefined ? 'user.role' : ban === null ? 'user.unban' : 'user.ban', [row]);
  // A token that somebody else may hold must not become an administrator's.
  if (appointed) await endSessions(services.db, id, iso(services.now()), id === caller.id ? caller.session : null);
  if (ban !== undefined) origin.waitUntil(tellBan(services, user, ban));
  return done;
};

export const banMany: Handler<typeof banUsers> = async ({ body: { ids, ban } }, services, caller, origin) => {
  const found = await usersById(services.db, ids);
  if (found.length < new Set(ids).size) throw new ApiError('not_found');
  const rows = found.flatMap((user) => banChange(user, ban, services.now()) ?? []);
  const done = await change(services, caller, ban === null ? 'user.unban' : 'user.ban', rows);
  const touched = new Set(rows.map(({ id }) => id));
  for (const user of found) if (touched.has(user.id)) origin.waitUntil(tellBan(services, user, ban));
  return done;
};

export const signOutEverywhere: Handler<typeof endUserSessions> = async ({ params: { id } }, services, caller) => {
  const { user } = await known(services, id);
  const at = iso(services.now());
  await endSessions(services.db, id, at, id === caller.id ? caller.session : null);
  await insertAudit(services.db, { actor: caller.id, action: 'user.sessions', subject: user.username, at, detail: { rows: [] } });
  return null;
};
