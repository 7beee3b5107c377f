import type { addReview, editReview, markHelpful, removeReview, reviewList, unmarkHelpful, userReviews } from '#api/reviews.ts';
import { reviewsPerAnswer } from '#core/catalog/page-sizes.ts';
import type { HeldReview } from '#core/moderation/held-draft.ts';
import { type ReviewDraft, reviewProblems, tidyReview, withinEditWindow } from '#core/reviews/review-draft.ts';
import { publicUser, userByName } from '#db/queries/accounts.ts';
import {
  countReviews,
  deleteReview,
  insertReview,
  ratingsOf,
  reviewBy,
  reviewById,
  reviewsByUser,
  reviewsOf,
  type ShownReview,
  setHelpful,
  updateReview,
} from '#db/queries/reviews.ts';
import { type Subject, subjectOf } from '#db/queries/subjects.ts';
import { ownRow, settingsOf } from '../accounts/own-account.ts';
import { iso } from '../accounts/sessions.ts';
import { removeReview as removeAsEditor } from '../admin/moderation/removal.ts';
import type { Handler } from '../api.ts';
import { limit } from '../limits.ts';
import { publishable } from '../moderation/publishable.ts';
import { ApiError } from '../problems.ts';
import type { Caller, Services } from '../services.ts';
import { reviewView } from './review-view.ts';

async function subject(services: Services, kind: 'product' | 'ingredient', alias: string): Promise<Subject> {
  const found = await subjectOf(services.db, kind, alias);
  if (!found) throw new ApiError('not_found');
  return found;
}

/** The draft as it may be published; its rules and the word lists decide. */
async function checkedDraft(
  services: Services,
  caller: Caller,
  given: ReviewDraft,
  row: Omit<HeldReview, keyof ReviewDraft | 'demo'>,
): Promise<ReviewDraft> {
  const draft = tidyReview(given);
  const problems = reviewProblems(draft);
  if (problems.length > 0) throw new ApiError('input.invalid', { fields: problems.map(({ field, code }) => ({ path: field, code })) });
  const { title, content, pros, cons } = draft;
  const fields = { title, content, pros, cons };
  await publishable(services, { user: caller.id, kind: 'review', fields, draft: { ...row, ...draft, demo: 0 } });
  return draft;
}

async function known(services: Services, id: number, asker: number | null): Promise<ShownReview> {
  const found = await reviewById(services.db, id, asker);
  if (!found) throw new ApiError('not_found');
  return found;
}

export const listReviews: Handler<typeof reviewList> = async ({ query }, services, caller) => {
  const of = await subject(services, query.subject, query.alias);
  const asker = caller?.id ?? null;
  const histogram = await ratingsOf(services.db, of);
  const count = histogram.reduce((sum, given) => sum + given, 0);
  const { sort, skin = null } = query;
  const wanted = { subject: of, sort, skin, offset: (query.page - 1) * reviewsPerAnswer, limit: reviewsPerAnswer };
  // The histogram has counted all of them already, and most subjects have none.
  const total = skin === null ? count : await countReviews(services.db, wanted);
  const items = total === 0 ? [] : await reviewsOf(services.db, wanted, asker);
  const stars = histogram.reduce((sum, given, index) => sum + given * (index + 1), 0);
  const own = asker === null || count === 0 ? null : await reviewBy(services.db, asker, of);
  return {
    items: items.map((shown) => reviewView(shown, asker, services.site.language)),
    total,
    title: (services.site.language === 'ru' ? of.titleRu : null) ?? of.title,
    own: own && reviewView(own, asker, services.site.language),
    summary: { average: count === 0 ? null : Math.round((stars / count) * 100) / 100, count, histogram },
  };
};

export const listUserReviews: Handler<typeof userReviews> = async ({ params: { username }, query: { page } }, services, caller) => {
  const asker = caller?.id ?? null;
  const visible = await publicUser(services.db, username, asker);
  const user = visible && (await userByName(services.db, username));
  if (!user) throw new ApiError('not_found');
  const { items, total } = await reviewsByUser(services.db, user.id, (page - 1) * reviewsPerAnswer, reviewsPerAnswer, asker);
  return { items: items.map((shown) => reviewView(shown, asker, services.site.language)), total };
};

export const publishReview: Handler<typeof addReview> = async ({ body: { subject: kind, alias, ...given } }, services, caller) => {
  const { db, site, t } = services;
  const now = services.now();
  await limit(db, services.limits.reviews, caller.id, now);
  const of = await subject(services, kind, alias);
  const { skin } = settingsOf(await ownRow(services, caller));
  const draft = await checkedDraft(services, caller, given, {
    productId: of.kind === 'product' ? of.id : null,
    ingredient: of.kind === 'product' ? null : of.title,
    language: site.language,
    skin: skin.length > 0 ? skin.join(' ') : null,
    createdAt: iso(now),
    editedAt: null,
  });
  const id = await insertReview(db, { ...draft, user: caller.id, subject: of, language: site.language, skin, at: iso(now) });
  if (id === null) throw new ApiError('review.duplicate', kind === 'ingredient' ? { words: 'review.duplicate.ingredient' } : {});
  return { review: reviewView(await known(services, id, caller.id), caller.id, services.site.language), message: t('review.added') };
};

export const changeReview: Handler<typeof editReview> = async ({ params: { id }, body }, services, caller) => {
  const now = services.now();
  await limit(services.db, services.limits.reviews, caller.id, now);
  const { review } = await known(services, id, caller.id);
  if (review.userId !== caller.id) throw new ApiError('auth.forbidden');
  if (!withinEditWindow(review.createdAt, iso(now))) throw new ApiError('review.edit_window');
  const { rating, title, content, pros, cons } = { ...review, ...body };
  const { productId, ingredient, language, skin, createdAt } = review;
  const row = { productId, ingredient, language, skin, createdAt, editedAt: iso(now), edits: id };
  await updateReview(services.db, id, await checkedDraft(services, caller, { rating, title, content, pros, cons }, row), iso(now));
  return { review: reviewView(await known(services, id, caller.id), caller.id, services.site.language) };
};

export const withdrawReview: Handler<typeof removeReview> = async ({ params: { id } }, services, caller) => {
  const { review } = await known(services, id, caller.id);
  if (review.userId !== caller.id && caller.role !== 'admin') throw new ApiError('auth.forbidden');
  if (review.userId === caller.id) await deleteReview(services.db, id);
  else await removeAsEditor(services, caller, review, null);
  return null;
};

/** Nobody votes for their own review. */
async function vote(services: Services, caller: Caller, id: number, helpful: boolean): Promise<null> {
  await limit(services.db, services.limits.writing, caller.id, services.now());
  const { review } = await known(services, id, caller.id);
  if (review.userId === caller.id) throw new ApiError('auth.forbidden');
  await setHelpful(services.db, id, caller.id, helpful);
  return null;
}
export const voteHelpful: Handler<typeof markHelpful> = ({ params: { id } }, services, caller) => vote(services, caller, id, true);
export const unvoteHelpful: Handler<typeof unmarkHelpful> = ({ params: { id } }, services, caller) => vote(services, caller, id, false);
