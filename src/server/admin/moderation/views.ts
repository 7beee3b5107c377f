import type { Author, SubmissionLine } from '#api/admin/moderation.ts';
import { banOf } from '#core/accounts/ban.ts';
import type { UserRow } from '#db/queries/accounts.ts';
import type { QueuedSubmission, QueueQuery } from '#db/queries/admin/moderation.ts';
import { iso } from '../../accounts/sessions.ts';
import { ApiError } from '../../problems.ts';
import type { Services } from '../../services.ts';
import { countedSince } from '../users.ts';

export function authorView(services: Services, user: UserRow | null, held: number): Author | null {
  if (user === null) return null;
  const { id, username, emailVerifiedAt } = user;
  return { id, username, confirmed: emailVerifiedAt !== null, banned: banOf(user, iso(services.now())) !== null, held };
}

export const submissionView = (services: Services, { product, brand, author, held }: QueuedSubmission): SubmissionLine => ({
  id: product.id,
  brand,
  title: product.titleEn,
  category: product.category,
  author: authorView(services, author, held),
  picture: product.imageKey !== null,
  asked: product.statusReason,
  added: product.addedAt,
  updated: product.updatedAt,
});

interface Asked {
  readonly q?: string | undefined;
  readonly sort?: string | undefined;
  readonly page: number;
  readonly limit: number;
}

/** What a list of the address asks the database; the oldest come first. */
export function queueQuery(services: Services, { q, sort = 'at', page, limit }: Asked): QueueQuery {
  const backwards = sort.startsWith('-');
  return { q, sort: sort.endsWith('title') ? 'title' : 'at', backwards, since: countedSince(services), offset: (page - 1) * limit, limit };
}

/** A reason that the author will read. */
export function neededReason(reason: string | undefined): string {
  if (reason === undefined) throw new ApiError('input.invalid', { fields: [{ path: 'reason', code: 'field.required' }] });
  return reason;
}
