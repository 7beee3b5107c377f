import { eq, inArray } from 'drizzle-orm';
import { freeAlias } from '#core/catalog/product-alias.ts';
import type { DemoBrand } from '#core/demo/brands.ts';
import type { DemoReview } from '#core/demo/reviews.ts';
import type { DemoProduct } from '#core/demo/workshop.ts';
import { keyOf } from '#core/inci/names/fold.ts';
import { textHash } from '#core/text-hash.ts';
import type { Database } from '#db/database.ts';
import { brandCertificates, brands, comparisons, productSizes, products, reviews, users } from '#db/schema/index.ts';
import { clear } from './clear-demo.ts';
import type { ListDeriver } from './knowledge-store.ts';

/** Rows written at once: enough to be fast, few enough for the database's limit of parameters. */
const batch = 400;

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

function* chunks<Row>(rows: Iterable<Row>): Generator<Row[]> {
  let chunk: Row[] = [];
  for (const row of rows) {
    chunk.push(row);
    if (chunk.length < batch) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

export interface Demonstration {
  readonly brands: readonly DemoBrand[];
  /** Taken one after another, so that a large demonstration never stands in memory. */
  readonly products: Iterable<DemoProduct>;
  /** ISO day of the brands and the authors: before anything else happened. */
  readonly since: string;
  /** Makes what is stored beside a product (products.derived), and the version of the knowledge base that reads it. */
  readonly derive: ListDeriver;
  readonly knowledgeVersion: string;
}

/** Replaces the demonstration by another one, in one transaction: a reader sees the old or the new. `progress` hears how many products are written. */
export async function storeDemo(db: Database, demo: Demonstration, state: string, progress: (done: number) => void): Promise<void> {
  await db.transaction(async (tx) => {
    await clear(tx, state);
    const shelf: Shelf = {
      brands: await storeBrands(tx, demo),
      aliases: new Set((await tx.select({ alias: products.alias }).from(products)).map(({ alias }) => alias)),
      products: new Map(),
      authors: new Map(),
      since: demo.since,
    };
    let done = 0;
    for (const part of chunks(demo.products)) {
      await storeProducts(tx, shelf, demo, part);
      await storeReviews(tx, shelf, part);
      done += part.length;
      progress(done);
    }
  });
}

/** What is written already: ids by the demonstration's own names. */
interface Shelf {
  readonly brands: ReadonlyMap<string, number>;
  /** Addresses of products that people or imports added, and of the demonstration's that had to give way. */
  readonly aliases: Set<string>;
  readonly products: Map<string, number>;
  readonly authors: Map<string, number>;
  readonly since: string;
}

/** A brand that an import brought under the same name serves both. */
async function storeBrands(tx: Transaction, { brands: made, since }: Demonstration): Promise<Map<string, number>> {
  const present = await tx.select({ id: brands.id, alias: brands.alias, nameKey: brands.nameKey }).from(brands);
  const ids = new Map<string, number>();
  const byKey = new Map(present.map(({ nameKey, id }) => [nameKey, id]));
  const aliases = new Set(present.map(({ alias }) => alias));
  const fresh: DemoBrand[] = [];
  for (const brand of made) {
    const id = byKey.get(keyOf(brand.name));
    if (id === undefined) fresh.push(brand);
    else ids.set(brand.alias, id);
  }
  for (const part of chunks(fresh)) {
    const values = part.map(({ alias: wished, name, country, website }) => {
      const alias = aliases.has(wished) ? freeAlias(wished, aliases) : wished;
      aliases.add(alias);
      return { alias, name, nameKey: keyOf(name), country, website, demo: true, addedAt: since, updatedAt: since };
    });
    const rows = await tx.insert(brands).values(values).returning({ id: brands.id, nameKey: brands.nameKey });
    const idOf = new Map(rows.map(({ id, nameKey }) => [nameKey, id]));
    for (const { alias, name } of part) ids.set(alias, idOf.get(keyOf(name)) ?? 0);
    const certificates = part.flatMap((brand) =>
      brand.certificates.map(({ kind, issuer, checked }) => ({ brandId: ids.get(brand.alias) ?? 0, kind, issuer, checked })),
    );
    if (certificates.length > 0) await tx.insert(brandCertificates).values(certificates);
  }
  return ids;
}

async function storeProducts(
  tx: Transaction,
  shelf: Shelf,
  { derive, knowledgeVersion }: Demonstration,
  part: readonly DemoProduct[],
): Promise<void> {
  const values = part.map(({ alias: wished, title, brand, category, list, listDate, addedAt, discontinuedAt }) => {
    const alias = shelf.aliases.has(wished) ? freeAlias(wished, shelf.aliases) : wished;
    if (alias !== wished) shelf.aliases.add(alias);
    return {
      alias,
      brandId: shelf.brands.get(brand) ?? 0,
      titleEn: title.en,
      titleRu: title.ru,
      category,
      list,
      listDate,
      discontinuedAt,
      source: 'demo',
      sourceId: wished,
      derived: derive({ list, titleEn: title.en, titleRu: title.ru, category }),
      knowledgeVersion,
      addedAt,
      updatedAt: addedAt,
    };
  });
  const rows = await tx.insert(products).values(values).returning({ id: products.id, sourceId: products.sourceId });
  for (const { id, sourceId } of rows) shelf.products.set(sourceId ?? '', id);
  const idOf = (alias: string) => shelf.products.get(alias) ?? 0;
  for (const { alias, replaces } of part)
    if (replaces !== null)
      await tx
        .update(products)
        .set({ replaces: idOf(replaces) })
        .where(eq(products.id, idOf(alias)));
  const sizes = part.flatMap(({ alias, offers, listDate }) =>
    offers.map(({ size, price, currency }) => ({ productId: idOf(alias), size, price, currency, priceDate: listDate })),
  );
  if (sizes.length > 0) await tx.insert(productSizes).values(sizes);
  const pairs = part.flatMap(({ alias, compared }) =>
    compared.map((other) => {
      const [one, two] = [idOf(alias), idOf(other.alias)];
      return { first: Math.min(one, two), second: Math.max(one, two), count: other.count, demo: true };
    }),
  );
  if (pairs.length > 0) await tx.insert(comparisons).values(pairs).onConflictDoNothing();
}

async function storeReviews(tx: Transaction, shelf: Shelf, part: readonly DemoProduct[]): Promise<void> {
  const written = part.flatMap(({ alias, reviews: made }) => made.map((review) => ({ alias, review })));
  await storeAuthors(
    tx,
    shelf,
    written.map(({ review }) => review),
  );
  const values = written.map(({ alias, review: { author, ...review } }) => ({
    ...review,
    productId: shelf.products.get(alias) ?? 0,
    userId: shelf.authors.get(author) ?? null,
    demo: true,
  }));
  for (const some of chunks(values)) await tx.insert(reviews).values(some);
}

/** Invented accounts, which nobody can sign in to: without a password, with an address that leads nowhere. A name that a person has is left to the person. */
async function storeAuthors(tx: Transaction, { authors, since }: Shelf, written: readonly DemoReview[]): Promise<void> {
  const fresh = [...new Set(written.map(({ author }) => author))].filter((author) => !authors.has(author));
  if (fresh.length === 0) return;
  const present = await tx.select({ key: users.usernameKey }).from(users).where(inArray(users.usernameKey, fresh));
  const taken = new Set(present.map(({ key }) => key));
  const rows = await tx
    .insert(users)
    .values(
      fresh.map((author) => {
        const username = taken.has(author) ? `${author}_${textHash(author) % 1000}` : author;
        const email = `${username}@demo.invalid`;
        return { username, usernameKey: username, email, emailKey: email, createdAt: since, demo: true };
      }),
    )
    .returning({ id: users.id });
  for (const [index, author] of fresh.entries()) authors.set(author, rows[index]?.id ?? 0);
}
