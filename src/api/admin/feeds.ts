import * as z from 'zod/mini';
import { rejectionCodes, warningCodes } from '#core/imports/candidate.ts';
import { matchKinds } from '#core/imports/external-list.ts';
import { feedFields, longestField } from '#core/imports/feed-columns.ts';
import { endpoint } from '../endpoint.ts';
import { id, moment } from '../fields.ts';
import { optionalText } from '../lists.ts';
import { numbered, rowPage, rowQuery } from './rows.ts';

/** Rows of a feed that are sent together, and how large such a call may be: a platform's function takes 6 MB and has ten seconds. */
export const feedRowsAtOnce = 100;
export const feedCallBytes = 3_000_000;
/** Rows that are shown as they would be read. */
export const previewRows = 20;

const count = z.int().check(z.minimum(0));
const shop = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
const address = z.string().check(z.maxLength(2_000));
const currency = z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/)));
/** A row in our names for fields: what a file calls them, the editor's browser has translated. */
const feedRow = z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(longestField)));

const settings = {
  shop,
  /** Null: a file is chosen each time. */
  address: z.nullable(address),
  /** Of prices that name none. */
  currency,
  columns: z.partialRecord(z.enum(feedFields), z.string().check(z.maxLength(200))),
};

export const feed = z.strictObject({
  id,
  ...settings,
  savedAt: moment,
  /** The last reading: when it began and ended, and how many rows it has done. */
  startedAt: z.nullable(moment),
  finishedAt: z.nullable(moment),
  position: count,
  /** Rows in the queue, and rows that could not be read. */
  waiting: count,
  rejected: count,
});
export type FeedLine = z.output<typeof feed>;

export const listFeeds = endpoint({
  method: 'GET',
  path: 'v2/admin/feeds',
  summary: 'Feeds of shops: how each is read, and what came of its last reading.',
  who: 'admin',
  status: 200,
  answer: z.strictObject({ items: z.array(feed) }),
  errors: [],
});

export const saveFeed = endpoint({
  method: 'POST',
  path: 'v2/admin/feeds',
  summary: 'Remembers how the feed of a shop is read; one feed a shop.',
  who: 'admin',
  body: z.strictObject(settings),
  status: 200,
  answer: z.strictObject({ id }),
  errors: [],
});

export const fetchFeed = endpoint({
  method: 'POST',
  path: 'v2/admin/feeds/fetch',
  summary: 'Fetches a feed from an address of the internet, unpacked, as text.',
  who: 'admin',
  body: z.strictObject({ address }),
  status: 200,
  answer: z.strictObject({ text: z.string() }),
  errors: ['feed.address', 'feed.unreachable', 'feed.too_large'],
});

export const previewRow = z.strictObject({
  item: optionalText,
  /** Why nothing would come of it. */
  problem: z.nullable(z.enum(rejectionCodes)),
  detail: optionalText,
  brand: optionalText,
  title: optionalText,
  category: optionalText,
  sizes: z.array(z.string()),
  /** What the shop asks: "12.90 EUR". */
  prices: z.array(z.string()),
  barcodes: z.array(z.string()),
  /** Names of the list that are known, of all; null where it has none that can be read. */
  names: z.nullable(z.strictObject({ known: count, all: count })),
  /** Why it has no list; prices and barcodes of it are of use all the same. */
  without: z.nullable(z.enum(rejectionCodes)),
  warnings: z.array(z.strictObject({ code: z.enum(warningCodes), detail: z.string() })),
  match: z.nullable(z.strictObject({ title: z.string(), by: z.enum(matchKinds), likeness: z.nullable(z.number()) })),
});
export type PreviewRow = z.output<typeof previewRow>;

export const previewFeed = endpoint({
  method: 'POST',
  path: 'v2/admin/feeds/preview',
  summary: 'Shows some rows of a feed as they would be read; nothing is kept.',
  who: 'admin',
  body: z.strictObject({ shop, currency, rows: z.array(feedRow).check(z.minLength(1), z.maxLength(previewRows)) }),
  largestBody: feedCallBytes,
  status: 200,
  answer: z.strictObject({ items: z.array(previewRow) }),
  errors: [],
});

export const readFeedRows = endpoint({
  method: 'POST',
  path: 'v2/admin/feeds/{id}/rows',
  summary: 'Puts rows of a feed into the queue of external products. The same rows once more change nothing.',
  who: 'admin',
  params: numbered,
  body: z.strictObject({
    /** They are the first of a reading; its last rows end what the feed no longer has. */
    begins: z.boolean(),
    ends: z.boolean(),
    rows: z.array(z.strictObject({ row: id, line: id, fields: feedRow })).check(z.maxLength(feedRowsAtOnce)),
    /** Rows that could not be cut out of the file or sent. */
    faults: z
      .array(z.strictObject({ row: id, line: id, code: z.enum(rejectionCodes), detail: z.nullable(z.string().check(z.maxLength(500))) }))
      .check(z.maxLength(feedRowsAtOnce)),
    /** Rows that are done when these are. */
    position: count,
  }),
  largestBody: feedCallBytes,
  status: 200,
  answer: z.strictObject({
    added: count,
    known: count,
    rejected: count,
    /** Products whose prices followed at once, since an editor has said which they are. */
    offered: count,
  }),
  errors: ['not_found'],
});

export const feedRejection = z.strictObject({
  id,
  row: id,
  line: id,
  item: optionalText,
  code: z.enum(rejectionCodes),
  detail: optionalText,
});

export const feedRejections = endpoint({
  method: 'GET',
  path: 'v2/admin/feeds/{id}/rejections',
  summary: 'What the last reading of a feed rejected, and why.',
  who: 'admin',
  params: numbered,
  query: z.strictObject({ page: rowQuery([]).page, limit: rowQuery([]).limit }),
  status: 200,
  answer: rowPage(feedRejection),
  errors: ['not_found'],
});
