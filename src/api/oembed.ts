import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Pixels. */
const length = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)));

/** Answers as https://oembed.com says; names are those of the format, and what else a consumer asks with is passed over. */
export const oembed = endpoint({
  method: 'GET',
  path: 'v2/oembed',
  summary: 'The card of a product for another site, as oEmbed 1.0 has it: the address of the product’s page becomes a frame.',
  who: 'anyone',
  query: z.object({
    url: z.string().check(z.minLength(1), z.maxLength(2_000)),
    maxwidth: length,
    maxheight: length,
    format: z.optional(z.string()),
  }),
  status: 200,
  answer: z.strictObject({
    type: z.literal('rich'),
    version: z.literal('1.0'),
    title: z.string(),
    /** The brand. */
    author_name: z.string(),
    provider_name: z.string(),
    provider_url: z.string(),
    /** Seconds. */
    cache_age: z.int(),
    html: z.string(),
    width: z.int(),
    height: z.int(),
    thumbnail_url: z.optional(z.string()),
    thumbnail_width: z.optional(z.int()),
    thumbnail_height: z.optional(z.int()),
  }),
  errors: ['not_found', 'format.unknown'],
  open: true,
});
