import * as z from 'zod/mini';
import { readerSkins } from '#core/analysis/reader-skin.ts';
import { languages } from '#core/language.ts';
import { endpoint } from './endpoint.ts';
import { alias, id, moment, page } from './fields.ts';

export const reviewSubjects = ['product', 'ingredient'] as const;
export type ReviewSubject = (typeof reviewSubjects)[number];
export const reviewSorts = ['newest', 'oldest', 'highest', 'lowest', 'helpful'] as const;

/** More than any field allows, so that the rules of core/reviews say what is wrong, and not the schema. */
const text = z._default(z.string().check(z.maxLength(20_000)), '');
const draft = { rating: z._default(z.number(), 0), title: text, content: text, pros: text, cons: text };

export const review = z.strictObject({
  id,
  subject: z.strictObject({ kind: z.enum(reviewSubjects), alias: z.string(), title: z.string() }),
  /** Null when the account is gone. */
  author: z.nullable(z.strictObject({ username: z.string(), avatar: z.nullable(z.string()) })),
  rating: z.number(),
  title: z.string(),
  content: z.string(),
  pros: z.string(),
  cons: z.string(),
  language: z.enum(languages),
  /** The author’s skin when it was written. */
  skin: z.array(z.enum(readerSkins)),
  createdAt: moment,
  editedAt: z.nullable(moment),
  /** The author may edit until then. */
  editableUntil: moment,
  helpful: z.number(),
  /** Of who asks: is it theirs, did they find it helpful? */
  mine: z.boolean(),
  foundHelpful: z.boolean(),
});
export type Review = z.output<typeof review>;

const summary = z.strictObject({
  average: z.nullable(z.number()),
  count: z.number(),
  /** How many gave 1, 2, 3, 4 and 5. */
  histogram: z.array(z.number()),
});
const params = z.strictObject({ id: z.coerce.number().check(z.int(), z.minimum(1)) });

export const reviewList = endpoint({
  method: 'GET',
  path: 'v2/reviews',
  summary:
    'Reviews of a product or an ingredient. The summary counts all of them, whatever the filter; `own` is the asker’s, on whatever page.',
  who: 'anyone',
  query: z.strictObject({
    subject: z.enum(reviewSubjects),
    alias,
    page,
    sort: z._default(z.enum(reviewSorts), 'newest'),
    skin: z.optional(z.enum(readerSkins)),
  }),
  status: 200,
  answer: z.strictObject({
    /** Of what is reviewed. */
    title: z.string(),
    items: z.array(review),
    total: z.number(),
    summary,
    own: z.nullable(review),
  }),
  errors: ['not_found'],
});

export const userReviews = endpoint({
  method: 'GET',
  path: 'v2/users/{username}/reviews',
  summary: 'What a user with a public profile has written, newest first.',
  who: 'anyone',
  params: z.strictObject({ username: z.string().check(z.maxLength(100)) }),
  query: z.strictObject({ page }),
  status: 200,
  answer: z.strictObject({ items: z.array(review), total: z.number() }),
  errors: ['not_found'],
});

export const addReview = endpoint({
  method: 'POST',
  path: 'v2/reviews',
  summary: 'Publishes a review at once: one for each user and subject.',
  who: 'user',
  body: z.strictObject({ subject: z.enum(reviewSubjects), alias, ...draft }),
  status: 201,
  answer: z.strictObject({ review, message: z.string() }),
  errors: ['not_found', 'review.duplicate', 'text.held', 'rate.limited'],
});

export const editReview = endpoint({
  method: 'PATCH',
  path: 'v2/reviews/{id}',
  summary: 'Changes one’s own review within ten minutes after publication.',
  who: 'user',
  params,
  body: z.partial(z.strictObject({ rating: z.number(), title: z.string(), content: z.string(), pros: z.string(), cons: z.string() })),
  status: 200,
  answer: z.strictObject({ review }),
  errors: ['not_found', 'auth.forbidden', 'review.edit_window', 'text.held', 'rate.limited'],
});

export const removeReview = endpoint({
  method: 'DELETE',
  path: 'v2/reviews/{id}',
  summary: 'Removes one’s own review; an administrator removes any.',
  who: 'user',
  params,
  status: 204,
  answer: null,
  errors: ['not_found', 'auth.forbidden'],
});

export const markHelpful = endpoint({
  method: 'PUT',
  path: 'v2/reviews/{id}/helpful',
  summary: 'Says that a review of somebody else helped.',
  who: 'user',
  params,
  status: 204,
  answer: null,
  errors: ['not_found', 'auth.forbidden', 'rate.limited'],
});

export const unmarkHelpful = endpoint({
  method: 'DELETE',
  path: 'v2/reviews/{id}/helpful',
  summary: 'Takes that back.',
  who: 'user',
  params,
  status: 204,
  answer: null,
  errors: ['not_found', 'auth.forbidden', 'rate.limited'],
});
