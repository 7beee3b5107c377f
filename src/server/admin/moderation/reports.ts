import type { decideReport, ReportLine, reportRows } from '#api/admin/moderation.ts';
import { type UserRow, userById, userByName } from '#db/queries/accounts.ts';
import { anyReview, complaintById, openReports, type QueuedReport, reportQueue } from '#db/queries/admin/moderation.ts';
import type { RowChange } from '#db/queries/admin/row-changes.ts';
import { publicUserPath } from '#site/account-paths.ts';
import { ingredientPath, productPath, reviewsPath } from '#site/paths.ts';
import { tellAuthor } from '../../accounts/mailed-links.ts';
import { iso } from '../../accounts/sessions.ts';
import type { Handler } from '../../api.ts';
import { ApiError } from '../../problems.ts';
import type { Services } from '../../services.ts';
import { banChange, tellBan } from '../bans.ts';
import { change } from '../change.ts';
import { removeReview } from './removal.ts';
import { authorView, neededReason, queueQuery } from './views.ts';

/** Where what was reported is shown; null: it is gone. */
function pathOf({ subject, subjectId, title, review, product, ingredient }: QueuedReport): string | null {
  if (subject === 'page') return subjectId;
  if (title === null) return null;
  if (subject === 'product') return productPath(subjectId);
  if (subject === 'ingredient') return ingredientPath(subjectId);
  if (subject === 'user') return publicUserPath(subjectId);
  if (review === null) return null;
  return product === null ? reviewsPath('ingredient', ingredient ?? '') : reviewsPath('product', product);
}

const textOf = ({ review }: QueuedReport) =>
  review === null ? null : [review.title, review.content, review.pros, review.cons].filter((part) => part !== '').join('\n\n');

export const listReports: Handler<typeof reportRows> = async ({ query }, services) => {
  const { rows, total } = await reportQueue(services.db, queueQuery(services, query));
  const line = async (row: QueuedReport): Promise<ReportLine> => ({
    id: row.id,
    subject: row.subject,
    title: row.title,
    path: pathOf(row),
    text: textOf(row),
    author: authorView(services, row.author, row.held),
    reasons: (await openReports(services.db, row.subject, row.subjectId)).map(({ complaint: { reason, at }, by }) => ({ reason, by, at })),
    at: row.at,
  });
  return { items: await Promise.all(rows.map(line)), total };
};

export const closeReport: Handler<typeof decideReport> = async ({ params: { id }, body }, services, caller, origin) => {
  const { db } = services;
  const first = await complaintById(db, id);
  if (!first) throw new ApiError('not_found');
  const open = await openReports(db, first.subject, first.subjectId);
  if (open.length === 0) throw new ApiError('moderation.decided');
  const { decision, ban } = body;
  const review = first.subject === 'review' ? await anyReview(db, Number(first.subjectId)) : null;
  // Products, ingredients and pages are mended on their own screens.
  if (decision === 'remove' && !review) throw new ApiError('not_found');
  const author = await authorOf(services, first, review?.userId ?? null);
  const banned = ban && author ? banChange(author, ban, services.now()) : null;
  const rows = [...closed(open, iso(services.now())), ...(banned ? [banned] : [])];
  const tell = (work: Promise<void>) => origin.waitUntil(work);
  if (decision === 'remove' && review) {
    const reason = neededReason(body.reason);
    const done = await removeReview(services, caller, review, reason, rows);
    if (author) tell(tellAuthor(services, author, 'removed', '/', { title: review.title, reason }));
    if (ban && author) tell(tellBan(services, author, ban));
    return done;
  }
  const done = await change(services, caller, 'report.close', rows);
  if (ban && author) tell(tellBan(services, author, ban));
  return done;
};

const closed = (open: Awaited<ReturnType<typeof openReports>>, closedAt: string): RowChange[] =>
  open.map(({ complaint: { id, subject, subjectId } }) => ({
    table: 'complaints',
    id,
    name: `${subject} ${subjectId}`,
    before: { closedAt: null },
    after: { closedAt },
  }));

/** Who wrote what was reported, or is the one reported. */
function authorOf(
  { db }: Services,
  { subject, subjectId }: { subject: string; subjectId: string },
  writer: number | null,
): Promise<UserRow | null> {
  if (subject === 'user') return userByName(db, subjectId);
  return writer === null ? Promise.resolve(null) : userById(db, writer);
}
