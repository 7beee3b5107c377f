import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const health = endpoint({
  method: 'GET',
  path: 'v2/health',
  summary: 'What is running: version, the snapshot the pages were built from, and that the database can be read; 503 where it cannot.',
  who: 'anyone',
  status: 200,
  answer: z.strictObject({ version: z.string(), snapshot: z.nullable(z.string()), database: z.literal('ok') }),
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
