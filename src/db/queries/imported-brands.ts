import { sql } from 'drizzle-orm';
import type { Candidate } from '#core/imports/candidate.ts';
import { aliasOf } from '#core/inci/names/fold.ts';
import type { Database } from '#db/database.ts';
import { brands, oldAliases } from '#db/schema/index.ts';
import type { Reader } from './one-row.ts';
import { unusedAliases } from './product-address.ts';
import { among, insertRows } from './rows-as-json.ts';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** A database or a transaction that is asked in SQL of its own. */
type Asker = Pick<Database, 'select' | 'all'>;

/** Brand key → id of those that are known. A brand that an editor renamed or joined with another is found by its old address. */
export async function knownBrands(db: Asker, named: readonly Candidate['brand'][]): Promise<Map<string, number>> {
  const names = new Map(named.map(({ key, name }) => [key, name]));
  const ids = new Map<string, number>();
  const unknown = () => [...names].filter(([key]) => !ids.has(key));
  await findBrands(db, unknown(), ids);
  await findMovedBrands(db, unknown(), ids);
  return ids;
}

/** Brand key → id; a new brand is added, a known one never changed. */
export async function brandsOf(tx: Transaction, named: readonly Candidate['brand'][], at: string): Promise<Map<string, number>> {
  const names = new Map(named.map(({ key, name }) => [key, name]));
  const ids = await knownBrands(tx, named);
  const added = [...names].filter(([key]) => !ids.has(key));
  if (added.length === 0) return ids;
  const aliases = await unusedAliases(
    tx,
    'brand',
    added.map(([, name]) => name),
  );
  await insertRows(
    tx,
    brands,
    added.map(([nameKey, name], index) => ({ alias: aliases[index] ?? '', name, nameKey, addedAt: at, updatedAt: at })),
  );
  await findBrands(tx, added, ids);
  return ids;
}

type NamedBrand = readonly [key: string, name: string];

async function findBrands(tx: Reader, named: readonly NamedBrand[], ids: Map<string, number>): Promise<void> {
  const keys = named.map(([key]) => key);
  const rows = await tx
    .select({ id: sql<number>`coalesce(${brands.mergedInto}, ${brands.id})`, key: brands.nameKey })
    .from(brands)
    .where(among(brands.nameKey, keys));
  for (const { id, key } of rows) ids.set(key, id);
}

async function findMovedBrands(tx: Asker, named: readonly NamedBrand[], ids: Map<string, number>): Promise<void> {
  const aliases = named.map(([, name]) => aliasOf(name));
  const rows = await tx.all<{ id: number; alias: string }>(sql`
    with recursive led (alias, target) as (
      select alias, target from ${oldAliases} where kind = 'brand' and ${among(oldAliases.alias, aliases)}
      union
      select led.alias, next.target from led join ${oldAliases} next on next.kind = 'brand' and next.alias = led.target
    ) select ${brands.id} as id, led.alias as alias from led join ${brands} on ${brands.alias} = led.target where ${brands.mergedInto} is null`);
  const idOf = new Map(rows.map(({ id, alias }) => [alias, id]));
  for (const [index, [key]] of named.entries()) {
    const id = idOf.get(aliases[index] ?? '');
    if (id !== undefined) ids.set(key, id);
  }
}
