import { and, asc, count, desc, eq, ne, notInArray, sql } from 'drizzle-orm';
import type { Context } from '#core/analysis/use.ts';
import type { DerivedProduct } from '#core/catalog/derived.ts';
import { freeAlias } from '#core/catalog/product-alias.ts';
import { type CategoryUses, useOfCategory } from '#core/catalog/taxonomy.ts';
import { brandKey, brandSpelling } from '#core/imports/brand-name.ts';
import { isNearList } from '#core/imports/same-product.ts';
import type { ProductDraft } from '#core/submissions/product-draft.ts';
import type { Database } from '#db/database.ts';
import { brands, categories, meta, productSizes, products } from '#db/schema/index.ts';
import { barcodesOf, isBarcodeTaken, setBarcodes } from './barcodes.ts';
import type { Reader } from './one-row.ts';
import { moveProduct, unusedAliases } from './product-address.ts';

type Writer = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface SubmissionRow {
  readonly product: typeof products.$inferSelect;
  readonly brand: string;
  readonly sizes: readonly string[];
  readonly barcodes: readonly string[];
}

/** What follows from the list and the category's use, as it is stored beside the product. */
export interface DerivedText {
  readonly derived: string;
  readonly knowledgeVersion: string | null;
}

async function withPacks(db: Reader, rows: { product: SubmissionRow['product']; brand: string }[]): Promise<SubmissionRow[]> {
  return Promise.all(
    rows.map(async (row) => {
      const sizes = await db
        .select({ size: productSizes.size })
        .from(productSizes)
        .where(eq(productSizes.productId, row.product.id))
        .orderBy(asc(productSizes.size));
      return { ...row, sizes: sizes.map(({ size }) => size), barcodes: await barcodesOf(db, row.product.id) };
    }),
  );
}

const submitted = (db: Reader) =>
  db.select({ product: products, brand: brands.name }).from(products).innerJoin(brands, eq(brands.id, products.brandId));

export async function submissionById(db: Reader, id: number): Promise<SubmissionRow | null> {
  return (await withPacks(db, await submitted(db).where(eq(products.id, id)).limit(1)))[0] ?? null;
}

export async function submissionsOf(
  db: Reader,
  user: number,
  offset: number,
  limit: number,
): Promise<{ items: SubmissionRow[]; total: number }> {
  const mine = eq(products.addedBy, user);
  const rows = await submitted(db).where(mine).orderBy(desc(products.addedAt), desc(products.id)).limit(limit).offset(offset);
  const [total] = await db.select({ count: count() }).from(products).where(mine);
  return { items: await withPacks(db, rows), total: total?.count ?? 0 };
}

/** Our categories, as the knowledge base of the database knows them. */
export async function categoryUses(db: Reader): Promise<CategoryUses> {
  const rows = await db.select({ alias: categories.alias, context: categories.context, area: categories.area }).from(categories);
  return new Map(rows.map(({ alias, context, area }) => [alias, useOfCategory({ alias, context: context as Context, area })]));
}

/** The version of the knowledge base that the database holds; null before the first build. */
export async function knowledgeVersion(db: Reader): Promise<string | null> {
  const [row] = await db.select().from(meta).where(eq(meta.key, 'knowledge'));
  return row?.value.split(' ')[1] ?? null;
}

/** A brand that was merged with another one is that one. */
const presentBrand = sql<number>`coalesce(${brands.mergedInto}, ${brands.id})`;

/** The brand's number; a brand nobody knew is entered, and shows once it has a public product. */
export async function brandId(db: Pick<Database, 'select' | 'insert'>, name: string, at: string): Promise<number> {
  const nameKey = brandKey(name);
  const find = async () => (await db.select({ id: presentBrand }).from(brands).where(eq(brands.nameKey, nameKey)))[0]?.id;
  const existing = await find();
  if (existing !== undefined) return existing;
  const spelled = brandSpelling(name);
  const taken = new Set((await db.select({ alias: brands.alias }).from(brands)).map(({ alias }) => alias));
  await db
    .insert(brands)
    .values({ alias: freeAlias(spelled, taken), name: spelled, nameKey, addedAt: at, updatedAt: at })
    .onConflictDoNothing({ target: brands.nameKey });
  const made = await find();
  if (made === undefined) throw new Error(`The brand "${name}" could not be entered.`);
  return made;
}

/** Is there another product with this barcode, or of this brand and title with nearly the same list, that is not rejected? */
async function isDouble(db: Writer, brand: number, draft: ProductDraft, { derived }: DerivedText, except: number): Promise<boolean> {
  if (await isBarcodeTaken(db, draft.barcodes, except)) return true;
  const rows = await db
    .select({ text: products.list, items: sql<string | null>`${products.derived} -> '$.items'` })
    .from(products)
    .where(
      and(
        eq(products.brandId, brand),
        sql`lower(${products.titleEn}) = ${draft.title.toLowerCase()}`,
        ne(products.status, 'rejected'),
        ne(products.status, 'removed'),
        ne(products.id, except),
      ),
    );
  const { items } = JSON.parse(derived) as DerivedProduct;
  // A list that was never read tells nothing.
  const mine = { text: draft.inci, items };
  return rows.some(({ text, items: theirs }) => theirs === null || isNearList({ text, items: JSON.parse(theirs) as typeof items }, mine));
}

/** Makes these the sizes of a product; those it had keep their prices. */
async function setSizes(db: Writer, productId: number, sizes: readonly string[]): Promise<void> {
  await db.delete(productSizes).where(and(eq(productSizes.productId, productId), notInArray(productSizes.size, [...sizes])));
  if (sizes.length > 0)
    await db
      .insert(productSizes)
      .values(sizes.map((size) => ({ productId, size })))
      .onConflictDoNothing();
}

/** Enters a submission; null when the product is there already. */
export async function insertSubmission(
  db: Database,
  draft: ProductDraft,
  further: DerivedText,
  user: number,
  at: string,
): Promise<number | null> {
  return db.transaction(async (inside) => {
    const brand = await brandId(inside, draft.brand, at);
    if (await isDouble(inside, brand, draft, further, 0)) return null;
    const [alias = ''] = await unusedAliases(inside, 'product', [`${draft.brand} ${draft.title}`]);
    const [row] = await inside
      .insert(products)
      .values({
        alias,
        brandId: brand,
        titleEn: draft.title,
        category: draft.category,
        list: draft.inci,
        listDate: at.slice(0, 10),
        status: 'pending',
        source: 'user',
        addedBy: user,
        addedAt: at,
        updatedAt: at,
        ...further,
      })
      .returning({ id: products.id });
    if (!row) throw new Error('The submission could not be entered.');
    await setSizes(inside, row.id, draft.sizes);
    await setBarcodes(inside, row.id, draft.barcodes);
    return row.id;
  });
}

/** Changes a product; false when it would be a double of another one. The address of a public one follows its name, and no import writes over what was changed. */
export async function updateSubmission(db: Database, id: number, draft: ProductDraft, further: DerivedText, at: string): Promise<boolean> {
  return db.transaction(async (inside) => {
    const brand = await brandId(inside, draft.brand, at);
    const before = await submissionById(inside, id);
    if (!before) return false;
    const { product, sizes: _, ...pack } = before;
    const isRenamed = product.brandId !== brand || product.titleEn !== draft.title;
    const hasOtherCodes = draft.barcodes.some((code) => !pack.barcodes.includes(code));
    if ((isRenamed || product.list !== draft.inci || hasOtherCodes) && (await isDouble(inside, brand, draft, further, id))) return false;
    await inside
      .update(products)
      .set({ brandId: brand, titleEn: draft.title, category: draft.category, list: draft.inci, updatedAt: at, editedAt: at, ...further })
      .where(eq(products.id, id));
    if (isRenamed && product.status === 'public') await moveProduct(inside, product, `${draft.brand} ${draft.title}`, at);
    await setSizes(inside, id, draft.sizes);
    await setBarcodes(inside, id, draft.barcodes);
    return true;
  });
}

/** Takes the editors' question off a submission that waits. */
export async function answerQuestion(db: Pick<Database, 'update'>, id: number): Promise<void> {
  await db
    .update(products)
    .set({ statusReason: null })
    .where(and(eq(products.id, id), eq(products.status, 'pending')));
}

export async function setPicture(db: Pick<Database, 'update'>, id: number, imageKey: string, at: string): Promise<void> {
  await db.update(products).set({ imageKey, updatedAt: at }).where(eq(products.id, id));
}
