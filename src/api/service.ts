import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const health = endpoint({
  method: 'GET',
  path: 'v2/health',
  summary: 'What is running: version, the snapshot the pages were built from, whether the database answers.',
  who: 'anyone',
  status: 200,
  answer: z.strictObject({ version: z.string(), snapshot: z.nullable(z.string()), database: z.enum(['ok', 'unreachable']) }),
  errors: [],
});

export const description = endpoint({
  method: 'GET',
  path: 'v2/openapi.json',
  summary: 'This description (OpenAPI 3.1).',
  who: 'anyone',
  status: 200,
  answer: z.record(z.string(), z.unknown()),
  errors: [],
  open: true,
});
