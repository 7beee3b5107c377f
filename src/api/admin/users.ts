import * as z from 'zod/mini';
import { banReasonLength, longestBan } from '#core/accounts/ban.ts';
import { userViews } from '#core/accounts/user-views.ts';
import { endpoint } from '../endpoint.ts';
import { moment } from '../fields.ts';
import { optionalText } from '../lists.ts';
import { changed, numbered, rowIds, rowPage, rowQuery } from './rows.ts';

const roles = z.enum(['user', 'admin']);

export const userLine = z.strictObject({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  /** Has the owner confirmed the address? Only then mails are sent to it. */
  confirmed: z.boolean(),
  role: roles,
  created: moment,
  /** Invented for the demonstration: nobody can sign in to it. */
  demo: z.boolean(),
  banned: z.boolean(),
  /** Null: for good, or not banned. */
  bannedUntil: z.nullable(moment),
  banReason: optionalText,
  reviews: z.int(),
  submissions: z.int(),
  /** Texts of the last 30 days that were held back or removed. */
  held: z.int(),
});
export type UserLine = z.output<typeof userLine>;

/** A ban, in words for who is banned; without days it is for good. */
export const ban = z.strictObject({
  reason: z.string().check(z.trim(), z.minLength(banReasonLength.least), z.maxLength(banReasonLength.most)),
  days: z.nullable(z.int().check(z.minimum(1), z.maximum(longestBan))),
});
export type BanWish = z.output<typeof ban>;

export const userRows = endpoint({
  method: 'GET',
  path: 'v2/admin/users',
  summary: 'All accounts, for administrators.',
  who: 'admin',
  query: z.strictObject({
    ...rowQuery(['username', 'email', 'created']),
    view: z.optional(z.enum(userViews)),
  }),
  status: 200,
  answer: rowPage(userLine),
  errors: [],
});

export const userDetail = endpoint({
  method: 'GET',
  path: 'v2/admin/users/{id}',
  summary: 'One account with its devices and its latest texts and submissions, for administrators.',
  who: 'admin',
  params: numbered,
  status: 200,
  answer: z.strictObject({
    user: userLine,
    sessions: z.array(z.strictObject({ agent: optionalText, created: moment })),
    reviews: z.array(
      z.strictObject({ id: z.int(), subject: z.string(), path: z.string(), title: z.string(), content: z.string(), created: moment }),
    ),
    submissions: z.array(z.strictObject({ id: z.int(), name: z.string(), status: z.string(), added: moment })),
    held: z.array(z.strictObject({ id: z.int(), text: z.string(), reason: z.string(), state: z.string(), at: moment })),
  }),
  errors: ['not_found'],
});

export const changeUser = endpoint({
  method: 'PATCH',
  path: 'v2/admin/users/{id}',
  summary: 'Bans or unbans an account, or gives and takes the role. The last administrator keeps it.',
  who: 'admin',
  params: numbered,
  body: z.partial(z.strictObject({ role: roles, /** Null takes the ban away. */ ban: z.nullable(ban) })),
  status: 200,
  answer: changed,
  errors: ['not_found', 'admin.last', 'admin.unconfirmed'],
});

export const banUsers = endpoint({
  method: 'POST',
  path: 'v2/admin/users/bans',
  summary: 'Bans or unbans many accounts at once; undone as one.',
  who: 'admin',
  body: z.strictObject({ ids: rowIds, ban: z.nullable(ban) }),
  status: 200,
  answer: changed,
  errors: ['not_found', 'admin.last'],
});

export const endUserSessions = endpoint({
  method: 'DELETE',
  path: 'v2/admin/users/{id}/sessions',
  summary: 'Signs an account out everywhere.',
  who: 'admin',
  params: numbered,
  status: 204,
  answer: null,
  errors: ['not_found'],
});
