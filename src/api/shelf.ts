import * as z from 'zod/mini';
import { keptCheck, ownThings, shelfEntry, shelfPlace } from '#core/shelf/own-things.ts';
import { endpoint } from './endpoint.ts';
import { alias, moment } from './fields.ts';

/** Bytes of everything that somebody may bring along: hundreds of long lists. */
const largestThings = 4_000_000;

const params = z.strictObject({ alias });
const checkParams = z.strictObject({ check: keptCheck.shape.id });

/** The list of a product of one's own that is another one than when it was last seen. */
const changedList = z.strictObject({ alias: z.string(), title: z.string(), before: z.string(), now: z.string(), seenAt: moment });
export type ChangedList = z.output<typeof changedList>;

export const readShelf = endpoint({
  method: 'GET',
  path: 'v2/user/shelf',
  summary: 'The products on one’s shelves, the newest first, and what changed in the lists of these and of one’s favourites.',
  who: 'user',
  status: 200,
  answer: z.strictObject({
    /** What is gone from the catalogue has no title. */
    items: z.array(z.strictObject({ ...shelfEntry.shape, title: z.nullable(z.string()) })),
    changes: z.array(changedList),
  }),
  errors: [],
});

export const putOnShelf = endpoint({
  method: 'PUT',
  path: 'v2/user/shelf/{alias}',
  summary: 'Puts a product on a shelf, from another one if it stands there.',
  who: 'user',
  params,
  body: shelfPlace,
  status: 204,
  answer: null,
  errors: ['not_found', 'shelf.full', 'rate.limited'],
});

export const takeFromShelf = endpoint({
  method: 'DELETE',
  path: 'v2/user/shelf/{alias}',
  summary: 'Takes a product from its shelf; again changes nothing.',
  who: 'user',
  params,
  status: 204,
  answer: null,
  errors: ['rate.limited'],
});

export const markSeen = endpoint({
  method: 'PUT',
  path: 'v2/user/seen-lists/{alias}',
  summary: 'Notes that the list of a product of one’s own was seen as it is now.',
  who: 'user',
  params,
  status: 204,
  answer: null,
  errors: ['not_found', 'rate.limited'],
});

export const readChecks = endpoint({
  method: 'GET',
  path: 'v2/user/checks',
  summary: 'The lists one checked and keeps in the account, the newest first.',
  who: 'user',
  status: 200,
  answer: z.strictObject({ items: z.array(keptCheck) }),
  errors: [],
});

export const keepCheck = endpoint({
  method: 'PUT',
  path: 'v2/user/checks/{check}',
  summary: 'Keeps a list that was checked, or its new name.',
  who: 'user',
  params: checkParams,
  body: z.omit(keptCheck, { id: true }),
  status: 204,
  answer: null,
  errors: ['shelf.full', 'rate.limited'],
});

export const dropCheck = endpoint({
  method: 'DELETE',
  path: 'v2/user/checks/{check}',
  summary: 'Forgets a list; again changes nothing.',
  who: 'user',
  params: checkParams,
  status: 204,
  answer: null,
  errors: ['rate.limited'],
});

export const dropChecks = endpoint({
  method: 'DELETE',
  path: 'v2/user/checks',
  summary: 'Forgets all lists one checked.',
  who: 'user',
  status: 204,
  answer: null,
  errors: ['rate.limited'],
});

export const readThings = endpoint({
  method: 'GET',
  path: 'v2/user/things',
  summary: 'Shelves, favourites, checks, what one avoids and likes, as one file that can be brought to another device or account.',
  who: 'user',
  status: 200,
  answer: ownThings,
  errors: ['rate.limited'],
});

export const bringThings = endpoint({
  method: 'POST',
  path: 'v2/user/things',
  summary: 'Adds what was kept on a device or in a file to what the account has; nothing of either is lost. Answers with both together.',
  who: 'user',
  body: ownThings,
  largestBody: largestThings,
  status: 200,
  answer: ownThings,
  errors: ['shelf.full', 'rate.limited'],
});
