import type * as z from 'zod/mini';
import type {
  changeEmail,
  changePassword,
  changeProfile,
  deleteAccount,
  exportAccount,
  profile,
  publicUser as publicUserSchema,
  removeAvatar,
  setAvatar,
  User,
  userList,
  userRecord,
} from '#api/account.ts';
import type { endSession as endSessionEndpoint, sessionList } from '#api/security.ts';
import { changeAccess } from '#db/queries/account-access.ts';
import { exportOf } from '#db/queries/account-export.ts';
import {
  countsOfUser,
  deleteUser,
  type PublicUserRow,
  publicUser,
  publicUsers,
  type UserRow,
  updateUser,
  userByEmail,
} from '#db/queries/accounts.ts';
import { endSession, liveSessions } from '#db/queries/sessions.ts';
import { avatarPath } from '#site/account-paths.ts';
import type { Handler } from '../api.ts';
import { dropUnused } from '../images/unused.ts';
import { keepAvatar } from '../images/uploads.ts';
import { limit } from '../limits.ts';
import { ApiError } from '../problems.ts';
import type { Services } from '../services.ts';
import { browserName } from './browser-name.ts';
import { refuseGuessable } from './guessable.ts';
import { sendVerification, tellHolder, tellPasswordChanged } from './mailed-links.ts';
import { checkPassword, ownRow, settingsOf } from './own-account.ts';
import { iso } from './sessions.ts';

const usersOnPage = 30;

export async function userView(services: Services, user: UserRow): Promise<User> {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    hasPassword: user.passwordHash !== null,
    avatar: avatarPath(user.avatarKey),
    settings: settingsOf(user),
    role: user.role,
    createdAt: user.createdAt,
    counts: await countsOfUser(services.db, user.id),
  };
}

export const readProfile: Handler<typeof profile> = async (_, services, caller) => ({
  user: await userView(services, await ownRow(services, caller)),
});

export const saveProfile: Handler<typeof changeProfile> = async ({ body: { settings } }, services, caller) => {
  const user = await ownRow(services, caller);
  const merged = { ...settingsOf(user), ...settings };
  const avoid = [...new Set(merged.avoid)];
  const allergies = [...new Set(merged.allergies)].filter((one) => avoid.includes(one));
  await updateUser(services.db, user.id, { settings: JSON.stringify({ ...merged, avoid, allergies, like: [...new Set(merged.like)] }) });
  return { user: await userView(services, await ownRow(services, caller)) };
};

export const savePassword: Handler<typeof changePassword> = async ({ body: { current, password } }, services, caller, origin) => {
  const user = await ownRow(services, caller);
  await checkPassword(services, caller, user, current, 'current');
  await refuseGuessable(password, [user.username, user.email]);
  const passwordHash = await services.accounts.passwords.hash(password);
  await changeAccess(services.db, user.id, { passwordHash }, iso(services.now()), caller.session);
  origin.waitUntil(tellPasswordChanged(services, user));
  return null;
};

export const saveEmail: Handler<typeof changeEmail> = async ({ body: { email, password } }, services, caller, origin) => {
  const user = await ownRow(services, caller);
  await checkPassword(services, caller, user, password, 'password');
  const ask = async () => {
    const holder = await userByEmail(services.db, email);
    await (holder && holder.id !== user.id ? tellHolder(services, holder) : sendVerification(services, { ...user, email }));
  };
  origin.waitUntil(ask());
  return { message: services.t('account.email.asked') };
};

export const saveAvatar: Handler<typeof setAvatar> = async ({ picture }, services, caller) => {
  await limit(services.db, services.limits.images, caller.id, services.now());
  const before = await ownRow(services, caller);
  await keepAvatar(services.images, picture, ({ key }) => updateUser(services.db, caller.id, { avatarKey: key }));
  if (before.avatarKey !== null) await dropUnused(services.db, services.images, before.avatarKey);
  return { user: await userView(services, await ownRow(services, caller)) };
};

export const dropAvatar: Handler<typeof removeAvatar> = async (_, services, caller) => {
  const { avatarKey } = await ownRow(services, caller);
  await updateUser(services.db, caller.id, { avatarKey: null });
  if (avatarKey !== null) await dropUnused(services.db, services.images, avatarKey);
  return null;
};

export const readExport: Handler<typeof exportAccount> = async (_, services, caller) => {
  await limit(services.db, services.limits.export, caller.id, services.now());
  return exportOf(services.db, await ownRow(services, caller));
};

export const removeAccount: Handler<typeof deleteAccount> = async ({ body: { password, keepReviews } }, services, caller) => {
  const user = await ownRow(services, caller);
  await checkPassword(services, caller, user, password, 'password');
  for (const key of await deleteUser(services.db, user.id, keepReviews)) await dropUnused(services.db, services.images, key);
  return null;
};

export const readSessions: Handler<typeof sessionList> = async (_, services, caller) => ({
  items: (await liveSessions(services.db, caller.id, iso(services.now()))).map(({ id, agent, createdAt, expiresAt }) => ({
    id,
    agent: browserName(agent),
    createdAt,
    expiresAt,
    current: id === caller.session,
  })),
});

export const closeSession: Handler<typeof endSessionEndpoint> = async ({ params: { id } }, services, caller) => {
  if (!(await endSession(services.db, caller.id, id, iso(services.now())))) throw new ApiError('not_found');
  return null;
};

const publicView = ({ username, avatarKey, createdAt, reviews, products }: PublicUserRow): z.output<typeof publicUserSchema> => ({
  username,
  avatar: avatarPath(avatarKey),
  createdAt,
  counts: { reviews, products },
});

export const readUsers: Handler<typeof userList> = async ({ query: { page, q } }, services) => {
  const { items, total } = await publicUsers(services.db, { q: q ?? null, offset: (page - 1) * usersOnPage, limit: usersOnPage });
  return { items: items.map(publicView), total };
};

/** A profile that is not public does not exist for others: 404, as for a name nobody has. */
export const readUser: Handler<typeof userRecord> = async ({ params: { username } }, services, caller) => {
  const found = await publicUser(services.db, username, caller?.id ?? null);
  if (!found) throw new ApiError('not_found');
  return { user: publicView(found) };
};
