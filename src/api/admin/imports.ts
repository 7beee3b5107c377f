import * as z from 'zod/mini';
import { importKinds } from '#core/imports/candidate.ts';
import { endpoint } from '../endpoint.ts';
import { id, moment } from '../fields.ts';
import { optionalText } from '../lists.ts';
import { numbered, rowPage, rowQuery } from './rows.ts';

const count = z.int().check(z.minimum(0));

const source = z.strictObject({ kind: z.enum(importKinds), file: optionalText, shop: optionalText, since: optionalText });

export const importJob = z.strictObject({
  id,
  kind: z.enum(importKinds),
  /** What was imported: a file's name, an address, or nothing for an official export. */
  name: z.string(),
  shop: optionalText,
  since: optionalText,
  by: optionalText,
  state: z.enum(['asked', 'running', 'done', 'failed', 'stopped']),
  askedAt: moment,
  startedAt: z.nullable(moment),
  endedAt: z.nullable(moment),
  /** How much of its source is read, from 0 to 1. */
  share: z.nullable(z.number()),
  /** How often it went on after it was killed. */
  restarts: count,
  rows: count,
  added: count,
  changed: count,
  rejected: count,
  log: optionalText,
});
export type ImportJobRecord = z.output<typeof importJob>;

export const importState = endpoint({
  method: 'GET',
  path: 'v2/admin/imports',
  summary: 'What can be imported here, and the imports that administrators started.',
  who: 'admin',
  status: 200,
  answer: z.strictObject({
    /** Can this server import? */
    here: z.boolean(),
    /** Lines of sources.yaml, and the official exports. */
    sources: z.array(source),
    jobs: z.array(importJob),
  }),
  errors: [],
});

export const sendImportFile = endpoint({
  method: 'POST',
  path: 'v2/admin/imports/files',
  summary: 'Sends a file to be imported, at most 32 MB: JSON lines, XML or separated values, packed or not.',
  who: 'admin',
  query: z.strictObject({ name: z.string().check(z.minLength(1), z.maxLength(200)) }),
  file: true,
  status: 201,
  answer: z.strictObject({ file: z.string() }),
  errors: ['import.unavailable'],
});

export const startImport = endpoint({
  method: 'POST',
  path: 'v2/admin/imports',
  summary: 'Imports one of the sources (its place in their list), or a file that was sent.',
  who: 'admin',
  body: z.strictObject({
    source: z.optional(count),
    file: z.optional(z.string().check(z.maxLength(200))),
    kind: z.optional(z.enum(importKinds)),
    shop: z.optional(z.string().check(z.maxLength(200))),
  }),
  status: 202,
  answer: z.strictObject({ job: importJob }),
  errors: ['not_found', 'import.unavailable'],
});

export const stopImport = endpoint({
  method: 'POST',
  path: 'v2/admin/imports/{id}/stop',
  summary: 'Stops an import; what was imported stays.',
  who: 'admin',
  params: numbered,
  status: 200,
  answer: z.strictObject({ job: importJob }),
  errors: ['not_found'],
});

export const continueImport = endpoint({
  method: 'POST',
  path: 'v2/admin/imports/{id}/continue',
  summary: 'Lets an import that failed or was stopped go on where it stood.',
  who: 'admin',
  params: numbered,
  status: 202,
  answer: z.strictObject({ job: importJob }),
  errors: ['not_found', 'import.unavailable'],
});

export const importRun = z.strictObject({
  id,
  kind: z.string(),
  file: z.string(),
  startedAt: moment,
  finishedAt: z.nullable(moment),
  rows: count,
  added: count,
  changed: count,
  unchanged: count,
  rejected: count,
  conflicts: count,
});
export type ImportRunRecord = z.output<typeof importRun>;

export const importRuns = endpoint({
  method: 'GET',
  path: 'v2/admin/imports/runs',
  summary: 'Every run of every import, of the command line too, newest first.',
  who: 'admin',
  query: z.strictObject(rowQuery([])),
  status: 200,
  answer: rowPage(importRun),
  errors: [],
});

export const reportedRow = z.strictObject({
  id,
  row: count,
  line: count,
  record: optionalText,
  code: z.string(),
  /** It was imported, but not wholly. */
  imported: z.boolean(),
  reason: z.string(),
  detail: optionalText,
});
export type ReportedRowRecord = z.output<typeof reportedRow>;

export const importReport = endpoint({
  method: 'GET',
  path: 'v2/admin/imports/runs/{id}/rows',
  summary: 'Rows of a run that were not imported, or not wholly, each with its reason.',
  who: 'admin',
  params: numbered,
  query: z.strictObject(rowQuery([])),
  status: 200,
  answer: rowPage(reportedRow),
  errors: ['not_found', 'import.unavailable'],
});
