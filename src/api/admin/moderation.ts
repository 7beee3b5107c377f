import * as z from 'zod/mini';
import { complaintSubjects } from '#core/complaints/complaint.ts';
import { edges } from '#core/submissions/white-background.ts';
import { endpoint } from '../endpoint.ts';
import { moment } from '../fields.ts';
import { optionalText } from '../lists.ts';
import { changed, numbered, rowPage, rowQuery } from './rows.ts';
import { ban } from './users.ts';

/** In words for the author. */
const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(500));

/** Who wrote it; whoever had three texts held back in 30 days stands first. */
export const author = z.strictObject({
  id: z.int(),
  username: z.string(),
  /** Mails reach only a confirmed address. */
  confirmed: z.boolean(),
  banned: z.boolean(),
  held: z.int(),
});
export type Author = z.output<typeof author>;

export const moderationCounts = endpoint({
  method: 'GET',
  path: 'v2/admin/moderation',
  summary: 'How much waits for a decision.',
  who: 'admin',
  status: 200,
  answer: z.strictObject({ submissions: z.int(), asked: z.int(), reports: z.int(), held: z.int() }),
  errors: [],
});

export const submissionLine = z.strictObject({
  id: z.int(),
  brand: z.string(),
  title: z.string(),
  category: optionalText,
  author: z.nullable(author),
  picture: z.boolean(),
  /** What the author was asked. */
  asked: optionalText,
  added: moment,
  updated: moment,
});
export type SubmissionLine = z.output<typeof submissionLine>;

export const submissionRows = endpoint({
  method: 'GET',
  path: 'v2/admin/moderation/submissions',
  summary: 'Submissions that wait: for an editor, or for an answer of their author.',
  who: 'admin',
  query: z.strictObject({ ...rowQuery(['added', 'title']), state: z._default(z.enum(['waiting', 'asked']), 'waiting') }),
  status: 200,
  answer: rowPage(submissionLine),
  errors: [],
});

const double = z.strictObject({
  id: z.int(),
  alias: z.string(),
  name: z.string(),
  status: z.string(),
  why: z.enum(['barcode', 'list', 'title']),
});

export const submissionDetail = endpoint({
  method: 'GET',
  path: 'v2/admin/moderation/submissions/{id}',
  summary: 'One submission with its list, its picture and how white the background is, and products it may be a double of.',
  who: 'admin',
  params: numbered,
  status: 200,
  answer: z.strictObject({
    submission: submissionLine,
    list: z.string(),
    sizes: z.array(z.string()),
    barcodes: z.array(z.string()),
    picture: optionalText,
    /** Borders that are not white; null without a picture. */
    coloured: z.nullable(z.array(z.enum(edges))),
    doubles: z.array(double),
  }),
  errors: ['not_found'],
});
export type Double = z.output<typeof double>;

export const decideSubmission = endpoint({
  method: 'POST',
  path: 'v2/admin/moderation/submissions/{id}',
  summary: 'Publishes a submission, rejects it, or asks its author; whoever decides says what version was seen.',
  who: 'admin',
  params: numbered,
  body: z.strictObject({
    decision: z.enum(['approve', 'reject', 'ask']),
    /** Needed for what is not published. */
    reason: z.optional(reason),
    /** `updated` of the submission as it was shown. */
    seen: moment,
    /** Bans the author in the same step. */
    ban: z.optional(ban),
  }),
  status: 200,
  answer: changed,
  errors: ['not_found', 'moderation.decided', 'admin.last'],
});

export const reportLine = z.strictObject({
  /** Of the first report about it. */
  id: z.int(),
  subject: z.enum(complaintSubjects),
  /** What it is called, and where it is shown; null: it is gone. */
  title: optionalText,
  path: optionalText,
  /** The reported text of a review. */
  text: optionalText,
  author: z.nullable(author),
  reasons: z.array(z.strictObject({ reason: z.string(), by: optionalText, at: moment })),
  at: moment,
});
export type ReportLine = z.output<typeof reportLine>;

export const reportRows = endpoint({
  method: 'GET',
  path: 'v2/admin/moderation/reports',
  summary: 'Open reports, those about the same thing together.',
  who: 'admin',
  query: z.strictObject(rowQuery(['at'])),
  status: 200,
  answer: rowPage(reportLine),
  errors: [],
});

export const decideReport = endpoint({
  method: 'POST',
  path: 'v2/admin/moderation/reports/{id}',
  summary: 'Closes all reports about a thing: its text is removed, or kept. The author may be banned in the same step.',
  who: 'admin',
  params: numbered,
  body: z.strictObject({ decision: z.enum(['remove', 'keep']), reason: z.optional(reason), ban: z.optional(ban) }),
  status: 200,
  answer: changed,
  errors: ['not_found', 'moderation.decided', 'admin.last'],
});

export const heldLine = z.strictObject({
  id: z.int(),
  kind: z.enum(['review', 'product']),
  text: z.string(),
  /** "profanity: the entry" */
  reason: z.string(),
  author: z.nullable(author),
  /** Does the record hold what would be published? Those of older versions do not. */
  publishable: z.boolean(),
  at: moment,
});
export type HeldLine = z.output<typeof heldLine>;

export const heldRows = endpoint({
  method: 'GET',
  path: 'v2/admin/moderation/held',
  summary: 'Texts that the word lists held back.',
  who: 'admin',
  query: z.strictObject(rowQuery(['at'])),
  status: 200,
  answer: rowPage(heldLine),
  errors: [],
});

export const decideHeld = endpoint({
  method: 'POST',
  path: 'v2/admin/moderation/held/{id}',
  summary: 'Publishes a held text after all, or leaves it unpublished. The author may be banned in the same step.',
  who: 'admin',
  params: numbered,
  body: z.strictObject({ decision: z.enum(['publish', 'refuse']), ban: z.optional(ban) }),
  status: 200,
  answer: changed,
  errors: ['not_found', 'moderation.decided', 'review.duplicate', 'product.duplicate', 'admin.last'],
});
