import { holdsLink } from '#core/moderation/links.ts';

/** Limits of the specification; lengths in characters. */
export const reviewLimits = { lowestRating: 1, highestRating: 5, title: 100, content: 5_000, aspect: 500, editMinutes: 10 } as const;

/** A review as its author writes it. `rating` is 0 while none is chosen. */
export interface ReviewDraft {
  readonly rating: number;
  readonly title: string;
  readonly content: string;
  readonly pros: string;
  readonly cons: string;
}

export const reviewFields = ['rating', 'title', 'content', 'pros', 'cons'] as const;
export type ReviewField = (typeof reviewFields)[number];
export const reviewProblemCodes = [
  'review.rating.required',
  'review.title.required',
  'review.title.too_long',
  'review.content.required',
  'review.content.too_long',
  'review.pros.too_long',
  'review.cons.too_long',
  'review.link',
] as const;
export interface ReviewProblem {
  readonly field: ReviewField;
  readonly code: (typeof reviewProblemCodes)[number];
}

const tidy = (text: string) => text.replace(/\r\n?/g, '\n').trim();
const lengthOf = (text: string) => [...text].length;

/** The draft as it is stored: without blanks at the ends, one kind of line break. */
export const tidyReview = (draft: ReviewDraft): ReviewDraft => ({
  rating: draft.rating,
  title: tidy(draft.title),
  content: tidy(draft.content),
  pros: tidy(draft.pros),
  cons: tidy(draft.cons),
});

/** What keeps a tidied draft from being published, in the order of the form; at most one per field. */
export function reviewProblems({ rating, title, content, pros, cons }: ReviewDraft): ReviewProblem[] {
  const problems: ReviewProblem[] = [];
  const add = (field: ReviewField, code: ReviewProblem['code']) => problems.push({ field, code });
  const { lowestRating, highestRating } = reviewLimits;
  if (!Number.isInteger(rating) || rating < lowestRating || rating > highestRating) add('rating', 'review.rating.required');
  if (title === '') add('title', 'review.title.required');
  else if (lengthOf(title) > reviewLimits.title) add('title', 'review.title.too_long');
  else if (holdsLink(title)) add('title', 'review.link');
  if (content === '') add('content', 'review.content.required');
  else if (lengthOf(content) > reviewLimits.content) add('content', 'review.content.too_long');
  else if (holdsLink(content)) add('content', 'review.link');
  for (const [field, text] of [['pros', pros] as const, ['cons', cons] as const]) {
    if (lengthOf(text) > reviewLimits.aspect) add(field, `review.${field}.too_long`);
    else if (holdsLink(text)) add(field, 'review.link');
  }
  return problems;
}

/** May the author still edit at `now`? Both are ISO moments; the server's clock decides. */
export function withinEditWindow(publishedAt: string, now: string): boolean {
  return Date.parse(now) - Date.parse(publishedAt) <= reviewLimits.editMinutes * 60_000;
}
