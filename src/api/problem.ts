import * as z from 'zod/mini';

/** Everything an answer may say went wrong: the stable word, and the status it travels with. Words for people: i18n, `problem.<code>`. */
export const problemStatus = {
  'auth.required': 401,
  'auth.forbidden': 403,
  'auth.credentials': 401,
  'auth.banned': 403,
  'auth.stale': 403,
  'auth.second_factor': 401,
  'auth.attempt': 422,
  'auth.code': 422,
  'second_factor.on': 409,
  'second_factor.off': 409,
  'account.username_taken': 409,
  'password.current': 422,
  'token.dead': 422,
  'review.duplicate': 409,
  'review.edit_window': 403,
  'text.held': 422,
  'favorites.full': 409,
  'shelf.full': 409,
  'routine.full': 409,
  'product.duplicate': 409,
  'product.not_pending': 403,
  'change.not_undoable': 409,
  'admin.last': 409,
  'admin.unconfirmed': 409,
  'moderation.decided': 409,
  'change.conflict': 409,
  'alias.taken': 409,
  'brand.duplicate': 409,
  'ingredient.name_taken': 409,
  'publish.unavailable': 409,
  'publish.failed': 502,
  'night.unavailable': 409,
  'feed.address': 422,
  'feed.unreachable': 502,
  'feed.too_large': 422,
  'import.unavailable': 409,
  'image.type': 415,
  'image.unreadable': 422,
  'image.too_many_pixels': 422,
  'image.not_square': 422,
  'image.not_white': 422,
  not_found: 404,
  'method.not_allowed': 405,
  'body.too_large': 413,
  'body.type': 415,
  'body.malformed': 422,
  'input.invalid': 422,
  'rate.limited': 429,
  'format.unknown': 501,
  'server.error': 500,
  'server.unavailable': 503,
} as const;
export type ProblemCode = keyof typeof problemStatus;

/** What every endpoint may answer, whatever it is for. */
export const usualProblems: readonly ProblemCode[] = ['method.not_allowed', 'server.error', 'server.unavailable'];

/** application/problem+json (RFC 9457). `detail` is in the site's language; `errors` names the fields of a failed validation; `id` is in the log of a server error; with `attempt` a sign-in goes on to its second factor. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), code: z.string(), message: z.string() }))),
  id: z.optional(z.string()),
  attempt: z.optional(z.string()),
});
export type Problem = z.output<typeof problem>;
