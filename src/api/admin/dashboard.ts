import * as z from 'zod/mini';
import { pageKinds } from '#core/visits/page-kind.ts';
import { endpoint } from '../endpoint.ts';

const count = z.int().check(z.minimum(0));
const day = z.string();

export const unreadName = z.strictObject({
  name: z.string(),
  /** Public products that have it on their list. */
  products: count,
  /** Of those: how many would be read whole if it were known, and how many would get verdicts again. */
  whole: count,
  unlocked: count,
});

export const dashboard = endpoint({
  method: 'GET',
  path: 'v2/admin/dashboard',
  summary: 'What waits for an editor, names that nobody knows, how well lists are read, and visits by day.',
  who: 'admin',
  status: 200,
  answer: z.strictObject({
    queues: z.strictObject({
      submissions: count,
      reports: count,
      heldTexts: count,
      doubtfulCategories: count,
      brandMerges: count,
      externalProducts: count,
    }),
    /** Brands that are perhaps one, the first of them. */
    alike: z.array(z.strictObject({ first: z.string(), second: z.string() })),
    unread: z.array(unreadName),
    figures: z.array(z.strictObject({ day, products: count, names: count, unread: count, whole: count, withheld: count })),
    /** Pages shown by this server. */
    visits: z.array(z.strictObject({ day, page: z.enum(pageKinds), count })),
  }),
  errors: [],
});

export const startNight = endpoint({
  method: 'POST',
  path: 'v2/admin/nightly',
  summary: 'Begins the nightly work now, unless it is under way.',
  who: 'admin',
  status: 202,
  answer: z.strictObject({ started: z.boolean() }),
  errors: ['night.unavailable'],
});
