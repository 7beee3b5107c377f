import { eq } from 'drizzle-orm';
import type { Language } from '#core/language.ts';
import type { OwnThings, SavedThing } from '#core/shelf/own-things.ts';
import type { Database } from '#db/database.ts';
import { favorites, keptChecks, seenLists, shelfProducts, users } from '#db/schema/index.ts';
import { checksOf } from './kept-checks.ts';
import { seenOf, shelfOf } from './shelf.ts';

/** A favourite; what is gone from the catalogue has no title. */
interface Saved extends Pick<SavedThing, 'kind' | 'alias'> {
  readonly title: string | null;
}
type Settings = Pick<OwnThings, 'avoid' | 'allergies' | 'like' | 'skin'>;

/** Everything of a user that a file carries; what is gone from the catalogue is called by its address. */
export async function thingsOf(
  db: Pick<Database, 'select'>,
  user: number,
  language: Language,
  settings: Settings,
  saved: readonly Saved[],
): Promise<OwnThings> {
  const { avoid, allergies, like, skin } = settings;
  return {
    version: 1,
    shelf: (await shelfOf(db, user, language)).map((entry) => ({ ...entry, title: entry.title ?? entry.alias })),
    favorites: saved.map(({ kind, alias, title }) => ({ kind, alias, title: title ?? alias })),
    checks: await checksOf(db, user),
    seen: await seenOf(db, user),
    avoid,
    allergies,
    like,
    skin,
  };
}

type Writing = Pick<Database, 'select' | 'insert' | 'update' | 'delete'>;

/** Rows that go into one statement: SQLite binds so many values at most. */
const atOnce = 500;
const inParts = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, part) => rows.slice(part * atOnce, (part + 1) * atOnce));

/** Puts these in place of what a user has; within a transaction. Favourites that were there keep their time, new ones get `at`. */
export async function replaceThings(db: Writing, user: number, things: OwnThings, settings: string, at: string): Promise<void> {
  const owned = { userId: user };
  await db.update(users).set({ settings }).where(eq(users.id, user));
  await db.delete(shelfProducts).where(eq(shelfProducts.userId, user));
  for (const part of inParts(things.shelf))
    await db.insert(shelfProducts).values(part.map(({ title: _, ...entry }) => ({ ...owned, ...entry })));
  await db.delete(keptChecks).where(eq(keptChecks.userId, user));
  for (const part of inParts(things.checks)) await db.insert(keptChecks).values(part.map((check) => ({ ...owned, ...check })));
  // The newest come first: each is a little older than the one before.
  const times = things.favorites.map((_, place) => new Date(Date.parse(at) - place).toISOString());
  for (const part of inParts(things.favorites.map(({ kind, alias }, place) => ({ ...owned, kind, alias, at: times[place] ?? at }))))
    await db.insert(favorites).values(part).onConflictDoNothing();
  // What a mail told of stays noted.
  for (const { alias, list, at: seenAt } of things.seen)
    await db
      .insert(seenLists)
      .values({ ...owned, alias, list, at: seenAt })
      .onConflictDoUpdate({ target: [seenLists.userId, seenLists.alias], set: { list, at: seenAt } });
}
