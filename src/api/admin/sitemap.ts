import * as z from 'zod/mini';
import { unlistedReasons } from '#core/catalog/unlisted.ts';
import { endpoint } from '../endpoint.ts';
import { moment } from '../fields.ts';
import { optionalText } from '../lists.ts';

const count = z.int().check(z.minimum(0));

export const sitemapState = endpoint({
  method: 'GET',
  path: 'v2/admin/sitemap',
  summary: 'What the sitemaps list, what they do not and why, and what crawlers fetched last.',
  who: 'admin',
  status: 200,
  answer: z.strictObject({
    /** Address of the index of all sitemaps. */
    index: z.string(),
    files: z.array(z.strictObject({ file: z.string(), addresses: count, newest: optionalText })),
    unlisted: z.array(z.strictObject({ reason: z.enum(unlistedReasons), count })),
    /** Counted by this server. */
    crawls: z.array(z.strictObject({ crawler: z.string(), file: z.string(), count, lastAt: moment })),
  }),
  errors: [],
});

export const sitemapAddress = endpoint({
  method: 'GET',
  path: 'v2/admin/sitemap/address',
  summary: 'Does a sitemap list this address, and if not, why?',
  who: 'admin',
  query: z.strictObject({ path: z.string().check(z.regex(/^\//), z.maxLength(800)) }),
  status: 200,
  answer: z.strictObject({ file: optionalText, reason: z.nullable(z.enum(unlistedReasons)) }),
  errors: [],
});
