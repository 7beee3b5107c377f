import { and, eq, gt, inArray, lt, or } from 'drizzle-orm';
import { freeAlias } from '#core/catalog/product-alias.ts';
import type { Candidate } from '#core/imports/candidate.ts';
import { aliasOf } from '#core/inci/fold.ts';
import type { Database } from '#db/database.ts';
import { brands, oldAliases, productSizes, products } from '#db/schema/index.ts';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** A product to be stored: `hash` tells whether the record changed, `derived` is JSON of core/catalog/derived.ts. */
export interface ImportedProduct extends Candidate {
  readonly hash: string;
  readonly derived: string;
}

export interface ImportBatch {
  readonly products: readonly ImportedProduct[];
  readonly knowledgeVersion: string;
  /** The moment of the run. */
  readonly at: string;
}

/** Brand key → id. A brand that an editor renamed or joined with another is found by its old address; a new one is added, a known one never changed. */
export async function brandsOf(tx: Transaction, named: readonly Candidate['brand'][], at: string): Promise<Map<string, number>> {
  const names = new Map(named.map(({ key, name }) => [key, name]));
  const ids = new Map<string, number>();
  const find = async (keys: readonly string[]) => {
    if (keys.length === 0) return;
    const rows = await tx
      .select({ id: brands.id, key: brands.nameKey })
      .from(brands)
      .where(inArray(brands.nameKey, [...keys]));
    for (const { id, key } of rows) ids.set(key, id);
  };
  await find([...names.keys()]);
  for (const [key, name] of names) {
    if (ids.has(key)) continue;
    const moved = await movedBrand(tx, aliasOf(name));
    if (moved !== null) {
      ids.set(key, moved);
      continue;
    }
    const alias = await unusedAlias(tx, 'brand', name);
    const [row] = await tx
      .insert(brands)
      .values({ alias, name, nameKey: key, addedAt: at, updatedAt: at })
      .onConflictDoNothing()
      .returning({ id: brands.id });
    if (row) ids.set(key, row.id);
    else await find([key]);
  }
  return ids;
}

async function movedBrand(tx: Transaction, alias: string): Promise<number | null> {
  const [row] = await tx
    .select({ id: brands.id })
    .from(oldAliases)
    .innerJoin(brands, eq(brands.alias, oldAliases.target))
    .where(and(eq(oldAliases.kind, 'brand'), eq(oldAliases.alias, alias)));
  return row?.id ?? null;
}

const nothing: ReadonlySet<string> = new Set();

/** Which of the addresses a product has or had. */
async function takenAliases(tx: Transaction, aliases: string[]): Promise<Set<string>> {
  const now = await tx.select({ alias: products.alias }).from(products).where(inArray(products.alias, aliases));
  const once = await tx
    .select({ alias: oldAliases.alias })
    .from(oldAliases)
    .where(and(eq(oldAliases.kind, 'product'), inArray(oldAliases.alias, aliases)));
  return new Set([...now, ...once].map(({ alias }) => alias));
}

/** An address that no page has or had, and none of `also`. */
async function unusedAlias(tx: Transaction, kind: 'product' | 'brand', name: string, also: ReadonlySet<string> = nothing): Promise<string> {
  const table = kind === 'product' ? products : brands;
  const taken = new Set(also);
  for (;;) {
    const alias = freeAlias(name, taken);
    const stem = alias.replace(/-\d+$/, '');
    // ":" follows "9": the range holds the stem with numbers behind it.
    const numbered = (column: typeof products.alias | typeof brands.alias | typeof oldAliases.alias) =>
      or(eq(column, alias), and(gt(column, `${stem}-`), lt(column, `${stem}-:`)));
    const now = await tx.select({ alias: table.alias }).from(table).where(numbered(table.alias));
    const once = await tx
      .select({ alias: oldAliases.alias })
      .from(oldAliases)
      .where(and(eq(oldAliases.kind, kind), numbered(oldAliases.alias)));
    for (const row of [...now, ...once]) taken.add(row.alias);
    if (!taken.has(alias)) return alias;
  }
}

/** The columns an import writes, new or changed. */
function columns(product: ImportedProduct, brandIds: ReadonlyMap<string, number>, { at, knowledgeVersion }: ImportBatch) {
  const { brand, title, titleRu, category, list, listDate, source, sourceId, sourceUrl, licence, hash, derived } = product;
  const brandId = brandIds.get(brand.key);
  if (brandId === undefined) throw new Error(`The brand "${brand.name}" (${brand.key}) is not in the database.`);
  return {
    brandId,
    titleEn: title,
    titleRu,
    category,
    list,
    listDate,
    source,
    sourceId,
    sourceUrl,
    licence,
    sourceHash: hash,
    derived,
    knowledgeVersion,
    updatedAt: at,
  };
}

export async function insertProducts(
  tx: Transaction,
  added: readonly ImportedProduct[],
  brandIds: ReadonlyMap<string, number>,
  batch: ImportBatch,
): Promise<void> {
  if (added.length === 0) return;
  const names = added.map(({ brand, title }) => `${brand.name} ${title}`);
  const taken = await takenAliases(
    tx,
    names.map((name) => freeAlias(name, nothing)),
  );
  const rows: (typeof products.$inferInsert)[] = [];
  for (const [index, product] of added.entries()) {
    const name = names[index] ?? '';
    const plain = freeAlias(name, nothing);
    const alias = taken.has(plain) ? await unusedAlias(tx, 'product', name, taken) : plain;
    taken.add(alias);
    rows.push({ ...columns(product, brandIds, batch), alias, addedAt: batch.at });
  }
  const made = await tx.insert(products).values(rows).returning({ id: products.id, sourceId: products.sourceId });
  const idOf = new Map(made.map(({ id, sourceId }) => [sourceId, id]));
  const sizes = added.flatMap((product) => sizesOf(idOf.get(product.sourceId) ?? 0, product));
  if (sizes.length > 0) await tx.insert(productSizes).values(sizes);
}

/** The address stays when the title changes. */
export async function updateProduct(
  tx: Transaction,
  id: number,
  product: ImportedProduct,
  brandIds: ReadonlyMap<string, number>,
  batch: ImportBatch,
): Promise<void> {
  await tx
    .update(products)
    .set(columns(product, brandIds, batch))
    .where(eq(products.id, id));
  await tx.delete(productSizes).where(eq(productSizes.productId, id));
  const sizes = sizesOf(id, product);
  if (sizes.length > 0) await tx.insert(productSizes).values(sizes);
}

const sizesOf = (productId: number, { sizes }: ImportedProduct) => sizes.map((size) => ({ productId, ...size }));
