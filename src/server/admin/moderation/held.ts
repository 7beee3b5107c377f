import * as z from 'zod/mini';
import type { decideHeld, heldRows } from '#api/admin/moderation.ts';
import { heldProduct, heldReview } from '#core/moderation/held-draft.ts';
import { type UserRow, userById } from '#db/queries/accounts.ts';
import { anyReview, heldQueue, heldText } from '#db/queries/admin/moderation.ts';
import { difference, type RowChange } from '#db/queries/admin/row-changes.ts';
import { insertSubmission, submissionById, updateSubmission } from '#db/queries/submissions.ts';
import { myProductsPath, userPath } from '#site/account-paths.ts';
import { tellAuthor } from '../../accounts/mailed-links.ts';
import { iso } from '../../accounts/sessions.ts';
import type { Handler } from '../../api.ts';
import { ApiError } from '../../problems.ts';
import type { Services } from '../../services.ts';
import { whatFollows } from '../../submissions/submissions.ts';
import { banChange, tellBan } from '../bans.ts';
import { change } from '../change.ts';
import { authorView, queueQuery } from './views.ts';

type HeldRow = NonNullable<Awaited<ReturnType<typeof heldText>>>;

export const listHeld: Handler<typeof heldRows> = async ({ query }, services) => {
  const { rows, total } = await heldQueue(services.db, queueQuery(services, query));
  return {
    items: rows.map(({ text: { id, kind, text, reason, draft, at }, author, held }) => ({
      id,
      kind,
      text,
      reason,
      author: authorView(services, author, held),
      publishable: draft !== null,
      at,
    })),
    total,
  };
};

/** What an edited review becomes; a new one is entered by the database as the state of its text changes. */
async function reviewChange(services: Services, draft: unknown, at: string): Promise<RowChange[]> {
  const { edits, rating, title, content, pros, cons } = z.parse(heldReview, draft);
  if (edits === undefined) return [];
  const now = await anyReview(services.db, edits);
  if (!now) throw new ApiError('not_found');
  const row = difference('reviews', edits, title, now, { rating, title, content, pros, cons, editedAt: at });
  return row ? [row] : [];
}

/** Lets a submission into the queue, where it is looked at as any other. */
async function productChange(services: Services, draft: unknown, author: number, at: string): Promise<RowChange[]> {
  const { edits, ...product } = z.parse(heldProduct, draft);
  const further = await whatFollows(services, product);
  const duplicate = new ApiError('product.duplicate');
  if (edits !== undefined) {
    if ((await submissionById(services.db, edits))?.product.status !== 'pending') throw new ApiError('moderation.decided');
    if (!(await updateSubmission(services.db, edits, product, further, at))) throw duplicate;
    return [];
  }
  const id = await insertSubmission(services.db, product, further, author, at);
  if (id === null) throw duplicate;
  // Taken back, it is not in the queue any more.
  return [
    { table: 'products', id, name: `${product.brand} ${product.title}`, before: { status: 'rejected' }, after: { status: 'pending' } },
  ];
}

function published(services: Services, { kind, draft }: HeldRow, author: UserRow | null, at: string): Promise<RowChange[]> {
  if (draft === null || author === null) throw new ApiError('not_found');
  const made: unknown = JSON.parse(draft);
  return kind === 'review' ? reviewChange(services, made, at) : productChange(services, made, author.id, at);
}

export const decideOnHeld: Handler<typeof decideHeld> = async ({ params: { id }, body: { decision, ban } }, services, caller, origin) => {
  const text = await heldText(services.db, id);
  if (!text) throw new ApiError('not_found');
  if (text.state !== 'waiting') throw new ApiError('moderation.decided');
  const author = text.userId === null ? null : await userById(services.db, text.userId);
  const at = iso(services.now());
  const publish = decision === 'publish';
  const entered = publish ? await published(services, text, author, at) : [];
  const state = publish ? 'published' : 'refused';
  const name = text.text.split('\n')[0] ?? '';
  const row = { table: 'heldTexts', id, name, before: { state: 'waiting', closedAt: null }, after: { state, closedAt: at } } as const;
  const banned = ban && author ? banChange(author, ban, services.now()) : null;
  const done = await change(services, caller, publish ? 'text.publish' : 'text.refuse', [row, ...entered, ...(banned ? [banned] : [])]);
  if (author && publish) {
    const path = text.kind === 'review' ? userPath : myProductsPath();
    origin.waitUntil(tellAuthor(services, author, 'published', path, { title: name }));
  }
  if (author && ban) origin.waitUntil(tellBan(services, author, ban));
  return done;
};
