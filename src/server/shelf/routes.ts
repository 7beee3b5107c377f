import * as z from 'zod/mini';
import {
  bringThings,
  type ChangedList,
  dropCheck,
  dropChecks,
  keepCheck,
  markSeen,
  putOnShelf,
  readChecks,
  readShelf,
  readThings,
  takeFromShelf,
} from '#api/shelf.ts';
import { listChange } from '#core/shelf/list-change.ts';
import { mergedThings } from '#core/shelf/merge-things.ts';
import { ownThings } from '#core/shelf/own-things.ts';
import type { Database } from '#db/database.ts';
import { favoritesOf } from '#db/queries/favorites.ts';
import { checksOf, deleteChecks, upsertCheck } from '#db/queries/kept-checks.ts';
import { replaceThings, thingsOf } from '#db/queries/own-things.ts';
import { deleteEntry, noteSeen, otherLists, shelfOf, upsertEntry } from '#db/queries/shelf.ts';
import { subjectOf } from '#db/queries/subjects.ts';
import { ownRow, settingsOf } from '../accounts/own-account.ts';
import { iso } from '../accounts/sessions.ts';
import { route } from '../api.ts';
import { titledFavorites } from '../favorites/titled-favorites.ts';
import { limit } from '../limits.ts';
import { ApiError } from '../problems.ts';
import type { Caller, Services } from '../services.ts';

/** Everything of the caller that a file carries. */
async function ownThingsOf(db: Pick<Database, 'select'>, { site }: Services, caller: Caller, settings: ReturnType<typeof settingsOf>) {
  const saved = await titledFavorites(db, site.language, await favoritesOf(db, caller.id));
  return thingsOf(db, caller.id, site.language, settings, saved);
}

const countWriting = ({ db, limits, now }: Services, caller: Caller) => limit(db, limits.writing, caller.id, now());

/** What changed in the lists of a user's products; a list that is only written otherwise did not change. */
async function changesFor({ db, site }: Services, user: number): Promise<ChangedList[]> {
  const rows = await otherLists(db, site.language, user);
  return rows.flatMap(({ alias, title, before, now, seenAt }) =>
    listChange(before, now) === null ? [] : [{ alias, title, before, now, seenAt }],
  );
}

export const shelfRoutes = [
  route(readShelf, async (_, services, caller) => ({
    items: await shelfOf(services.db, caller.id, services.site.language),
    changes: await changesFor(services, caller.id),
  })),
  route(putOnShelf, async ({ params: { alias }, body }, services, caller) => {
    const { db, now } = services;
    await countWriting(services, caller);
    if (!(await subjectOf(db, 'product', alias))) throw new ApiError('not_found');
    const at = iso(now());
    if (!(await upsertEntry(db, caller.id, { alias, ...body, changedAt: at }))) throw new ApiError('shelf.full');
    await noteSeen(db, caller.id, alias, at, false);
    return null;
  }),
  route(takeFromShelf, async ({ params: { alias } }, services, caller) => {
    await countWriting(services, caller);
    await deleteEntry(services.db, caller.id, alias);
    return null;
  }),
  route(markSeen, async ({ params: { alias } }, services, caller) => {
    await countWriting(services, caller);
    if (!(await noteSeen(services.db, caller.id, alias, iso(services.now()), true))) throw new ApiError('not_found');
    return null;
  }),
  route(readChecks, async (_, { db }, caller) => ({ items: await checksOf(db, caller.id) })),
  route(keepCheck, async ({ params: { check }, body }, services, caller) => {
    await countWriting(services, caller);
    if (!(await upsertCheck(services.db, caller.id, { id: check, ...body }))) throw new ApiError('shelf.full');
    return null;
  }),
  route(dropCheck, async ({ params: { check } }, services, caller) => {
    await countWriting(services, caller);
    await deleteChecks(services.db, caller.id, check);
    return null;
  }),
  route(dropChecks, async (_, services, caller) => {
    await countWriting(services, caller);
    await deleteChecks(services.db, caller.id, null);
    return null;
  }),
  route(readThings, async (_, services, caller) => {
    await limit(services.db, services.limits.export, caller.id, services.now());
    return ownThingsOf(services.db, services, caller, settingsOf(await ownRow(services, caller)));
  }),
  route(bringThings, async ({ body }, services, caller) => {
    await countWriting(services, caller);
    const settings = settingsOf(await ownRow(services, caller));
    const at = iso(services.now());
    return services.db.transaction(async (inside) => {
      const own = await ownThingsOf(inside, services, caller, settings);
      const both = z.safeParse(ownThings, mergedThings(own, body));
      if (!both.success) throw new ApiError('shelf.full');
      const { avoid, allergies, like, skin } = both.data;
      await replaceThings(inside, caller.id, both.data, JSON.stringify({ ...settings, avoid, allergies, like, skin }), at);
      return both.data;
    });
  }),
];
