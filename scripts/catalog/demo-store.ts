import { eq, inArray, sql } from 'drizzle-orm';
import { brandAliases, type DemoProduct } from '#core/catalog/demo.ts';
import type { RecipeBook } from '#core/catalog/recipe-book.ts';
import { keyOf } from '#core/inci/fold.ts';
import type { Database } from '#db/database.ts';
import { brandCertificates, brands, comparisons, meta, productSizes, products, reviews } from '#db/schema/index.ts';

/** Rows written at once: enough to be fast, few enough for the database's limit of parameters. */
const batch = 400;

function* chunks<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += batch) yield rows.slice(start, start + batch);
}

/** Which demonstration the database holds: its hash, "none" after it was cleared, or null before there was one. */
export async function demoState(db: Database): Promise<string | null> {
  const [row] = await db.select().from(meta).where(eq(meta.key, 'demo'));
  return row?.value ?? null;
}

/** Removes everything marked as a demonstration; what people added stays. `state` is remembered (demoState). */
export async function clearDemo(db: Database, state = 'none'): Promise<{ products: number; brands: number }> {
  return db.transaction(async (tx) => {
    const ids = tx.select({ id: products.id }).from(products).where(eq(products.source, 'demo'));
    await tx.delete(comparisons).where(eq(comparisons.demo, true));
    await tx.delete(reviews).where(eq(reviews.demo, true));
    await tx.delete(productSizes).where(inArray(productSizes.productId, ids));
    const gone = await tx.delete(products).where(eq(products.source, 'demo'));
    const used = tx.select({ id: products.brandId }).from(products);
    const idle = tx.select({ id: brands.id }).from(brands).where(sql`${brands.demo} = 1 and ${brands.id} not in ${used}`);
    await tx.delete(brandCertificates).where(inArray(brandCertificates.brandId, idle));
    const goneBrands = await tx.delete(brands).where(sql`${brands.demo} = 1 and ${brands.id} not in ${used}`);
    await tx
      .insert(meta)
      .values({ key: 'demo', value: state })
      .onConflictDoUpdate({ target: meta.key, set: { value: state } });
    return { products: gone.rowsAffected, brands: goneBrands.rowsAffected };
  });
}

/** Replaces the demonstration by another one, in one transaction: a reader sees the old or the new. `progress` hears how many products are written. */
export async function storeDemo(
  db: Database,
  book: RecipeBook,
  made: readonly DemoProduct[],
  state: string,
  progress: (done: number) => void,
): Promise<void> {
  await clearDemo(db, state);
  const now = book.label.lastDate;
  const aliases = brandAliases(book);
  await db.transaction(async (tx) => {
    const ids = new Map<string, number>();
    for (const [index, { name, country, website, certificates }] of book.brands.entries()) {
      const alias = aliases[index] ?? '';
      const values = { alias, name, nameKey: keyOf(name), country, website, demo: true, addedAt: now, updatedAt: now };
      const [row] = await tx
        .insert(brands)
        .values(values)
        .onConflictDoUpdate({ target: brands.nameKey, set: { updatedAt: now } })
        .returning({ id: brands.id });
      if (!row) throw new Error(`The brand ${name} could not be written.`);
      ids.set(alias, row.id);
      if (certificates.length > 0)
        await tx
          .insert(brandCertificates)
          .values(certificates.map(({ kind, issuer, checked }) => ({ brandId: row.id, kind, issuer, checked })))
          .onConflictDoNothing();
    }
    let done = 0;
    for (const part of chunks(made)) {
      const rows = await tx
        .insert(products)
        .values(
          part.map(({ alias, title, brand, category, list, listDate, addedAt }) => ({
            alias,
            brandId: ids.get(brand) ?? 0,
            titleEn: title.en,
            titleRu: title.ru,
            category,
            list,
            listDate,
            source: 'demo',
            sourceId: alias,
            addedAt,
            updatedAt: addedAt,
          })),
        )
        .returning({ id: products.id, alias: products.alias });
      const idOf = new Map(rows.map(({ id, alias }) => [alias, id]));
      const sizes = part.flatMap(({ alias, sizes }) => sizes.map((size) => ({ productId: idOf.get(alias) ?? 0, size })));
      if (sizes.length > 0) await tx.insert(productSizes).values(sizes);
      done += part.length;
      progress(done);
    }
  });
}
