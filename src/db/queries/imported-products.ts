import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import { freeAlias } from '#core/catalog/product-alias.ts';
import type { Candidate } from '#core/imports/candidate.ts';
import { aliasOf } from '#core/inci/fold.ts';
import type { Database } from '#db/database.ts';
import { brands, oldAliases, productSizes, products } from '#db/schema/index.ts';
import { giveBarcodes } from './barcodes.ts';
import type { Reader } from './one-row.ts';
import { among, insertRows } from './rows-as-json.ts';

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
  /** New products are kept out of the catalogue until somebody shows them. */
  readonly unshown?: true;
}

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

type Kind = 'product' | 'brand';

const tables = { product: products, brand: brands } as const;
const nothing: ReadonlySet<string> = new Set();

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
async function unusedAliases(tx: Transaction, kind: Kind, names: readonly string[]): Promise<string[]> {
  const plain = names.map((name) => freeAlias(name, nothing));
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

/** The columns an import writes, new or changed. */
function columns(product: ImportedProduct, brandIds: ReadonlyMap<string, number>, { at, knowledgeVersion }: ImportBatch) {
  const { brand, title, titleRu, category, categorySure, list, listDate, source, sourceId, sourceUrl, licence, hash, derived } = product;
  const brandId = brandIds.get(brand.key);
  if (brandId === undefined) throw new Error(`The brand "${brand.name}" (${brand.key}) is not in the database.`);
  return {
    brandId,
    titleEn: title,
    titleRu,
    category,
    categorySure,
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
  const [first] = added;
  if (!first) return;
  const aliases = await unusedAliases(
    tx,
    'product',
    added.map(({ brand, title }) => `${brand.name} ${title}`),
  );
  await insertRows(
    tx,
    products,
    added.map((product, index) => ({
      ...columns(product, brandIds, batch),
      alias: aliases[index] ?? '',
      addedAt: batch.at,
      ...(batch.unshown ? { status: 'rejected' as const } : {}),
    })),
  );
  if (added.every(({ sizes, barcodes }) => sizes.length + barcodes.length === 0)) return;
  const made = await tx
    .select({ id: products.id, sourceId: products.sourceId })
    .from(products)
    .where(
      and(
        eq(products.source, first.source),
        among(
          products.sourceId,
          added.map(({ sourceId }) => sourceId),
        ),
      ),
    );
  const idOf = new Map(made.map(({ id, sourceId }) => [sourceId, id]));
  await insertRows(
    tx,
    productSizes,
    added.flatMap((product) => sizesOf(idOf.get(product.sourceId) ?? 0, product)),
  );
  await giveBarcodes(
    tx,
    added.flatMap(({ barcodes, sourceId }) => barcodes.map((code) => ({ code, productId: idOf.get(sourceId) ?? 0 }))),
  );
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
  await giveBarcodes(
    tx,
    product.barcodes.map((code) => ({ code, productId: id })),
  );
}

const sizesOf = (productId: number, { sizes }: ImportedProduct) => sizes.map((size) => ({ productId, ...size }));
