import { type anyReview, keepReviewText } from '#db/queries/admin/moderation.ts';
import type { RowChange } from '#db/queries/admin/row-changes.ts';
import { iso } from '../../accounts/sessions.ts';
import type { Caller, Services } from '../../services.ts';
import { change, type Done } from '../change.ts';

type ReviewRow = NonNullable<Awaited<ReturnType<typeof anyReview>>>;

/**
 * Removes a review in the name of an administrator, with what belongs to it. The text is kept with its author's held texts, and goes with the
 * account: taking the change back shows it again, without the marks "helpful" that it had.
 */
export async function removeReview(
  services: Services,
  caller: Caller,
  { id: _, ...review }: ReviewRow,
  reason: string | null,
  further: readonly RowChange[] = [],
): Promise<Done> {
  const at = iso(services.now());
  const { userId, title, content, pros, cons } = review;
  const { productId, ingredient, rating, language, skin, createdAt, editedAt } = review;
  const draft = {
    productId,
    ingredient,
    rating,
    title,
    content,
    pros,
    cons,
    language,
    skin,
    createdAt,
    editedAt,
    demo: Number(review.demo),
  };
  const text = [title, content, pros, cons].filter((part) => part !== '').join('\n\n');
  const kept = {
    userId,
    kind: 'review',
    text,
    reason: reason ?? '—',
    at,
    closedAt: at,
    state: 'published',
    draft: JSON.stringify(draft),
  } as const;
  const held = await keepReviewText(services.db, kept);
  const row = { table: 'heldTexts', id: held, name: title, before: { state: 'published' }, after: { state: 'removed' } } as const;
  return change(services, caller, 'text.remove', [row, ...further]);
}
