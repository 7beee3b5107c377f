import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { brands, favorites, oldAliases, products, seenLists, shelfProducts } from '#db/schema/index.ts';

/** An address that a page had leads to where it is now, and favourites, shelves and routines follow it. */

type Writer = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'run'>;
type Kind = 'product' | 'brand';

const leadOn = (db: Writer, kind: Kind, alias: string, target: string, since: string) =>
  db
    .insert(oldAliases)
    .values({ kind, alias, target, since })
    .onConflictDoUpdate({ target: [oldAliases.kind, oldAliases.alias], set: { target, since } });

const leadNowhere = (db: Writer, kind: Kind, alias: string) =>
  db.delete(oldAliases).where(and(eq(oldAliases.kind, kind), eq(oldAliases.alias, alias)));

/** What follows when a product or a brand has another address now. */
export async function followAlias(db: Writer, kind: Kind, from: string, to: string, at: string): Promise<void> {
  await leadNowhere(db, kind, to);
  await leadOn(db, kind, from, to, at);
  // Who keeps both addresses keeps the present one.
  await db.run(sql`update or ignore favorites set alias = ${to} where kind = ${kind} and alias = ${from}`);
  await db.delete(favorites).where(and(eq(favorites.kind, kind), eq(favorites.alias, from)));
  if (kind !== 'product') return;
  for (const table of [shelfProducts, seenLists]) {
    await db.run(sql`update or ignore ${table} set alias = ${to} where alias = ${from}`);
    await db.delete(table).where(eq(table.alias, from));
  }
  await db.run(sql`update routines set steps = replace(steps, ${named(from)}, ${named(to)}) where instr(steps, ${named(from)})`);
}

/** How a routine names a product. */
const named = (alias: string) => `"product":${JSON.stringify(alias)}`;

/** What follows when one is merged with another, or no longer is (`into` null): its address leads there. */
export async function followMerge(db: Writer, kind: Kind, id: number, into: number | null, at: string): Promise<void> {
  const table = kind === 'product' ? products : brands;
  const aliasOf = async (one: number) => (await db.select({ alias: table.alias }).from(table).where(eq(table.id, one)))[0]?.alias;
  const alias = await aliasOf(id);
  const target = into === null ? undefined : await aliasOf(into);
  if (alias === undefined) return;
  if (target === undefined) await leadNowhere(db, kind, alias);
  else await leadOn(db, kind, alias, target, at);
}
