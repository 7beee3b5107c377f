import { eq } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import {
  complaints,
  favorites,
  heldTexts,
  helpfulVotes,
  identities,
  keptChecks,
  products,
  reviews,
  routines,
  secondFactors,
  seenLists,
  sessions,
  shelfProducts,
} from '#db/schema/index.ts';
import type { UserRow } from './accounts.ts';

/** Everything the database keeps of a user, but secrets. */
export async function exportOf(db: Pick<Database, 'select'>, user: UserRow): Promise<Record<string, unknown>> {
  const { id, passwordHash: _, usernameKey: __, emailKey: ___, ...account } = user;
  const [routine] = await db.select({ steps: routines.steps, updatedAt: routines.updatedAt }).from(routines).where(eq(routines.userId, id));
  const [factor] = await db.select({ since: secondFactors.confirmedAt }).from(secondFactors).where(eq(secondFactors.userId, id));
  return {
    account: { id, ...account, settings: JSON.parse(account.settings) },
    sessions: await db
      .select({ agent: sessions.agent, createdAt: sessions.createdAt, expiresAt: sessions.expiresAt, endedAt: sessions.endedAt })
      .from(sessions)
      .where(eq(sessions.userId, id)),
    secondFactor: factor ?? null,
    identities: await db
      .select({ provider: identities.provider, subject: identities.subject })
      .from(identities)
      .where(eq(identities.userId, id)),
    favorites: await db
      .select({ kind: favorites.kind, alias: favorites.alias, at: favorites.at })
      .from(favorites)
      .where(eq(favorites.userId, id)),
    reviews: await db.select().from(reviews).where(eq(reviews.userId, id)),
    helpful: await db.select({ review: helpfulVotes.reviewId }).from(helpfulVotes).where(eq(helpfulVotes.userId, id)),
    products: await db
      .select({ alias: products.alias, title: products.titleEn, list: products.list, status: products.status, addedAt: products.addedAt })
      .from(products)
      .where(eq(products.addedBy, id)),
    routine: routine ? { steps: JSON.parse(routine.steps), updatedAt: routine.updatedAt } : null,
    shelf: await db.select().from(shelfProducts).where(eq(shelfProducts.userId, id)),
    checks: await db.select().from(keptChecks).where(eq(keptChecks.userId, id)),
    seenLists: await db.select().from(seenLists).where(eq(seenLists.userId, id)),
    complaints: await db.select().from(complaints).where(eq(complaints.by, id)),
    heldTexts: await db.select().from(heldTexts).where(eq(heldTexts.userId, id)),
  };
}
