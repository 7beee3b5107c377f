import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { moment } from '../fields.ts';
import { optionalText } from '../lists.ts';
import { changed, numbered, rowPage, rowQuery } from './rows.ts';

export const auditEntry = z.strictObject({
  id: z.int(),
  at: moment,
  /** Name of the administrator; null when the account is gone. */
  actor: optionalText,
  /** "products.change", "user.ban" … */
  action: z.string(),
  /** What it was done to, in words. */
  subject: z.string(),
  rows: z.array(z.strictObject({ name: z.string(), before: z.record(z.string(), z.unknown()), after: z.record(z.string(), z.unknown()) })),
  undoable: z.boolean(),
});
export type AuditEntry = z.output<typeof auditEntry>;

export const auditLog = endpoint({
  method: 'GET',
  path: 'v2/admin/audit',
  summary: 'What administrators did, newest first. Nothing can change it.',
  who: 'admin',
  query: z.strictObject({ ...rowQuery(['at']), actor: z.optional(z.string().check(z.maxLength(100))) }),
  status: 200,
  answer: rowPage(auditEntry),
  errors: [],
});

export const undoChange = endpoint({
  method: 'POST',
  path: 'v2/admin/audit/{id}/undo',
  summary: 'Takes a change back, in every row that nobody has changed since; the undoing is a change of its own.',
  who: 'admin',
  params: numbered,
  status: 200,
  answer: z.strictObject({ ...changed.shape, /** Rows that were changed since and stay as they are. */ kept: z.int() }),
  errors: ['not_found', 'change.not_undoable', 'admin.last'],
});
