import * as z from 'zod/mini';
import {
  type feedRejections,
  feed as feedSchema,
  type fetchFeed,
  type listFeeds,
  type readFeedRows,
  type saveFeed,
} from '#api/admin/feeds.ts';
import { type Rejection, rejectionCodes } from '#core/imports/candidate.ts';
import { type FeedBatch, writeFeedRows } from '#db/queries/admin/feed-rows.ts';
import { beginReading, feedById, feedList, feedOfShop, rejectedRows, saveFeed as storeFeed } from '#db/queries/admin/feeds.ts';
import { insertAudit } from '#db/queries/admin/row-changes.ts';
import { iso } from '../../accounts/sessions.ts';
import type { Handler } from '../../api.ts';
import { FetchFailure } from '../../fetching/failure.ts';
import { fetchText } from '../../fetching/fetch-text.ts';
import { ApiError } from '../../problems.ts';
import type { Caller, Services } from '../../services.ts';
import { feedRowReader } from './read-feed-row.ts';

/** What an administrator does to a feed stands in the log; nothing of the catalogue changes by it. */
const writeDown = ({ db, now }: Services, caller: Caller, action: string, subject: string) =>
  insertAudit(db, { actor: caller.id, action, subject, at: iso(now()), detail: { rows: [] } });

export const list: Handler<typeof listFeeds> = async (_, { db }) => ({
  items: (await feedList(db)).map(({ columns, ...row }) => z.parse(feedSchema, { ...row, columns: JSON.parse(columns) })),
});

export const save: Handler<typeof saveFeed> = async ({ body: { columns, ...body } }, services, caller) => {
  const { db, now } = services;
  const settings = { ...body, columns: JSON.stringify(columns) };
  const before = await feedOfShop(db, settings.shop);
  const same =
    before && before.address === settings.address && before.currency === settings.currency && before.columns === settings.columns;
  if (same) return { id: before.id };
  const id = await storeFeed(db, settings, iso(now()));
  await writeDown(services, caller, 'feed.save', settings.shop);
  return { id };
};

const refusals = {
  private_address: 'feed.address',
  bad_address: 'feed.address',
  too_large: 'feed.too_large',
} as const;

export const fetchOne: Handler<typeof fetchFeed> = async ({ body: { address } }, services, caller) => {
  const { feedLimits } = services;
  await writeDown(services, caller, 'feed.fetch', address.slice(0, 200));
  try {
    return { text: await fetchText(address, feedLimits) };
  } catch (cause) {
    if (!(cause instanceof FetchFailure)) throw cause;
    const code = cause.code in refusals ? refusals[cause.code as keyof typeof refusals] : 'feed.unreachable';
    throw new ApiError(code, {
      values: { megabytes: feedLimits.most / 1e6, reason: [cause.code, cause.detail ?? ''].join(' ').trim() },
      cause,
    });
  }
};

type Sent = Parameters<typeof readRows>[0]['body'];
type Rejected = FeedBatch['rejections'][number];

/** What of the sent rows goes into the queue, each item once, and what does not. */
function sorted(services: Services, settings: { shop: string; currency: string | null }, { rows, faults }: Sent) {
  const read = feedRowReader(services, settings);
  const queued: FeedBatch['rows'][number][] = [];
  const rejections: Rejected[] = faults.map((fault) => ({ ...fault, item: null }));
  const seen = new Set<string>();
  for (const { row, line, fields } of rows) {
    const reject = (item: string | null, { code, detail }: Rejection) => rejections.push({ row, line, item, code, detail });
    const result = read(fields);
    if (result.kind === 'rejected') {
      reject(result.id, result.rejection);
      continue;
    }
    const { candidate, without } = result.row;
    if (seen.has(candidate.sourceId)) reject(candidate.sourceId, { code: 'duplicate_code', detail: null });
    else queued.push({ candidate, without: without?.code ?? null });
    seen.add(candidate.sourceId);
  }
  return { queued, rejections };
}

export const readRows: Handler<typeof readFeedRows> = async ({ params: { id }, body }, services, caller) => {
  const { db, now } = services;
  const feed = await feedById(db, id);
  if (!feed) throw new ApiError('not_found');
  const at = iso(now());
  if (body.begins) {
    await beginReading(db, id, at);
    await writeDown(services, caller, 'feed.read', feed.shop);
  }
  const startedAt = body.begins ? at : (feed.startedAt ?? at);
  const { queued, rejections } = sorted(services, feed, body);
  const { position, ends } = body;
  const done = await writeFeedRows(db, id, startedAt, { rows: queued, rejections, position, ends, at });
  return { ...done, rejected: rejections.length };
};

const rejectionCode = z.enum(rejectionCodes);

export const listRejections: Handler<typeof feedRejections> = async ({ params: { id }, query: { page, limit } }, { db }) => {
  if (!(await feedById(db, id))) throw new ApiError('not_found');
  const { rows, total } = await rejectedRows(db, id, (page - 1) * limit, limit);
  return { items: rows.map(({ feedId: _, ...row }) => ({ ...row, code: z.parse(rejectionCode, row.code) })), total };
};
