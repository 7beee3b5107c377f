import * as z from 'zod/mini';
import { readerSkins } from '#core/analysis/reader-skin.ts';
import { ownLimits } from '#core/shelf/own-things.ts';
import { endpoint } from './endpoint.ts';
import { alias, email, moment, page, password } from './fields.ts';

const aliases = z.array(alias).check(z.maxLength(ownLimits.ingredients));
const skins = z.array(z.enum(readerSkins)).check(z.maxLength(readerSkins.length));

/** What a user has chosen; everything has a value. */
export const userSettings = z.strictObject({
  skin: z._default(skins, []),
  /** Aliases of ingredients to be marked wherever they stand. */
  avoid: z._default(aliases, []),
  /** What of them a patch test showed. */
  allergies: z._default(aliases, []),
  /** Marked too, as welcome. */
  like: z._default(aliases, []),
  publicProfile: z._default(z.boolean(), true),
  /** Lists that are checked are kept in the account too. */
  keepChecks: z._default(z.boolean(), false),
  /** A mail when the list of a product of one's own changed. */
  changesMail: z._default(z.boolean(), false),
});
/** A change of some settings; the others stay. */
const settingsChange = z.partial(
  z.strictObject({
    skin: skins,
    avoid: aliases,
    allergies: aliases,
    like: aliases,
    publicProfile: z.boolean(),
    keepChecks: z.boolean(),
    changesMail: z.boolean(),
  }),
);

export const user = z.strictObject({
  id: z.number(),
  username: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** False for who only signs in at a provider. */
  hasPassword: z.boolean(),
  /** Address of the smallest picture, or null. */
  avatar: z.nullable(z.string()),
  settings: userSettings,
  role: z.enum(['user', 'admin']),
  createdAt: moment,
  counts: z.strictObject({ reviews: z.number(), favorites: z.number(), products: z.number() }),
});
export type User = z.output<typeof user>;
const answer = z.strictObject({ user });

export const profile = endpoint({
  method: 'GET',
  path: 'v2/user/profile',
  summary: 'Who is signed in.',
  who: 'user',
  status: 200,
  answer,
  errors: [],
});

export const changeProfile = endpoint({
  method: 'PATCH',
  path: 'v2/user/profile',
  summary: 'Changes settings; those not named stay.',
  who: 'user',
  body: z.strictObject({ settings: settingsChange }),
  status: 200,
  answer,
  errors: [],
});

export const changePassword = endpoint({
  method: 'PUT',
  path: 'v2/user/password',
  summary: 'Changes the password; all other sessions end.',
  who: 'user',
  body: z.strictObject({ current: z.string().check(z.maxLength(1_000)), password }),
  status: 204,
  answer: null,
  errors: ['password.current', 'auth.stale', 'rate.limited'],
});

export const changeEmail = endpoint({
  method: 'PUT',
  path: 'v2/user/email',
  summary: 'Asks for another e-mail address; it takes effect when its owner follows the mailed link.',
  who: 'user',
  body: z.strictObject({ email, password: z.string().check(z.maxLength(1_000)) }),
  status: 202,
  answer: z.strictObject({ message: z.string() }),
  errors: ['password.current', 'auth.stale', 'rate.limited'],
});

export const setAvatar = endpoint({
  method: 'PUT',
  path: 'v2/user/avatar',
  summary: 'Sets the picture: square, JPEG, PNG or WebP, at most 5 MB.',
  who: 'user',
  picture: true,
  status: 200,
  answer,
  errors: ['image.unreadable', 'image.too_many_pixels', 'image.not_square', 'rate.limited'],
});

export const removeAvatar = endpoint({
  method: 'DELETE',
  path: 'v2/user/avatar',
  summary: 'Removes the picture.',
  who: 'user',
  status: 204,
  answer: null,
  errors: [],
});

export const exportAccount = endpoint({
  method: 'GET',
  path: 'v2/user/export',
  summary: 'Everything that is the user’s.',
  who: 'user',
  status: 200,
  answer: z.record(z.string(), z.unknown()),
  errors: ['rate.limited'],
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: 'v2/user/deletion',
  summary: 'Deletes the account; reviews are kept without a name if the user says so.',
  who: 'user',
  body: z.strictObject({ password: z.string().check(z.maxLength(1_000)), keepReviews: z.boolean() }),
  status: 204,
  answer: null,
  errors: ['password.current', 'auth.stale', 'rate.limited'],
});

export const publicUser = z.strictObject({
  username: z.string(),
  avatar: z.nullable(z.string()),
  createdAt: moment,
  counts: z.strictObject({ reviews: z.number(), products: z.number() }),
});

export const userList = endpoint({
  method: 'GET',
  path: 'v2/users',
  summary: 'Users with a public profile, newest first.',
  who: 'anyone',
  query: z.strictObject({ page, q: z.optional(z.string().check(z.maxLength(100))) }),
  status: 200,
  answer: z.strictObject({ items: z.array(publicUser), total: z.number() }),
  errors: [],
});

export const userRecord = endpoint({
  method: 'GET',
  path: 'v2/users/{username}',
  summary: 'The public fields of a user.',
  who: 'anyone',
  params: z.strictObject({ username: z.string().check(z.maxLength(100)) }),
  status: 200,
  answer: z.strictObject({ user: publicUser }),
  errors: ['not_found'],
});
