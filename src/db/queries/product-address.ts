import { and, eq, gt, lt, ne, or, sql } from 'drizzle-orm';
import { freeAlias } from '#core/catalog/product-alias.ts';
import type { Database } from '#db/database.ts';
import { brands, oldAliases, products } from '#db/schema/index.ts';
import { followAlias } from './moved-addresses.ts';
import { among } from './rows-as-json.ts';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
type Kind = 'product' | 'brand';

const tables = { product: products, brand: brands } as const;
const nothing: ReadonlySet<string> = new Set();

/** The number of a product; one that was merged with another is that one. */
export const presentProduct = sql<number>`coalesce(${products.mergedInto}, ${products.id})`;

/** The address that a name has as long as no other one has it; further ones are numbered. */
export const plainAlias = (name: string): string => freeAlias(name, nothing);

/** Which of the addresses a page has or had. */
async function takenAliases(tx: Transaction, kind: Kind, aliases: readonly string[]): Promise<Set<string>> {
  const { alias } = tables[kind];
  const now = await tx.select({ alias }).from(tables[kind]).where(among(alias, aliases));
  const former = await tx
    .select({ alias: oldAliases.alias })
    .from(oldAliases)
    .where(and(eq(oldAliases.kind, kind), among(oldAliases.alias, aliases)));
  return new Set([...now, ...former].map((row) => row.alias));
}

/** An address for each name that no page has or had. */
export async function unusedAliases(tx: Transaction, kind: Kind, names: readonly string[]): Promise<string[]> {
  const plain = names.map(plainAlias);
  const taken = await takenAliases(tx, kind, plain);
  const found: string[] = [];
  for (const [index, name] of names.entries()) {
    const wished = plain[index] ?? '';
    const alias = taken.has(wished) ? await unusedAlias(tx, kind, name, taken) : wished;
    taken.add(alias);
    found.push(alias);
  }
  return found;
}

/** An address that no page has or had, and none of `also`. */
async function unusedAlias(tx: Transaction, kind: Kind, name: string, also: ReadonlySet<string>): Promise<string> {
  const table = tables[kind];
  const taken = new Set(also);
  for (;;) {
    const alias = freeAlias(name, taken);
    const stem = alias.replace(/-\d+$/, '');
    // ":" follows "9": the range holds the stem with numbers behind it.
    const numbered = (column: typeof products.alias | typeof brands.alias | typeof oldAliases.alias) =>
      or(eq(column, alias), and(gt(column, `${stem}-`), lt(column, `${stem}-:`)));
    const now = await tx.select({ alias: table.alias }).from(table).where(numbered(table.alias));
    const former = await tx
      .select({ alias: oldAliases.alias })
      .from(oldAliases)
      .where(and(eq(oldAliases.kind, kind), numbered(oldAliases.alias)));
    for (const row of [...now, ...former]) taken.add(row.alias);
    if (!taken.has(alias)) return alias;
  }
}

/** The address that belongs to a product's present name: the one it has, one it had before, or a new one. */
async function aliasFor(tx: Transaction, present: string, name: string): Promise<string> {
  const plain = plainAlias(name);
  const isOfName = (alias: string) => alias === plain || (alias.startsWith(`${plain}-`) && /^\d+$/.test(alias.slice(plain.length + 1)));
  if (isOfName(present)) return present;
  const [own] = await tx
    .select({ alias: oldAliases.alias })
    .from(oldAliases)
    .where(and(eq(oldAliases.kind, 'product'), eq(oldAliases.target, present), eq(oldAliases.alias, plain)));
  return own?.alias ?? (await unusedAliases(tx, 'product', [name]))[0] ?? present;
}

/** Gives a public product the address of its present name. Its old one leads on; what people keep of it follows. */
export async function moveProduct(
  tx: Transaction,
  { id, alias: before }: { readonly id: number; readonly alias: string },
  name: string,
  at: string,
): Promise<void> {
  const alias = await aliasFor(tx, before, name);
  if (alias === before) return;
  await tx
    .update(oldAliases)
    .set({ target: alias })
    .where(and(eq(oldAliases.kind, 'product'), eq(oldAliases.target, before), ne(oldAliases.alias, alias)));
  await tx.update(products).set({ alias }).where(eq(products.id, id));
  await followAlias(tx, 'product', before, alias, at);
}
