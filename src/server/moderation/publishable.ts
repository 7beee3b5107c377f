import type { HeldProduct, HeldReview } from '#core/moderation/held-draft.ts';
import { insertHeldText } from '#db/queries/reviews.ts';
import { contactOf } from '../accounts/bans.ts';
import { iso } from '../accounts/sessions.ts';
import { ApiError } from '../problems.ts';
import type { Services } from '../services.ts';

interface Text {
  readonly user: number;
  readonly kind: 'review' | 'product';
  /** What is looked through. */
  readonly fields: Readonly<Record<string, string>>;
  /** What an editor would publish (core/moderation/held-draft.ts). */
  readonly draft: HeldReview | HeldProduct;
}

/** Refuses texts with held words; the author is told why and where to object, and an administrator sees it. */
export async function publishable(services: Services, { user, kind, fields, draft }: Text): Promise<void> {
  for (const [path, text] of Object.entries(fields)) {
    const held = await services.moderation(text);
    if (!held) continue;
    const whole = Object.values(fields)
      .filter((part) => part !== '')
      .join('\n\n');
    await insertHeldText(services.db, {
      userId: user,
      kind,
      text: whole,
      reason: `${held.reason}: ${held.entry}`,
      at: iso(services.now()),
      draft: JSON.stringify(draft),
    });
    throw new ApiError('text.held', { values: { contact: contactOf(services) }, fields: [{ path, code: `text.held.${held.reason}` }] });
  }
}
